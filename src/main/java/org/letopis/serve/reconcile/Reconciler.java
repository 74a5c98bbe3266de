package org.letopis.serve.reconcile;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.FoldedName;
import org.letopis.serve.facts.Facts;

/**
 * The service over one release: answers of the Reconciliation Service API 0.2
 * (https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/).
 */
public final class Reconciler {

  /** So many queries can be asked at once. */
  public static final int MOST_QUERIES = 200;

  private static final int MOST_LETTERS = 200;

  /** Of all names of a batch: what is compared grows with them. */
  private static final int MOST_LETTERS_OF_ALL = 10_000;

  private static final int LIMIT = 10;
  private static final int MOST_RESULTS = 50;

  /** From here on a name was written as it is, in whatever case or script. */
  private static final double SURE = 93;

  /** Below this a name is too far from what somebody wrote to be shown as found. */
  private static final double ALIKE = 72;

  /** How much of a score the properties make where a query has some. */
  private static final double OF_PROPERTIES = 0.3;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final String base;
  private final Entities entities;
  private final List<Known> known;
  private final NameMatcher matcher;

  private Reconciler(String base, Entities entities, NameMatcher matcher) {
    this.base = base;
    this.entities = entities;
    this.known = entities.all();
    this.matcher = matcher;
  }

  /**
   * Reads a release; runs within the caller's read transaction.
   *
   * @param base base IRI of the data
   * @param paradigms makes the case forms of names
   * @param prepositions words before a name that are no part of it
   */
  public static Reconciler read(
      Graph union, String base, Paradigms paradigms, Set<String> prepositions) {
    Entities entities = Entities.read(union, base);
    return new Reconciler(base, entities, new NameMatcher(entities.all(), paradigms, prepositions));
  }

  Entities entities() {
    return entities;
  }

  String base() {
    return base;
  }

  List<Known> beginning(String prefix) {
    return matcher.beginning(prefix).stream().map(known::get).toList();
  }

  /** Things of which a name begins so, the shortest name first. */
  public List<Node> beginning(String prefix, int most) {
    return beginning(prefix).stream().limit(most).map(Known::node).toList();
  }

  /** Things that a name means: those called so, those of which a name begins so, those alike. */
  public List<Node> named(String name, int most) {
    Map<Integer, Double> scores = matcher.scores(name);
    Stream<Integer> ranked =
        scores.entrySet().stream()
            .filter(e -> e.getValue() >= ALIKE)
            .sorted(
                Map.Entry.<Integer, Double>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(Map.Entry::getKey);
    List<Integer> alike = ranked.toList();
    return Stream.of(
            alike.stream().filter(i -> scores.get(i) >= SURE),
            matcher.beginning(name).stream(),
            alike.stream())
        .flatMap(s -> s)
        .distinct()
        .limit(most)
        .map(i -> known.get(i).node())
        .toList();
  }

  /**
   * Answers a batch of queries.
   *
   * @param union the graph, for the properties of candidates
   * @param batch the queries as JSON: ids and queries
   * @throws BadQueryException where it is no batch, or too large a one
   */
  public ObjectNode answer(Graph union, String batch) throws BadQueryException {
    JsonNode queries = parse(batch);
    if (!queries.isObject()) {
      throw new BadQueryException(
          "\"queries\" is an object of queries by id: {\"q0\": {\"query\": \"Prizren\"}}", false);
    }
    if (queries.size() > MOST_QUERIES) {
      throw new BadQueryException(
          "%d queries at once are too many; send at most %d"
              .formatted(queries.size(), MOST_QUERIES),
          true);
    }
    int letters =
        queries.properties().stream()
            .mapToInt(q -> q.getValue().path("query").asText().length())
            .sum();
    if (letters > MOST_LETTERS_OF_ALL) {
      throw new BadQueryException(
          "names of %d letters at once are too many; send at most %d, in several batches"
              .formatted(letters, MOST_LETTERS_OF_ALL),
          true);
    }
    ObjectNode answers = JSON.createObjectNode();
    for (Map.Entry<String, JsonNode> query : queries.properties()) {
      answers.set(query.getKey(), answer(new Facts(union), query.getKey(), query.getValue()));
    }
    return answers;
  }

  static JsonNode parse(String json) throws BadQueryException {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new BadQueryException(notJson(e), false);
    }
  }

  /** In our own words: the library's speak of its classes. */
  private static String notJson(JsonProcessingException e) {
    if (e instanceof StreamConstraintsException) {
      return "what was sent nests too deep, or has a number or a text that is too long";
    }
    return "what was sent is no JSON: it breaks off or goes wrong at character "
        + Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getCharOffset() + 1);
  }

  private ObjectNode answer(Facts facts, String id, JsonNode query) throws BadQueryException {
    JsonNode text = query.path("query");
    boolean hasProperties = query.path("properties").size() > 0;
    if (!query.isObject() || !(text.isTextual() || (text.isMissingNode() && hasProperties))) {
      throw new BadQueryException(
          "query \"%s\" needs a text \"query\", or \"properties\"".formatted(id), false);
    }
    if (text.asText().length() > MOST_LETTERS) {
      throw new BadQueryException(
          "query \"%s\" is longer than a name; give at most %d letters".formatted(id, MOST_LETTERS),
          false);
    }
    List<Candidate> found = new ArrayList<>();
    TypeFilter types = TypeFilter.of(query);
    for (Map.Entry<Integer, Double> match : matches(text).entrySet()) {
      Known candidate = known.get(match.getKey());
      if (types.admits(candidate)) {
        double name = match.getValue() - types.less(candidate);
        found.add(Candidate.of(facts, candidate, name, query, entities, base));
      }
    }
    found.sort(
        Comparator.comparing((Candidate c) -> -c.score()).thenComparing(c -> c.known().id()));
    boolean one =
        !found.isEmpty()
            && found.getFirst().isSure()
            && (found.size() == 1 || found.get(1).score() < found.getFirst().score());
    ArrayNode result = JSON.createArrayNode();
    found.stream()
        .limit(limit(query))
        .forEach(c -> result.add(c.json(entities, one && c == found.getFirst())));
    ObjectNode answer = JSON.createObjectNode();
    answer.set("result", result);
    return answer;
  }

  /** Who a query may mean; without a name everybody, told apart by properties alone. */
  private Map<Integer, Double> matches(JsonNode text) {
    if (text.isTextual()) {
      return matcher.scores(text.asText());
    }
    Map<Integer, Double> all = new TreeMap<>();
    for (int i = 0; i < known.size(); i++) {
      all.put(i, 0.0);
    }
    return all;
  }

  private static int limit(JsonNode query) throws BadQueryException {
    int limit = query.path("limit").asInt(LIMIT);
    if (limit < 1) {
      throw new BadQueryException("\"limit\" is a whole number from 1", false);
    }
    return Math.min(limit, MOST_RESULTS);
  }

  /** A candidate with its score, and what of the query's properties fits. */
  private record Candidate(Known known, double score, double name, Map<String, Boolean> fits) {

    static Candidate of(
        Facts facts, Known known, double name, JsonNode query, Entities entities, String base)
        throws BadQueryException {
      Map<String, Boolean> fits = new TreeMap<>();
      for (JsonNode property : query.path("properties")) {
        Optional<Column> column = Column.find(property.path("pid").asText());
        if (column.isPresent()) {
          fits.put(
              column.get().id(),
              fits(facts, known.node(), column.get(), property.path("v"), entities, base));
        }
      }
      long right = fits.values().stream().filter(f -> f).count();
      double score =
          fits.isEmpty()
              ? name
              : query.has("query")
                  ? name * (1 - OF_PROPERTIES) + 100 * OF_PROPERTIES * right / fits.size()
                  : 100.0 * right / fits.size();
      return new Candidate(known, Math.round(score * 10) / 10.0, name, fits);
    }

    private static boolean fits(
        Facts facts, Node entity, Column column, JsonNode wanted, Entities entities, String base) {
      List<String> values =
          column.values().of(facts, entity).stream()
              .flatMap(v -> Types.readings(v, entities, base).stream())
              .map(FoldedName::fold)
              .toList();
      List<JsonNode> all = new ArrayList<>();
      if (wanted.isArray()) {
        wanted.forEach(all::add);
      } else {
        all.add(wanted);
      }
      return all.stream()
          .map(v -> v.isObject() ? v.path("id").asText() : v.asText())
          .map(FoldedName::fold)
          .anyMatch(values::contains);
    }

    boolean isSure() {
      return name >= SURE && fits.values().stream().allMatch(f -> f);
    }

    ObjectNode json(Entities entities, boolean match) {
      ObjectNode node = JSON.createObjectNode();
      node.put("id", known.id());
      node.put("name", known.name());
      node.put("description", known.description());
      node.put("score", score);
      node.put("match", match);
      node.putArray("type").add(Types.json(known.type(), entities));
      ArrayNode features = node.putArray("features");
      features.addObject().put("id", "name").put("value", Math.round(name * 10) / 10.0);
      fits.forEach((column, fit) -> features.addObject().put("id", column).put("value", fit));
      return node;
    }
  }
}

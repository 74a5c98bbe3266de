package org.letopis.serve.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Dataset;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Spot;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.corpus.TextSearch;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Facet;

/** The answers of the API. Every method runs within the caller's read transaction. */
public final class Api {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Node CONTRADICTION = Onto.term("contradictionKind");
  private static final Set<Node> TYPES =
      Set.of(Onto.term("ComparisonType"), Onto.term("ContradictionKind"));
  private static final Set<Node> PLACES =
      Set.of(Onto.SETTLEMENT, Onto.MUNICIPALITY, Onto.REGION, Onto.RIVER, Onto.SITE_CLASS);

  private final Dataset dataset;
  private final Facts facts;
  private final ClaimJson claims;
  private final Choices choices;
  private final Corpus corpus;

  /**
   * The API over a store.
   *
   * @param corpus what the store says
   * @param base base IRI of the data
   */
  public Api(Dataset dataset, Corpus corpus, String base) {
    this.dataset = dataset;
    this.corpus = corpus;
    this.facts = corpus.facts(dataset);
    this.choices = new Choices(facts, base);
    this.claims = new ClaimJson(facts);
  }

  /**
   * Claims by filters, in the order of documents and text.
   *
   * @throws ApiException where a parameter cannot be meant
   */
  public ObjectNode claims(Map<String, List<String>> parameters) throws ApiException {
    Asked asked = Asked.of(parameters, choices);
    List<ClaimView> found = found(asked);
    ObjectNode answer = paged(asked, found.size());
    ArrayNode list = answer.putArray("claims");
    asked.part(found).forEach(c -> list.add(claims.of(c)));
    return answer;
  }

  /**
   * The same as a table (RFC 4180).
   *
   * @throws ApiException where a parameter cannot be meant
   */
  public String claimsCsv(Map<String, List<String>> parameters) throws ApiException {
    Asked asked = Asked.of(parameters, choices);
    return ClaimTable.of(asked.part(found(asked)), claims);
  }

  /**
   * How claims stand to each other: those of which at least one claim fits the filters.
   *
   * @throws ApiException where a parameter cannot be meant
   */
  public ObjectNode comparisons(Map<String, List<String>> parameters) throws ApiException {
    Map<String, List<String>> filters = new TreeMap<>(parameters);
    Optional<Node> type = type(filters);
    filters.remove("type");
    Asked asked = Asked.of(filters, choices);
    Set<Node> fitting =
        found(asked).stream().map(ClaimView::claim).collect(Collectors.toCollection(HashSet::new));
    List<Node> found =
        facts.subjects(RDF.type.asNode(), Onto.COMPARISON).stream()
            .filter(c -> type.isEmpty() || isOfType(c, type.get()))
            .filter(c -> facts.objects(c, Onto.COMPARES).stream().anyMatch(fitting::contains))
            .toList();
    ObjectNode answer = paged(asked, found.size());
    ArrayNode list = answer.putArray("comparisons");
    Map<Node, Stated> byNode = corpus.byNode();
    asked.part(found).forEach(c -> list.add(comparison(c, byNode)));
    return answer;
  }

  /** A type of comparison, or a kind of contradiction, by its IRI or its own name in any case. */
  private Optional<Node> type(Map<String, List<String>> parameters) throws ApiException {
    Optional<String> asked = Asked.one(parameters, "type");
    if (asked.isEmpty()) {
      return Optional.empty();
    }
    return TYPES.stream()
        .flatMap(c -> facts.subjects(RDF.type.asNode(), c).stream())
        .filter(
            t ->
                t.getURI().equals(asked.get())
                    || t.getURI().equalsIgnoreCase(Onto.NS + asked.get()))
        .findFirst()
        .map(Optional::of)
        .orElseThrow(
            () ->
                new ApiException(
                    "\"type\" cannot be \"%s\"; it can be an IRI or one of: %s"
                        .formatted(asked.get(), choices.listed(TYPES))));
  }

  private boolean isOfType(Node comparison, Node type) {
    return facts.has(comparison, Onto.COMPARISON_TYPE, type)
        || facts.has(comparison, CONTRADICTION, type);
  }

  private ObjectNode comparison(Node comparison, Map<Node, Stated> byNode) {
    ObjectNode node = JSON.createObjectNode().put("id", comparison.getURI());
    node.set("label", claims.labels(comparison));
    facts
        .object(comparison, Onto.COMPARISON_TYPE)
        .ifPresent(t -> node.set("type", claims.reference(t)));
    facts
        .object(comparison, CONTRADICTION)
        .ifPresent(t -> node.set("contradiction", claims.reference(t)));
    ArrayNode list = node.putArray("claims");
    facts.objects(comparison, Onto.COMPARES).stream()
        .map(c -> byNode.get(c).view())
        .sorted(ClaimView.TEXT_ORDER)
        .forEach(c -> list.add(claims.of(c)));
    return node;
  }

  /**
   * Places and sites with coordinates, and how many claims of which kind speak of each (GeoJSON).
   *
   * @param chosen the claims that count
   * @param named whether only places are wanted that these claims name
   */
  public ObjectNode places(List<Stated> chosen, boolean named) {
    Map<Node, Spot> spots = new TreeMap<>((a, b) -> a.getURI().compareTo(b.getURI()));
    if (!named) {
      PLACES.forEach(
          type ->
              facts
                  .subjects(RDF.type.asNode(), type)
                  .forEach(p -> spots.put(p, Spot.of(facts, p, type, List.of()))));
    }
    Spot.of(facts, chosen).forEach(s -> spots.put(s.node(), s));
    ObjectNode answer = JSON.createObjectNode().put("type", "FeatureCollection");
    ArrayNode features = answer.putArray("features");
    spots.values().stream()
        .filter(s -> s.point().isPresent())
        .forEach(s -> features.add(feature(s, s.point().get())));
    return answer;
  }

  private ObjectNode feature(Spot spot, Spot.Point point) {
    ObjectNode feature =
        JSON.createObjectNode().put("type", "Feature").put("id", spot.node().getURI());
    feature
        .putObject("geometry")
        .put("type", "Point")
        .putArray("coordinates")
        .add(point.longitude())
        .add(point.latitude());
    ObjectNode properties = feature.putObject("properties");
    properties.set("label", claims.labels(spot.node()));
    properties.put("type", spot.type().getURI().replace(Onto.NS, ""));
    ObjectNode kinds = properties.putObject("claims");
    Map<String, Integer> counts = new TreeMap<>();
    spot.claims().stream()
        .flatMap(c -> c.view().kind().stream())
        .forEach(k -> counts.merge(k.getURI().replace(Onto.NS, ""), 1, Integer::sum));
    counts.forEach(kinds::put);
    return feature;
  }

  private List<ClaimView> found(Asked asked) {
    Predicate<Stated> fits =
        asked.filters().entrySet().stream()
            .map(filter -> fits(filter.getKey(), filter.getValue()))
            .reduce(claim -> true, Predicate::and);
    if (asked.text().isPresent()) {
      Set<Node> fitting = TextSearch.claims(dataset, asked.text().get());
      fits = fits.and(claim -> fitting.contains(claim.node()));
    }
    return corpus.claims().stream().filter(fits).map(Stated::view).toList();
  }

  /** Whether a claim has one of the values; a place stands for all that lies within it too. */
  private Predicate<Stated> fits(Node property, List<Node> values) {
    if (property.equals(Onto.PLACE)) {
      Set<String> keys =
          values.stream()
              .map(v -> Keys.of(Facet.PLACE, v, choices.base()))
              .collect(Collectors.toSet());
      return claim -> claim.values(Facet.PLACE).stream().anyMatch(keys::contains);
    }
    Set<Node> fitting =
        values.stream()
            .flatMap(value -> facts.subjects(property, value).stream())
            .collect(Collectors.toSet());
    return claim -> fitting.contains(claim.node());
  }

  private static ObjectNode paged(Asked asked, int total) {
    return JSON.createObjectNode()
        .put("total", total)
        .put("page", asked.page())
        .put("size", asked.size());
  }
}

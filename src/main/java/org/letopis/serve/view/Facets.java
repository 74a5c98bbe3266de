package org.letopis.serve.view;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.corpus.Days;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Facet;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Words;

/**
 * What a reader has chosen: of each facet any of the values, of all facets together.
 *
 * @param chosen values by facet; facets without a choice are not there
 */
public record Facets(Map<Facet, Set<String>> chosen) {

  private static final List<String> ALWAYS = List.of("lang", "quotes", "format");

  /** What can stand in an IRI. */
  private static final String KEY = "[^\\s<>\"{}|\\\\^`]+";

  private static final Map<Facet, Set<Node>> CLASSES =
      Map.of(
          Facet.KIND, Set.of(Onto.KIND_CLASS),
          Facet.PLACE, Choices.PLACES,
          Facet.SOURCE, Set.of(Onto.DOCUMENT),
          Facet.GROUP, Set.of(Onto.GROUP_CLASS),
          Facet.AUTHORITY, Choices.ACTORS);

  public Facets {
    chosen = Map.copyOf(chosen);
  }

  /**
   * Reads the state of an address.
   *
   * @param choices what values there are
   * @param more parameters that the view knows beside the facets
   * @throws BadStateException where a value is none that there is, or a parameter is none
   */
  public static Facets of(
      Query query, Corpus corpus, Choices choices, Set<String> more, Words words)
      throws BadStateException {
    Map<Facet, Set<String>> chosen = new EnumMap<>(Facet.class);
    for (Query.Parameter parameter : query.parameters()) {
      Facet facet = Facet.of(parameter.name()).orElse(null);
      if (facet != null) {
        if (!known(facet, parameter.value(), corpus, choices)) {
          throw new BadStateException(
              words.say(
                  "bad.value",
                  facet.parameter(),
                  parameter.value(),
                  String.join(", ", offered(facet, corpus))),
              query.without(parameter.name(), parameter.value()));
        }
        chosen.computeIfAbsent(facet, f -> new TreeSet<>()).add(parameter.value());
      } else if (!more.contains(parameter.name()) && !ALWAYS.contains(parameter.name())) {
        throw new BadStateException(
            words.say("bad.parameter", parameter.name(), String.join(", ", names(more))),
            query.without(parameter.name()));
      }
    }
    return new Facets(chosen);
  }

  /** What claims have, or the graph has without a claim: then nothing is shown. */
  private static boolean known(Facet facet, String value, Corpus corpus, Choices choices) {
    if (facet == Facet.DAY) {
      return Days.day(value).filter(day -> day.toString().equals(value)).isPresent();
    }
    return value.matches(KEY)
        && (corpus.value(facet, value).isPresent()
            || choices.has(Keys.node(facet, value, choices.base()), CLASSES.get(facet)));
  }

  /** The values that claims have. */
  private static Set<String> offered(Facet facet, Corpus corpus) {
    return corpus.claims().stream()
        .flatMap(c -> c.values(facet).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> names(Set<String> more) {
    Set<String> names = new TreeSet<>(more);
    for (Facet facet : Facet.values()) {
      names.add(facet.parameter());
    }
    return names;
  }

  /** Whether nothing is chosen. */
  public boolean isEmpty() {
    return chosen.isEmpty();
  }

  /** Whether that value is chosen. */
  public boolean has(Facet facet, String value) {
    return chosen.getOrDefault(facet, Set.of()).contains(value);
  }

  /** Whether a claim is chosen. */
  public boolean fits(Stated claim) {
    return chosen.keySet().stream().allMatch(facet -> fits(facet, claim));
  }

  private boolean fits(Facet facet, Stated claim) {
    return !chosen.containsKey(facet)
        || claim.values(facet).stream().anyMatch(chosen.get(facet)::contains);
  }

  /** The claims that are chosen. */
  public List<Stated> of(List<Stated> claims) {
    return claims.stream().filter(this::fits).toList();
  }

  /**
   * How many claims each value of a facet would show, given what is chosen of the other facets;
   * only values that show some, or are chosen.
   */
  public SortedMap<String, Integer> counts(Facet facet, List<Stated> claims) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    chosen.getOrDefault(facet, Set.of()).forEach(value -> counts.put(value, 0));
    Set<Facet> others = new HashSet<>(chosen.keySet());
    others.remove(facet);
    claims.stream()
        .filter(c -> others.stream().allMatch(o -> fits(o, c)))
        .forEach(c -> c.values(facet).forEach(v -> counts.merge(v, 1, Integer::sum)));
    return counts;
  }
}

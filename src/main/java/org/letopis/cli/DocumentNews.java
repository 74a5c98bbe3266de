package org.letopis.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparison;
import org.letopis.compare.Origin;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Linked;

/**
 * What one document adds to the others, what it supports and what it contradicts.
 *
 * @param document its file name
 * @param kinds how many claims of each kind it makes
 * @param alone how many of them stand in no comparison with another document
 * @param undated how many of them could be about any event, as the catalogue does not say what days
 *     the document tells of: nothing is compared with them
 * @param contradictions comparisons with other documents that contradict, or name different things
 * @param supports those that agree, refine, or add up, from an origin of its own
 * @param repeats those that agree, but have one origin with another document that says it: no
 *     further support
 * @param others those that fit as part and whole, or can both be right
 * @param origins what it shares its source with
 */
record DocumentNews(
    String document,
    SortedMap<String, Long> kinds,
    long alone,
    long undated,
    List<Comparison> contradictions,
    List<Comparison> supports,
    List<Comparison> repeats,
    List<Comparison> others,
    List<Origin> origins) {

  static DocumentNews of(String document, Linked linked, Compared compared) {
    List<Claim> claims =
        linked.documents().stream()
            .filter(d -> d.document().name().equals(document))
            .map(DocumentClaims::claims)
            .flatMap(List::stream)
            .toList();
    Set<String> own = claims.stream().map(Claim::id).collect(Collectors.toSet());
    List<Comparison> with =
        compared.comparisons().stream().filter(c -> isBetween(c.claims(), own)).toList();
    Set<String> met = new HashSet<>();
    with.forEach(comparison -> met.addAll(comparison.claims()));
    List<Comparison> supports =
        of(with, Set.of(Comparison.Type.AGREES, Comparison.Type.REFINES, Comparison.Type.ADDS_UP));
    List<Origin> shared =
        compared.origins().stream().filter(o -> isBetween(o.claims(), own)).toList();
    Set<Comparison> repeated =
        supports.stream()
            .filter(c -> c.type() == Comparison.Type.AGREES && isRepeated(c, own, shared))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return new DocumentNews(
        document,
        claims.stream()
            .collect(Collectors.groupingBy(Claim::kind, TreeMap::new, Collectors.counting())),
        own.stream().filter(id -> !met.contains(id)).count(),
        undated(document, linked),
        of(with, Set.of(Comparison.Type.CONTRADICTS)),
        supports.stream().filter(c -> !repeated.contains(c)).toList(),
        List.copyOf(repeated),
        of(
            with,
            Set.of(
                Comparison.Type.COMPATIBLE, Comparison.Type.PART_OF, Comparison.Type.LEAVES_OPEN)),
        shared);
  }

  private static long undated(String document, Linked linked) {
    boolean dated =
        linked.documents().stream()
            .filter(d -> d.document().name().equals(document))
            .anyMatch(d -> d.entry().filter(e -> e.coverageStart().isPresent()).isPresent());
    return dated
        ? 0
        : linked.claims().stream()
            .filter(claim -> claim.claim().evidence().document().equals(document))
            .filter(claim -> claim.event().isEmpty() && claim.claim().count().isPresent())
            .count();
  }

  /** Whether one of the others that agree has one origin with what this document says. */
  private static boolean isRepeated(Comparison agreement, Set<String> own, List<Origin> shared) {
    return shared.stream()
        .anyMatch(
            origin ->
                agreement.claims().stream()
                        .anyMatch(id -> own.contains(id) && origin.claims().contains(id))
                    && agreement.claims().stream()
                        .anyMatch(id -> !own.contains(id) && origin.claims().contains(id)));
  }

  private static boolean isBetween(List<String> claims, Set<String> own) {
    return claims.stream().anyMatch(own::contains) && !own.containsAll(claims);
  }

  private static List<Comparison> of(List<Comparison> comparisons, Set<Comparison.Type> types) {
    return comparisons.stream().filter(c -> types.contains(c.type())).toList();
  }

  /** For a reader, line by line. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    long claims = kinds.values().stream().mapToLong(Long::longValue).sum();
    lines.add(
        "%s: %s, %d of which no other document speaks"
            .formatted(document, Counted.of(claims, "claim"), alone));
    if (undated > 0) {
      lines.add(
          "  of %s it is not known which event they are about; say in catalog.ttl what days the text tells of (dcterms:temporal), and they are compared too"
              .formatted(Counted.of(undated, "figure")));
    }
    kinds.forEach((kind, n) -> lines.add("  %-20s %d".formatted(kind, n)));
    tell("contradicts", contradictions, lines);
    tell("supports", supports, lines);
    tell("repeats, from one origin", repeats, lines);
    tell("fits or differs", others, lines);
    lines.add("one origin with others: " + origins.size());
    origins.forEach(origin -> lines.add("  " + origin.english()));
    return lines;
  }

  private static void tell(String how, List<Comparison> comparisons, List<String> lines) {
    lines.add(how + ": " + comparisons.size());
    comparisons.forEach(comparison -> lines.add("  " + comparison.english()));
  }
}

package org.letopis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;

/**
 * Adds figures that one document gives for parts which share nothing (peoples, places, days) and
 * sets their sum against every figure of the whole.
 */
final class SumComparer {

  private static final List<Dimension> DIMENSIONS =
      List.of(Dimension.GROUP, Dimension.PLACE, Dimension.TIME);

  /**
   * What happens to a person or a thing once: who protests on two days or in two places is one
   * participant, and a village can be emptied of two peoples.
   */
  private static final Set<String> ADDITIVE =
      Set.of("Death", "Injury", "Disappearance", "PropertyDamage", "Arrest", "Conviction");

  private final Scopes scopes;

  SumComparer(Scopes scopes) {
    this.scopes = scopes;
  }

  List<Comparison> compare(List<Figure> block) {
    if (block.isEmpty()
        || !ADDITIVE.contains(Keys.family(block.getFirst().linked().claim().kind()))) {
      return List.of();
    }
    Map<String, List<Figure>> wholes = new LinkedHashMap<>();
    block.stream()
        .filter(Figure::isDated)
        .forEach(
            figure ->
                wholes.computeIfAbsent(figure.signature(), s -> new ArrayList<>()).add(figure));
    SortedMap<String, List<Figure>> versions =
        block.stream()
            .collect(
                Collectors.groupingBy(
                    figure -> figure.document() + "\u001f" + figure.authorities(),
                    TreeMap::new,
                    Collectors.toList()));
    versions.values().removeIf(figures -> figures.size() < 2);
    List<Comparison> comparisons = new ArrayList<>();
    for (List<Figure> figures : versions.values()) {
      for (List<Figure> alike : wholes.values()) {
        for (Dimension dimension : DIMENSIONS) {
          List<Figure> parts = parts(figures, alike.getFirst(), dimension);
          if (parts.size() > 1) {
            alike.forEach(whole -> sum(parts, whole, dimension).ifPresent(comparisons::add));
          }
        }
      }
    }
    return comparisons;
  }

  /** What of the figures is narrower than the whole in that one dimension; none that meet. */
  private List<Figure> parts(List<Figure> figures, Figure whole, Dimension dimension) {
    List<Figure> narrower =
        figures.stream()
            .filter(figure -> isPart(scopes.compare(figure.linked(), whole.linked()), dimension))
            .toList();
    boolean apart =
        narrower.stream()
            .allMatch(
                a ->
                    narrower.stream()
                        .allMatch(
                            b ->
                                a == b
                                    || scopes.compare(a.linked(), b.linked()).in(dimension)
                                        == Extent.APART));
    return apart ? narrower : List.of();
  }

  private static boolean isPart(ScopeComparison scope, Dimension dimension) {
    return scope.in(dimension) == Extent.NARROWER
        && scope.extents().entrySet().stream()
            .filter(entry -> entry.getKey() != dimension)
            .allMatch(
                entry ->
                    entry.getValue() == Extent.SAME
                        || entry.getKey() == Dimension.UNIT && entry.getValue() == Extent.NARROWER);
  }

  private static Optional<Comparison> sum(List<Figure> parts, Figure whole, Dimension dimension) {
    Interval sum = parts.stream().map(Figure::interval).reduce(Interval::plus).orElseThrow();
    Sides sides =
        new Sides(
            Figure.claims(parts),
            List.of(whole.linked()),
            Optional.empty(),
            List.of(dimension),
            List.of());
    if (sum.isExact() && sum.sameBounds(whole.interval())) {
      return Optional.of(Comparisons.of(Type.ADDS_UP, sides));
    }
    return sum.exceeds(whole.interval())
        ? Optional.of(Comparisons.contradiction(Contradiction.TOTAL_AGAINST_PARTS, sides))
        : Optional.empty();
  }
}

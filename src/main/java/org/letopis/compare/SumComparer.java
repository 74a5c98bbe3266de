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
            .collect(Collectors.groupingBy(Figure::version, TreeMap::new, Collectors.toList()));
    versions.values().removeIf(figures -> figures.size() < 2);
    Versions own = new Versions(block, scopes);
    List<Comparison> comparisons = new ArrayList<>();
    for (List<Figure> figures : versions.values()) {
      for (List<Figure> alike : wholes.values()) {
        Figure first = alike.getFirst();
        List<ScopeComparison> compared =
            figures.stream().map(f -> scopes.compare(f.linked(), first.linked())).toList();
        for (Dimension dimension : DIMENSIONS) {
          List<Figure> parts = parts(figures, compared, dimension);
          if (parts.size() > 1) {
            alike.forEach(whole -> sum(parts, whole, dimension, own).ifPresent(comparisons::add));
          }
        }
      }
    }
    return comparisons;
  }

  /** What of the figures is narrower than the whole in that one dimension; none that meet. */
  private List<Figure> parts(
      List<Figure> figures, List<ScopeComparison> compared, Dimension dimension) {
    List<Figure> narrower = new ArrayList<>();
    for (int i = 0; i < figures.size(); i++) {
      if (compared.get(i).isNarrowerOnlyIn(dimension)) {
        narrower.add(figures.get(i));
      }
    }
    if (narrower.size() < 2) {
      return List.of();
    }
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

  /** A version that names a total itself is set against others by that, not by its parts. */
  private static Optional<Comparison> sum(
      List<Figure> parts, Figure whole, Dimension dimension, Versions own) {
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
    Figure part = parts.getFirst();
    return sum.exceeds(whole.interval()) && !own.haveTotal(part, whole)
        ? Optional.of(Comparisons.contradiction(Contradiction.TOTAL_AGAINST_PARTS, sides))
        : Optional.empty();
  }
}

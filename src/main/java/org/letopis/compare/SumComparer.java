package org.letopis.compare;

import java.util.ArrayList;
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
    List<Alike> wholes = Alike.of(block.stream().filter(Figure::isDated).toList(), scopes);
    Alike.ByPlace byPlace = new Alike.ByPlace(wholes, scopes);
    SortedMap<String, List<Figure>> versions =
        block.stream()
            .collect(Collectors.groupingBy(Figure::version, TreeMap::new, Collectors.toList()));
    versions.values().removeIf(figures -> figures.size() < 2);
    Versions own = new Versions(block, scopes);
    List<Comparison> comparisons = new ArrayList<>();
    for (List<Figure> figures : versions.values()) {
      for (int whole : holdingTwo(figures, byPlace)) {
        Alike alike = wholes.get(whole);
        List<ScopeComparison> compared =
            figures.stream()
                .map(f -> scopes.compare(scopes.numbers(f.linked()), alike.scope()))
                .toList();
        for (Dimension dimension : DIMENSIONS) {
          List<Figure> parts = parts(figures, compared, dimension);
          if (parts.size() > 1) {
            comparisons.addAll(sums(parts, alike, dimension, own));
          }
        }
      }
    }
    return comparisons;
  }

  /** The scopes whose place holds that of two of the figures at least. */
  private List<Integer> holdingTwo(List<Figure> figures, Alike.ByPlace byPlace) {
    Map<Integer, Integer> held = new TreeMap<>();
    figures.forEach(
        figure ->
            byPlace
                .holding(scopes.numbers(figure.linked()))
                .forEach(whole -> held.merge(whole, 1, Integer::sum)));
    held.values().removeIf(times -> times < 2);
    return List.copyOf(held.keySet());
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
  private static List<Comparison> sums(
      List<Figure> parts, Alike wholes, Dimension dimension, Versions own) {
    Interval sum = parts.stream().map(Figure::interval).reduce(Interval::plus).orElseThrow();
    List<Figure> equal =
        wholes.figures().stream()
            .filter(whole -> sum.isExact() && sum.sameBounds(whole.interval()))
            .toList();
    List<Figure> less =
        own.haveTotal(parts.getFirst(), wholes.first())
            ? List.of()
            : wholes.figures().stream().filter(whole -> sum.exceeds(whole.interval())).toList();
    List<Comparison> comparisons = new ArrayList<>();
    if (!equal.isEmpty()) {
      comparisons.add(Comparisons.of(Type.ADDS_UP, sides(parts, equal, dimension)));
    }
    if (!less.isEmpty()) {
      comparisons.add(
          Comparisons.contradiction(
              Contradiction.TOTAL_AGAINST_PARTS, sides(parts, less, dimension)));
    }
    return comparisons;
  }

  private static Sides sides(List<Figure> parts, List<Figure> wholes, Dimension dimension) {
    return new Sides(
        Figure.claims(parts),
        Figure.claims(wholes),
        Optional.empty(),
        List.of(dimension),
        List.of());
  }
}

package org.letopis.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/** Compares figures of the same event, kind, unit, groups and places between documents. */
final class FigureComparer {

  /**
   * Kinds whose claims do not say all of what they count: where people went, whether a force was
   * there or was sent. Two of their figures can differ and both be right.
   */
  private static final Set<String> OPEN_SCOPE =
      Set.of("Displacement", "Evacuation", "Return", "Deployment", "Aid");

  private FigureComparer() {}

  static List<Comparison> compare(List<LinkedClaim> claims) {
    SortedMap<String, List<Figure>> comparable = new TreeMap<>();
    claims.stream()
        .map(Figure::of)
        .flatMap(Optional::stream)
        .forEach(
            figure ->
                comparable.computeIfAbsent(figure.key(), key -> new ArrayList<>()).add(figure));
    List<Comparison> comparisons = new ArrayList<>();
    for (List<Figure> figures : comparable.values()) {
      comparisons.addAll(agreements(figures));
      comparisons.addAll(differences(figures));
    }
    return comparisons;
  }

  /**
   * The same figure in several documents. A claim whose time could not be resolved ("that day")
   * agrees with one about the whole: it is the figure that agrees.
   */
  private static List<Comparison> agreements(List<Figure> figures) {
    SortedMap<String, List<Figure>> same = new TreeMap<>();
    for (Figure figure : figures) {
      Interval interval = figure.interval();
      String time = figure.time() instanceof Scope.Time.Day day ? day.start() : "";
      same.computeIfAbsent(
              interval.low() + ".." + interval.high() + " " + time, key -> new ArrayList<>())
          .add(figure);
    }
    return same.values().stream()
        .filter(group -> documents(group) > 1)
        .map(group -> Comparisons.of(Type.AGREES, Optional.empty(), group))
        .toList();
  }

  private static List<Comparison> differences(List<Figure> figures) {
    List<Comparison> comparisons = new ArrayList<>();
    for (int i = 0; i < figures.size(); i++) {
      for (int j = i + 1; j < figures.size(); j++) {
        difference(figures.get(i), figures.get(j)).ifPresent(comparisons::add);
      }
    }
    return comparisons;
  }

  private static Optional<Comparison> difference(Figure a, Figure b) {
    if (a.document().equals(b.document())
        || a.interval().sameBounds(b.interval())
        || !a.sameScope(b)) {
      return Optional.empty();
    }
    if (a.interval().within(b.interval())) {
      return Optional.of(Comparisons.of(Type.REFINES, Optional.empty(), List.of(a, b)));
    }
    if (b.interval().within(a.interval())) {
      return Optional.of(Comparisons.of(Type.REFINES, Optional.empty(), List.of(b, a)));
    }
    if (a.interval().withDoubt().overlaps(b.interval().withDoubt())) {
      return Optional.of(Comparisons.of(Type.COMPATIBLE, Optional.empty(), List.of(a, b)));
    }
    if (OPEN_SCOPE.contains(a.linked().claim().kind())) {
      return Optional.empty();
    }
    boolean bound = a.interval().isOpen() || b.interval().isOpen();
    List<Figure> ordered = b.interval().isOpen() ? List.of(a, b) : List.of(b, a);
    return Optional.of(
        Comparisons.of(
            Type.CONTRADICTS,
            Optional.of(bound ? Contradiction.BROKEN_BOUND : Contradiction.DISJOINT_FIGURES),
            bound ? ordered : List.of(a, b)));
  }

  private static long documents(Collection<Figure> figures) {
    return figures.stream().map(Figure::document).collect(Collectors.toSet()).size();
  }
}

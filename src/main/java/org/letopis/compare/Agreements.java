package org.letopis.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.link.Scope;

/** Finds figures of one block that several documents give alike. */
final class Agreements {

  private final Scopes scopes;
  private final Origins origins;

  Agreements(Scopes scopes, Origins origins) {
    this.scopes = scopes;
    this.origins = origins;
  }

  List<Comparison> compare(List<Figure> block) {
    SortedMap<String, List<Figure>> same = new TreeMap<>();
    for (Figure figure : block) {
      Interval interval = figure.interval();
      same.computeIfAbsent(interval.low() + ".." + interval.high(), key -> new ArrayList<>())
          .add(figure);
    }
    return same.values().stream()
        .filter(figures -> documents(figures) > 1)
        .flatMap(figures -> cliques(figures).stream())
        .filter(figures -> documents(figures) > 1)
        .map(Figure::claims)
        .map(claims -> Comparisons.agreement(claims, Optional.empty(), origins.support(claims)))
        .toList();
  }

  private static long documents(Collection<Figure> figures) {
    return figures.stream().map(Figure::document).distinct().count();
  }

  /**
   * Sets in which each agrees with each. The claim that says least of its scope comes first, so
   * that what is said of the whole gathers what says more.
   */
  private List<List<Figure>> cliques(List<Figure> figures) {
    SortedMap<String, List<Figure>> bySignature =
        figures.stream()
            .collect(Collectors.groupingBy(Figure::signature, TreeMap::new, Collectors.toList()));
    List<List<Figure>> classes =
        bySignature.values().stream()
            .sorted(Comparator.comparing(some -> detail(some.getFirst())))
            .toList();
    // Figures of one class agree with the same others: one of each is asked.
    List<List<List<Figure>>> cliques = new ArrayList<>();
    for (List<Figure> some : classes) {
      cliques.stream()
          .filter(clique -> clique.stream().allMatch(c -> agree(some.getFirst(), c.getFirst())))
          .findFirst()
          .orElseGet(
              () -> {
                cliques.add(new ArrayList<>());
                return cliques.getLast();
              })
          .add(some);
    }
    return cliques.stream().map(c -> c.stream().flatMap(List::stream).toList()).toList();
  }

  private static int detail(Figure figure) {
    return figure.linked().claim().groups().size()
        + figure.linked().scope().places().size()
        + figure.linked().claim().modes().size()
        + figure.linked().agents().size()
        + (figure.linked().scope().time() instanceof Scope.Time.Whole ? 0 : 1);
  }

  private boolean agree(Figure one, Figure other) {
    return agree(one, other, scopes.compare(one.linked(), other.linked()), scopes.tables());
  }

  /**
   * Whether the same figure is the same statement. Of things it is no matter whether whose they are
   * is said, nor in which ways they were damaged and by whom: the number is what agrees. Of people,
   * a group is who they are. A time that could not be resolved ("that day") does not part what the
   * figure joins.
   */
  static boolean agree(Figure one, Figure other, ScopeComparison scope, ScopeTables tables) {
    if (!one.interval().sameBounds(other.interval())) {
      return false;
    }
    boolean people = tables.units().countsPeople(one.unit());
    Extent group = scope.in(Dimension.GROUP);
    Extent time = scope.in(Dimension.TIME);
    return scope.in(Dimension.UNIT) == Extent.SAME
        && (group == Extent.SAME || !people && group.isInclusion())
        && samePlace(one, other, scope.in(Dimension.PLACE))
        && (time == Extent.SAME
            || time == Extent.OVERLAPPING
            || !one.isDated()
            || !other.isDated());
  }

  private static boolean samePlace(Figure one, Figure other, Extent place) {
    boolean bothPlaced =
        !one.linked().scope().places().isEmpty() && !other.linked().scope().places().isEmpty();
    return place == Extent.SAME || bothPlaced && place.isInclusion();
  }
}

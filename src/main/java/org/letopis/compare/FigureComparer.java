package org.letopis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares the figures of one block, scope with scope: what differs, and what is part of what.
 * Equal figures of one scope are one side of a comparison.
 */
final class FigureComparer {

  /**
   * Kinds whose claims do not say all of what they count: where people went, whether a force was
   * there or was sent. Two of their figures can differ and both be right.
   */
  private static final Set<String> OPEN_SCOPE =
      Set.of("Displacement", "Evacuation", "Return", "Deployment", "Aid");

  private final Scopes scopes;

  FigureComparer(Scopes scopes) {
    this.scopes = scopes;
  }

  /**
   * @param block figures of one event, kind and unit, by document and place in the text
   * @param broken by the id of a whole the ids of parts that are together more than it: though each
   *     alone would fit, it is not told
   */
  List<Comparison> compare(List<Figure> block, Map<String, Set<String>> broken) {
    List<Alike> alike = Alike.of(block, scopes);
    Alike.ByPlace byPlace = new Alike.ByPlace(alike, scopes);
    SameScope same = new SameScope(scopes.tables());
    PartsAndWholes parts = new PartsAndWholes(scopes, new Versions(block, scopes), broken);
    List<Comparison> comparisons = new ArrayList<>();
    for (int i = 0; i < alike.size(); i++) {
      for (int j : byPlace.related(i)) {
        if (i <= j) {
          Alike some = alike.get(i);
          Alike others = alike.get(j);
          ScopeComparison scope = scopes.compare(some.scope(), others.scope());
          comparisons.addAll(
              switch (scope.whole()) {
                case SAME -> same.compare(some, others);
                case NARROWER -> parts.compare(some, others, scope);
                case WIDER -> parts.compare(others, some, scope.turned());
                case OVERLAPPING -> same.overlapping(some, others, scope);
                case APART -> List.<Comparison>of();
              });
        }
      }
    }
    return comparisons;
  }

  /** A figure as it is bundled with equal ones. */
  static Bundles bundles() {
    return new Bundles(claim -> Interval.of(claim.claim().count().orElseThrow()));
  }

  static boolean isOpen(Figure figure) {
    return OPEN_SCOPE.contains(figure.linked().claim().kind());
  }
}

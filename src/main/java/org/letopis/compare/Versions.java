package org.letopis.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The figures of one block by version: what one document says on one authority. Where two versions
 * each have a figure of their own for one scope, these two are what is compared; a part of the one
 * is then not set against the whole of the other.
 */
final class Versions {

  private final Scopes scopes;
  private final Map<String, List<Figure>> figures;

  Versions(List<Figure> block, Scopes scopes) {
    this.scopes = scopes;
    this.figures =
        block.stream()
            .filter(figure -> !figure.isAlleged())
            .collect(Collectors.groupingBy(Figure::version, HashMap::new, Collectors.toList()));
  }

  /** Whether the part's version says of the whole, or the whole's of the part, something else. */
  boolean sayThemselves(Figure part, Figure whole) {
    return has(part, figure -> is(figure, whole, Extent.SAME) && !mayBe(figure, whole))
        || has(whole, figure -> is(figure, part, Extent.SAME) && !mayBe(figure, part))
        || has(whole, figure -> isBetween(part, figure, whole));
  }

  /** Whether the figures' version has a figure of its own for all of what the whole counts. */
  boolean haveTotal(Figure part, Figure whole) {
    return has(part, figure -> is(figure, whole, Extent.SAME));
  }

  /** A nearer whole of the same version: what fits into it fits into what holds it. */
  private boolean isBetween(Figure part, Figure figure, Figure whole) {
    return figure != whole
        && is(part, figure, Extent.NARROWER)
        && is(figure, whole, Extent.NARROWER);
  }

  private boolean is(Figure one, Figure other, Extent extent) {
    return scopes.compare(one.linked(), other.linked()).whole() == extent;
  }

  private static boolean mayBe(Figure one, Figure other) {
    return one.interval().canBe(other.interval());
  }

  private boolean has(Figure ofVersion, Predicate<Figure> condition) {
    return figures.getOrDefault(ofVersion.version(), List.of()).stream()
        .filter(figure -> figure != ofVersion)
        .anyMatch(condition);
  }
}

package org.letopis.compare;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * How the scope of one claim stands to that of another, dimension by dimension. Millions of them
 * are made and thrown away, so they are no more than an array.
 */
final class ScopeComparison {

  private static final Dimension[] DIMENSIONS = Dimension.values();

  private final Extent[] extents;

  /**
   * @param extents one for each dimension, in the order of {@link Dimension}
   */
  ScopeComparison(Extent... extents) {
    if (extents.length != DIMENSIONS.length) {
      throw new IllegalArgumentException(
          "a scope has " + DIMENSIONS.length + " dimensions, not " + extents.length);
    }
    this.extents = extents;
  }

  Extent in(Dimension dimension) {
    return extents[dimension.ordinal()];
  }

  Extent whole() {
    Extent whole = Extent.SAME;
    for (Extent extent : extents) {
      whole = whole.and(extent);
    }
    return whole;
  }

  ScopeComparison turned() {
    return new ScopeComparison(Arrays.stream(extents).map(Extent::turned).toArray(Extent[]::new));
  }

  /** Whether the first is narrower in that dimension, and neither narrower nor wider elsewhere. */
  boolean isNarrowerOnlyIn(Dimension dimension) {
    for (Dimension other : DIMENSIONS) {
      Extent extent = in(other);
      boolean fits =
          other == dimension
              ? extent == Extent.NARROWER
              : extent == Extent.SAME || other == Dimension.UNIT && extent == Extent.NARROWER;
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** Dimensions in which the first is the narrower one. */
  List<Dimension> narrower() {
    return where(Extent.NARROWER::equals);
  }

  /** Dimensions in which the second is the narrower one. */
  List<Dimension> wider() {
    return where(Extent.WIDER::equals);
  }

  boolean all(Predicate<Extent> condition) {
    return Arrays.stream(extents).allMatch(condition);
  }

  private List<Dimension> where(Predicate<Extent> condition) {
    return Arrays.stream(DIMENSIONS).filter(d -> condition.test(in(d))).toList();
  }
}

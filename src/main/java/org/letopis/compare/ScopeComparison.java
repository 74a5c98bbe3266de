package org.letopis.compare;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How the scope of one claim stands to that of another, dimension by dimension.
 *
 * @param extents one for each dimension
 */
record ScopeComparison(Map<Dimension, Extent> extents) {

  ScopeComparison {
    extents = Collections.unmodifiableMap(new EnumMap<>(extents));
  }

  Extent in(Dimension dimension) {
    return extents.get(dimension);
  }

  Extent whole() {
    return extents.values().stream().reduce(Extent.SAME, Extent::and);
  }

  ScopeComparison turned() {
    EnumMap<Dimension, Extent> turned = new EnumMap<>(Dimension.class);
    extents.forEach((dimension, extent) -> turned.put(dimension, extent.turned()));
    return new ScopeComparison(turned);
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
    return extents.values().stream().allMatch(condition);
  }

  private List<Dimension> where(Predicate<Extent> condition) {
    return extents.entrySet().stream()
        .filter(entry -> condition.test(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }
}

package org.letopis.compare;

import org.letopis.claim.Count;

/**
 * A figure as an interval that can be compared.
 *
 * @param low lower bound; {@link Long#MIN_VALUE} where it is open
 * @param high upper bound; {@link Long#MAX_VALUE} where it is open
 * @param approximate whether its text says "about"
 */
record Interval(long low, long high, boolean approximate) {

  /** "About 1000" is not contradicted by 935: a tenth to each side is in doubt. */
  private static final double DOUBT = 0.1;

  static Interval of(Count count) {
    return new Interval(
        count.low().orElse(Long.MIN_VALUE),
        count.high().orElse(Long.MAX_VALUE),
        count.approximate());
  }

  boolean isOpen() {
    return low == Long.MIN_VALUE || high == Long.MAX_VALUE;
  }

  boolean sameBounds(Interval other) {
    return low == other.low && high == other.high;
  }

  boolean within(Interval other) {
    return low >= other.low && high <= other.high;
  }

  boolean overlaps(Interval other) {
    return low <= other.high && other.low <= high;
  }

  /** The interval with the doubt that its "about" carries. */
  Interval withDoubt() {
    if (!approximate) {
      return this;
    }
    return new Interval(
        low == Long.MIN_VALUE ? low : (long) Math.floor(low * (1 - DOUBT)),
        high == Long.MAX_VALUE ? high : (long) Math.ceil(high * (1 + DOUBT)),
        true);
  }
}

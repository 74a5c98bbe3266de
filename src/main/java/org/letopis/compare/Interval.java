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

  private static final int ALIKE = 2;

  static Interval of(Count count) {
    return new Interval(
        count.low().orElse(Long.MIN_VALUE),
        count.high().orElse(Long.MAX_VALUE),
        count.approximate());
  }

  boolean isOpen() {
    return low == Long.MIN_VALUE || high == Long.MAX_VALUE;
  }

  boolean isUnlimited() {
    return high == Long.MAX_VALUE;
  }

  /** Whether it is one number that its text does not call uncertain. */
  boolean isExact() {
    return low == high && !approximate;
  }

  /** Whether it is a word that only tells the order of size: "some", "tens". */
  boolean isVague() {
    return approximate && low != high && !isOpen();
  }

  /** Whether both are of one order of size: neither is twice the other. */
  boolean isLike(Interval other) {
    return !isOpen() && !other.isOpen() && low < ALIKE * other.low && other.low < ALIKE * low;
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

  /**
   * Whether it is greater than all that the other allows, doubt taken into account. The bounds of a
   * vague word are our reading, not the text's: it bounds nothing.
   */
  boolean exceeds(Interval other) {
    return !isVague() && !other.isVague() && withDoubt().low > other.withDoubt().high;
  }

  /** Whether both can be right, doubt taken into account; of a vague word nobody can say no. */
  boolean canBe(Interval other) {
    return isVague() || other.isVague() || withDoubt().overlaps(other.withDoubt());
  }

  /** Both together. */
  Interval plus(Interval other) {
    return new Interval(
        low == Long.MIN_VALUE || other.low == Long.MIN_VALUE ? Long.MIN_VALUE : low + other.low,
        high == Long.MAX_VALUE || other.high == Long.MAX_VALUE ? Long.MAX_VALUE : high + other.high,
        approximate || other.approximate);
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

package org.letopis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Values of one dimension under numbers, and how each stands to each: few values recur in many
 * claims, and what they are made of is slow to compare and to hash.
 *
 * @param <T> what the dimension is made of
 */
final class ExtentCache<T> {

  private static final int HALF = 32;

  /** Odd, so that no two pairs get one key: the hash of a bare pair is the same for many. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** Of a war there are thousands of places: not all of their pairs are kept. */
  private static final int LIMIT = 1_000_000;

  /** Of so many values all pairs are kept, a byte each; it is asked for them millions of times. */
  private static final int NEAR = 2_048;

  private static final Extent[] EXTENTS = Extent.values();

  private final byte[][] near = new byte[NEAR][];
  private final Map<T, Integer> numbers = new HashMap<>();
  private final List<T> values = new ArrayList<>();
  private final Map<Long, Extent> known = new HashMap<>();
  private final BiFunction<T, T, Extent> extent;

  ExtentCache(BiFunction<T, T, Extent> extent) {
    this.extent = extent;
  }

  int number(T value) {
    return numbers.computeIfAbsent(
        value,
        v -> {
          values.add(v);
          return values.size() - 1;
        });
  }

  T value(int number) {
    return values.get(number);
  }

  Extent extent(int one, int other) {
    if (one >= NEAR || other >= NEAR) {
      return far(one, other);
    }
    byte[] row = row(one, other);
    if (row[other] == 0) {
      row[other] = (byte) (work(one, other).ordinal() + 1);
    }
    return EXTENTS[row[other] - 1];
  }

  private byte[] row(int one, int other) {
    byte[] row = near[one];
    if (row == null || row.length <= other) {
      int length = Math.min(NEAR, Math.max(2 * other, 1) + 1);
      row = row == null ? new byte[length] : Arrays.copyOf(row, length);
      near[one] = row;
    }
    return row;
  }

  private Extent far(int one, int other) {
    if (known.size() >= LIMIT) {
      known.clear();
    }
    return known.computeIfAbsent(key(one, other), k -> work(one, other));
  }

  private Extent work(int one, int other) {
    return extent.apply(values.get(one), values.get(other));
  }

  private static long key(int one, int other) {
    return (((long) one << HALF) | other) * SPREAD;
  }
}

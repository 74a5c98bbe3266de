package org.letopis.claim;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A figure that is open on one side, as its words set it: "preko 800" ([801, open)) is more than
 * 800, "skoro 19.000" ((open, 18999], approximate) is almost 19,000. Both say the same as the
 * interval, and one of them is what the text says.
 *
 * @param kind how the number bounds
 * @param number the number that the words name
 */
public record Bound(Kind kind, long number) {

  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,\\s]\\d{3})*");

  /** How a number bounds. */
  public enum Kind {
    /** Any number above it. */
    MORE_THAN,
    /** It or any number above it. */
    AT_LEAST,
    /** Somewhat below it. */
    ALMOST,
    /** Any number below it. */
    LESS_THAN,
    /** It or any number below it. */
    AT_MOST
  }

  /**
   * The bound of a figure; empty where both sides are closed. Which of two neighbouring numbers the
   * words name, their digits say; words without digits name the rounder one.
   */
  public static Optional<Bound> of(Count count) {
    if (count.low().isPresent() == count.high().isPresent()) {
      return Optional.empty();
    }
    if (count.low().isPresent()) {
      long low = count.low().getAsLong();
      boolean beyond = names(count.text(), low, low - 1);
      return Optional.of(
          beyond ? new Bound(Kind.MORE_THAN, low - 1) : new Bound(Kind.AT_LEAST, low));
    }
    long high = count.high().getAsLong();
    if (!names(count.text(), high, high + 1)) {
      return Optional.of(new Bound(Kind.AT_MOST, high));
    }
    return Optional.of(new Bound(count.approximate() ? Kind.ALMOST : Kind.LESS_THAN, high + 1));
  }

  /** Whether words name the second number rather than the first. */
  private static boolean names(String text, long included, long excluded) {
    long[] numbers =
        NUMBER
            .matcher(text)
            .results()
            .map(m -> m.group().replaceAll("\\D", ""))
            .filter(digits -> digits.length() < 19)
            .mapToLong(Long::parseLong)
            .toArray();
    if (Arrays.stream(numbers).anyMatch(n -> n == included)) {
      return false;
    }
    return Arrays.stream(numbers).anyMatch(n -> n == excluded) || zeros(excluded) > zeros(included);
  }

  private static int zeros(long number) {
    int zeros = 0;
    for (long rest = number; rest != 0 && rest % 10 == 0; rest /= 10) {
      zeros++;
    }
    return zeros;
  }
}

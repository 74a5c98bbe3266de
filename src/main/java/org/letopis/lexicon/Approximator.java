package org.letopis.lexicon;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.letopis.claim.Count;

/**
 * Words that change what a number says (a line of {@code mappings/sr/approximators.tsv}).
 *
 * @param place where they stand
 * @param effect what they do to the interval
 * @param approximate whether they say that the figure is not exact
 * @param least the smallest number that they can stand before
 * @param words the words before, after or between numbers, or the first of a pair
 * @param second the words between the numbers of a pair; empty elsewhere
 */
record Approximator(
    Place place,
    Effect effect,
    boolean approximate,
    long least,
    List<String> words,
    List<String> second) {

  /** Where an approximator stands. */
  enum Place {
    BEFORE,
    AFTER,
    BETWEEN,
    AROUND;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What it does to an interval. */
  enum Effect {
    /** oko 800 */
    SAME,
    /** preko 800 */
    ABOVE,
    /** najmanje 800 */
    AT_LEAST,
    /** do 800 */
    AT_MOST,
    /** manje od 800 */
    BELOW,
    /** 800 do 1.000 */
    RANGE;

    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  boolean canPrecede(Numeral numeral) {
    return numeral.low().compareTo(BigDecimal.valueOf(least)) >= 0;
  }

  /** What a count becomes under it. */
  Count on(Count count, String text) {
    boolean rough = approximate || count.approximate();
    OptionalLong low = count.low();
    OptionalLong high = count.high();
    OptionalLong open = OptionalLong.empty();
    return switch (effect) {
      case SAME, RANGE -> new Count(low, high, rough, text);
      case ABOVE -> new Count(lower(count, 1), open, rough, text);
      case AT_LEAST -> new Count(lower(count, 0), open, rough, text);
      case AT_MOST -> new Count(open, upper(count, 0), rough, text);
      case BELOW -> new Count(open, upper(count, -1), rough, text);
    };
  }

  private static OptionalLong lower(Count count, int step) {
    return OptionalLong.of(count.low().orElseGet(() -> count.high().getAsLong()) + step);
  }

  /** Less than some thousands is less than the least that they can be, for want of better. */
  private static OptionalLong upper(Count count, int step) {
    long bound =
        step < 0
            ? count.low().orElseGet(() -> count.high().getAsLong())
            : count.high().orElseGet(() -> count.low().getAsLong());
    return OptionalLong.of(bound + step);
  }
}

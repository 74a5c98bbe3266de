package org.letopis.claim;

import java.util.OptionalLong;

/**
 * A figure as a closed interval of whole numbers, with the words that gave it.
 *
 * <p>"preko 800" is [801, open), "oko 60.000" is [60000, 60000] and approximate.
 *
 * @param low the least number that the words allow; empty where they set no lower bound
 * @param high the greatest number that the words allow; empty where they set no upper bound
 * @param approximate whether the text itself says that the figure is not exact
 * @param text the words as they stand in the document
 */
public record Count(OptionalLong low, OptionalLong high, boolean approximate, String text) {

  public Count {
    if (low.isEmpty() && high.isEmpty()) {
      throw new IllegalArgumentException(
          "count \"" + text + "\" has neither a lower nor an upper bound");
    }
    if (low.isPresent() && high.isPresent() && low.getAsLong() > high.getAsLong()) {
      throw new IllegalArgumentException(
          "count \"" + text + "\": low " + low.getAsLong() + " is above high " + high.getAsLong());
    }
  }

  /** The figure that says exactly {@code n}. */
  public static Count exactly(long n, String text) {
    return new Count(OptionalLong.of(n), OptionalLong.of(n), false, text);
  }

  /** The figure from {@code low} to {@code high}, both included. */
  public static Count between(long low, long high, boolean approximate, String text) {
    return new Count(OptionalLong.of(low), OptionalLong.of(high), approximate, text);
  }
}

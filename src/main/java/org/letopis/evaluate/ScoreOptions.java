package org.letopis.evaluate;

import java.util.Locale;
import java.util.Set;

/**
 * How to measure.
 *
 * @param allKinds whether the open kinds count too, not only the core
 * @param ignoreOffsets whether claims are paired by their facts alone
 * @param show what to print beside the five measures
 */
public record ScoreOptions(boolean allKinds, boolean ignoreOffsets, Set<Show> show) {

  /** Core kinds, paired by place and facts, nothing shown but the measures. */
  public static final ScoreOptions DEFAULT = new ScoreOptions(false, false, Set.of());

  public ScoreOptions {
    show = Set.copyOf(show);
  }

  /** What can be printed beside the measures. */
  public enum Show {
    /** Claims of the gold that were not found. */
    MISSES,
    /** Claims that the gold does not have. */
    EXTRAS,
    /** Slots that differ in paired claims, and the measures slot by slot. */
    SLOTS,
    /** The measures kind by kind. */
    KINDS,
    /** The precision of each rule that found a claim. */
    RULES;

    /** The word on the command line. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  boolean shows(Show what) {
    return show.contains(what);
  }
}

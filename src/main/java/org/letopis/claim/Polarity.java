package org.letopis.claim;

import java.util.Locale;

/** Whether a document asserts what is claimed or denies it. */
public enum Polarity {
  AFFIRMED,
  DENIED;

  /** The word of the claims format: {@code affirmed}, {@code denied}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The polarity that a word of the claims format stands for.
   *
   * @throws IllegalArgumentException where the word is none of the format's
   */
  public static Polarity of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}

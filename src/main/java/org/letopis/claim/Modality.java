package org.letopis.claim;

import java.util.Locale;

/** How sure a document says it is of what it claims. */
public enum Modality {
  STATED,
  ESTIMATED,
  ALLEGED,
  /** Said not to be known. */
  UNKNOWN,
  PLANNED,
  ATTEMPTED;

  /** The word of the claims format: {@code stated}, {@code alleged} and so on. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The modality that a word of the claims format stands for.
   *
   * @throws IllegalArgumentException where the word is none of the format's
   */
  public static Modality of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}

package org.letopis.extract.phrase;

import java.util.Set;

/** The words that open a dependent clause. */
public final class Relatives {

  private static final Set<String> RELATIVE = Set.of("koji", "čiji", "što");

  private static final Set<String> PERSONAL =
      Set.of(
          "on", "ona", "ono", "oni", "one", "ja", "ti", "mi", "vi", "sebe", "njega", "njih",
          "njima", "mu", "im");

  private static final Set<String> SUBORDINATORS =
      Set.of(
          "da", "dok", "kada", "kad", "jer", "iako", "mada", "ako", "gde", "gdje", "čime", "pošto",
          "kako", "što", "ukoliko", "zato", "otkako", "budući");

  private Relatives() {}

  /** koji, čiji, in any form. */
  public static boolean is(Words words, int i) {
    return words.hasLemma(i, RELATIVE);
  }

  static boolean isPersonal(Words words, int i) {
    return PERSONAL.contains(words.lower(i));
  }

  /** da, dok, kada, gde and their like. */
  public static boolean isSubordinator(Words words, int i) {
    return SUBORDINATORS.contains(words.lower(i));
  }
}

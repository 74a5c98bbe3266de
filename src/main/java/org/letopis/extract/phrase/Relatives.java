package org.letopis.extract.phrase;

import org.letopis.extract.phrase.FunctionWords.Use;

/** The words that open a dependent clause. */
public final class Relatives {

  private Relatives() {}

  /** koji, čiji, in any form, and forms of no such lemma: kome. */
  public static boolean is(Words words, int i) {
    return words.lemmaDoes(i, Use.RELATIVE) || words.does(i, Use.RELATIVE);
  }

  static boolean isPersonal(Words words, int i) {
    return words.does(i, Use.PERSONAL);
  }

  /** da, dok, kada, gde and their like. */
  public static boolean isSubordinator(Words words, int i) {
    return words.does(i, Use.SUBORDINATOR);
  }

  /** Whether the token is the pronoun that says whose something is: "čiju su ženu ubili". */
  public static boolean isOfOwner(Words words, int i) {
    return words.lemmaDoes(i, Use.WHOSE);
  }
}

package org.letopis.extract.phrase;

import java.util.Locale;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Which tokens are verbs, auxiliaries, negations. */
public final class Verbs {

  private Verbs() {}

  public static boolean isAuxiliary(Words words, int i) {
    return words.does(i, Use.AUXILIARY) && !isAbbreviation(words, i);
  }

  public static boolean isClitic(Words words, int i) {
    return words.does(i, Use.CLITIC) && !isAbbreviation(words, i);
  }

  /** "BiH" is no "bih". */
  public static boolean isAbbreviation(Words words, int i) {
    String form = words.form(i);
    return form.length() > 1
        && Character.isUpperCase(form.charAt(form.length() - 1))
        && !form.equals(form.toUpperCase(Locale.ROOT));
  }

  public static boolean isNegation(Words words, int i) {
    return words.does(i, Use.NEGATION);
  }

  /** Whether the token is a verb that makes a clause: a finite form or the l-participle. */
  public static boolean isPredicate(Words words, int i) {
    if (!words.token(i).isWord()) {
      return false;
    }
    if (isAuxiliary(words, i)) {
      return true;
    }
    if (words.nameOver(i).isPresent() || words.isNoun(i) && !isOnlyVerb(words, i)) {
      return false;
    }
    return words.any(
        i,
        r ->
            r.partOfSpeech() == PartOfSpeech.VERB
                && r.verbForm()
                    .filter(
                        v ->
                            v == VerbForm.PRESENT
                                || v == VerbForm.ACTIVE_PARTICIPLE
                                || v == VerbForm.AORIST)
                    .isPresent());
  }

  private static boolean isOnlyVerb(Words words, int i) {
    return words.any(i, r -> r.verbForm().filter(v -> v == VerbForm.ACTIVE_PARTICIPLE).isPresent());
  }
}

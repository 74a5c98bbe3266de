package org.letopis.extract.phrase;

import java.util.Locale;
import java.util.Set;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.lexicon.Reading.Case;
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
    if (words.nameOver(i).isPresent()
        || words.isNoun(i) && !isOnlyVerb(words, i) && !isRatherVerb(words, i)) {
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

  /**
   * "danas živi u Vranju", "nalazi se u Nišu": a present that looks like a noun, where that would
   * stand in a case that nothing gives it, or the reflexive pronoun stands beside it.
   */
  static boolean isRatherVerb(Words words, int i) {
    if (!words.isNoun(i)
        || words.token(i).isCapitalised()
        || !words.hasVerbForm(i, VerbForm.PRESENT)) {
      return false;
    }
    boolean reflexive = words.does(i + 1, Use.REFLEXIVE) || words.does(i - 1, Use.REFLEXIVE);
    boolean governed =
        words.is(i - 1, PartOfSpeech.PREPOSITION)
            || words.isAdjective(i - 1)
            || words.isNoun(i - 1) && !words.does(i - 1, Use.CLITIC);
    Set<Case> cases = words.cases(i, r -> r.partOfSpeech() == PartOfSpeech.NOUN);
    boolean ungiven =
        !cases.contains(Case.NOMINATIVE)
            && !cases.contains(Case.ACCUSATIVE)
            && !cases.contains(Case.GENITIVE);
    return reflexive || words.does(i, Use.VERB) || ungiven && !governed;
  }

  private static boolean isOnlyVerb(Words words, int i) {
    return words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE);
  }
}

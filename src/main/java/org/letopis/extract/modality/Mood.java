package org.letopis.extract.modality;

import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * Sentences and clauses that assert nothing: questions, commands, conditions, what always is,
 * names.
 */
public final class Mood {

  private static final Set<String> QUOTES = Set.of("\"", "„", "“", "”", "»", "«");

  /** Tokens of a title, its first quotation mark among them. */
  private static final int LONGEST_TITLE = 7;

  private static final Set<VerbForm> PAST =
      Set.of(VerbForm.ACTIVE_PARTICIPLE, VerbForm.PASSIVE_PARTICIPLE);

  private final ClauseWords clauseWords;

  Mood(ClauseWords clauseWords) {
    this.clauseWords = clauseWords;
  }

  /** Whether the trigger stands in a sentence or clause that asserts nothing. */
  boolean assertsNothing(Phrases phrases, int trigger) {
    return isQuestion(phrases, trigger)
        || isUnrealCondition(phrases)
        || isCutOffConditional(phrases, trigger)
        || isCommand(phrases, trigger)
        || isWhenever(phrases, trigger)
        || isTitle(phrases, trigger);
  }

  /** "turnir „Poginuli policajci”": a name in quotation marks behind the noun that it names. */
  private static boolean isTitle(Phrases phrases, int trigger) {
    Words words = phrases.words();
    int open = trigger - 1;
    int close = trigger + 1;
    while (open > phrases.sentence().from() && !isQuote(words, open)) {
      if (trigger - open > LONGEST_TITLE) {
        return false;
      }
      open--;
    }
    while (close < phrases.sentence().to() && !isQuote(words, close)) {
      if (close - open > LONGEST_TITLE) {
        return false;
      }
      close++;
    }
    return open > phrases.sentence().from()
        && close < phrases.sentence().to()
        && close - open <= LONGEST_TITLE
        && words.isNoun(open - 1)
        && words.token(open + 1).isCapitalised()
        && IntStream.range(open, close).noneMatch(i -> Verbs.isAuxiliary(words, i));
  }

  private static boolean isQuote(Words words, int i) {
    return !words.token(i).isWord() && QUOTES.contains(words.form(i));
  }

  /** "zašto je ubijen?", "otkud da je ubijen? pita se brat": the mark stands behind it. */
  private static boolean isQuestion(Phrases phrases, int trigger) {
    return endsWith(phrases, "?")
        || IntStream.range(trigger + 1, phrases.sentence().to())
            .anyMatch(i -> phrases.words().form(i).equals("?"));
  }

  private static boolean endsWith(Phrases phrases, String mark) {
    int last = phrases.sentence().to() - 1;
    return last > phrases.sentence().from() && phrases.words().form(last).equals(mark);
  }

  /** "Da je bio ubijen, saznali bismo": an unreal condition and what would follow from it. */
  private boolean isUnrealCondition(Phrases phrases) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    return words.lower(from).equals("da")
        && IntStream.range(from, phrases.sentence().to())
            .anyMatch(i -> clauseWords.is(words, i, "conditional"));
  }

  /** "da bi, bez pomoći, bilo 500 mrtvih": what stands between commas cuts the auxiliary off. */
  private boolean isCutOffConditional(Phrases phrases, int trigger) {
    Words words = phrases.words();
    int close = commaBefore(phrases, trigger);
    int open = commaBefore(phrases, close);
    return open > phrases.sentence().from()
        && clauseWords.is(words, open - 1, "conditional")
        && IntStream.range(close, trigger)
            .noneMatch(i -> Verbs.isAuxiliary(words, i) && Verbs.isClitic(words, i));
  }

  /** The nearest comma before a token, or what is before the sentence where there is none. */
  private static int commaBefore(Phrases phrases, int token) {
    int i = token - 1;
    while (i >= phrases.sentence().from() && !phrases.words().form(i).equals(",")) {
      i--;
    }
    return i;
  }

  /** "Spalite selo!", "ubijte ih": said to somebody. */
  private static boolean isCommand(Phrases phrases, int trigger) {
    Words words = phrases.words();
    boolean second =
        words.any(trigger, r -> isPresent(r) && isSecondPlural(words.lower(trigger), r.lemma()));
    return second || endsWith(phrases, "!") && isOnlyPresent(phrases, trigger);
  }

  /** Of the present forms only this one ends so and is no shorter than the infinitive. */
  private static boolean isSecondPlural(String form, String lemma) {
    return form.endsWith("te") && form.length() >= lemma.length();
  }

  /** "kada pogine vojnik, zastave se spuštaju": what happens whenever it happens. */
  private boolean isWhenever(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    return clause.type() == Clause.Type.SUBORDINATE
        && clause.opener().filter(o -> clauseWords.is(phrases.words(), o, "whenever")).isPresent()
        && isOnlyPresent(phrases, trigger);
  }

  /** Whether the trigger is a present form, and nothing in its clause makes it a perfect. */
  public static boolean isOnlyPresent(Phrases phrases, int trigger) {
    Words words = phrases.words();
    Clause clause = phrases.clauseOf(trigger);
    boolean other =
        phrases.nominalOver(trigger).isPresent()
            || words.any(trigger, r -> r.verbForm().filter(PAST::contains).isPresent());
    boolean auxiliary =
        IntStream.range(clause.from(), clause.to())
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .anyMatch(i -> Verbs.isAuxiliary(words, i));
    return !other && !auxiliary && words.any(trigger, Mood::isPresent);
  }

  private static boolean isPresent(Reading reading) {
    return reading.verbForm().equals(Optional.of(VerbForm.PRESENT));
  }
}

package org.letopis.lexicon;

import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Mention.Quantity;
import org.letopis.text.Sentence;

/** Tells from what stands around a number whether it counts, and as what. */
final class Circumstances {

  /** How many words may part "one" from its noun: jedan stariji srpski povratnik. */
  private static final int NOUN_DISTANCE = 4;

  private final NumberWords words;
  private final Labels labels;

  Circumstances(NumberWords words) {
    this.words = words;
    this.labels = new Labels(words);
  }

  /** What a number is where it stands; empty where it is no quantity. */
  Optional<Quantity.Kind> kind(Passage passage, Numeral numeral, Sentence sentence) {
    int from = numeral.from();
    int to = numeral.to();
    if (numeral.sort() == Numeral.Sort.ONE) {
      return isOne(passage, numeral, sentence) ? Optional.of(Quantity.Kind.ONE) : Optional.empty();
    }
    if (words.is(NumberWord.Kind.PERCENT, passage.lower(to))) {
      return Optional.of(Quantity.Kind.PERCENT);
    }
    boolean digits = numeral.sort() == Numeral.Sort.DIGITS;
    if (!numeral.isWhole() && digits) {
      return Optional.empty();
    }
    if (!digits || !passage.isNumber(from)) {
      return Optional.of(Quantity.Kind.COUNT);
    }
    if (isBracketed(passage, from, to)) {
      return Optional.of(Quantity.Kind.BRACKETED);
    }
    if (isOrdinal(passage, to, sentence)
        || isListNumber(passage, from, to, sentence)
        || isCode(passage, from, to)
        || labels.isLabelled(passage, from, sentence)) {
      return Optional.empty();
    }
    return Optional.of(
        isYearLike(passage, from, to) || isPartOfName(passage, from, to, sentence)
            ? Quantity.Kind.UNSURE
            : Quantity.Kind.COUNT);
  }

  private boolean isOne(Passage passage, Numeral numeral, Sentence sentence) {
    int at = numeral.from();
    if (words.is(NumberWord.Kind.ONE_OF, passage.lower(at + 1))) {
      return true;
    }
    if (isAlone(passage, at, sentence)) {
      return true;
    }
    Set<NumberWords.Agreement> agreements = words.one(passage.lower(at));
    int end = Math.min(sentence.to(), at + 1 + NOUN_DISTANCE);
    for (int i = at + 1; i < end && passage.isWord(i); i++) {
      if (words.is(NumberWord.Kind.NOT_ONE, passage.lower(i))) {
        return false;
      }
      if (passage.reads(i, reading -> agrees(reading, agreements))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Its noun is left out: "jedan je teško ranjen", "jedna se vodi kao nestala", "ranjen je jedan",
   * "za jednim se traga", "od kojih jedan teže".
   */
  private static boolean isAlone(Passage passage, int at, Sentence sentence) {
    return isSubject(passage, at, sentence)
        || isBehindPredicate(passage, at, sentence)
        || isSought(passage, at)
        || isManner(passage, at, sentence);
  }

  private static boolean isSubject(Passage passage, int at, Sentence sentence) {
    if (passage.is(at + 1, "je")) {
      int i = at + 2;
      while (i < at + 2 + NOUN_DISTANCE && isAdverb(passage, i) && !isPerfect(passage, i)) {
        i++;
      }
      return i < sentence.to() && isPerfect(passage, i);
    }
    return passage.is(at + 1, "se")
        && at + 2 < sentence.to()
        && passage.reads(
            at + 2,
            r ->
                r.verbForm()
                    .filter(
                        f ->
                            f == Reading.VerbForm.PRESENT
                                || f == Reading.VerbForm.ACTIVE_PARTICIPLE)
                    .isPresent());
  }

  /** "uhapšena su dvojica, ranjen je jedan": and the clause ends. */
  private static boolean isBehindPredicate(Passage passage, int at, Sentence sentence) {
    int i = passage.is(at - 1, "je") ? at - 2 : at - 1;
    boolean ends = at + 1 >= sentence.to() || !passage.isWord(at + 1);
    return ends
        && i >= sentence.from()
        && passage.reads(i, Circumstances::isPassive)
        && passage.reads(at, r -> r.is(Reading.Case.NOMINATIVE));
  }

  private static boolean isSought(Passage passage, int at) {
    return passage.is(at - 1, "za")
        && passage.is(at + 1, "se")
        && passage.reads(at, r -> r.is(Reading.Case.INSTRUMENTAL));
  }

  /** "jedan teže", "jednu lakše": how badly, and no noun. */
  private static boolean isManner(Passage passage, int at, Sentence sentence) {
    boolean ends = at + 2 >= sentence.to() || !passage.isWord(at + 2);
    return ends && passage.isWord(at + 1) && isAdverb(passage, at + 1);
  }

  private static boolean isAdverb(Passage passage, int i) {
    return passage.reads(i, r -> r.partOfSpeech() == Reading.PartOfSpeech.ADVERB);
  }

  private static boolean isPerfect(Passage passage, int i) {
    return passage.reads(
        i,
        r ->
            r.verbForm()
                .filter(
                    f ->
                        f == Reading.VerbForm.ACTIVE_PARTICIPLE
                            || f == Reading.VerbForm.PASSIVE_PARTICIPLE)
                .isPresent());
  }

  private static boolean agrees(Reading reading, Set<NumberWords.Agreement> agreements) {
    // "jedan Turčin": the dictionary counts peoples among the names.
    return (reading.partOfSpeech() == Reading.PartOfSpeech.NOUN
            || reading.partOfSpeech() == Reading.PartOfSpeech.PROPER_NOUN)
        && reading.number().filter(n -> n == Reading.Number.SINGULAR).isPresent()
        && agreements.stream()
            .anyMatch(
                each ->
                    reading.is(each.grammatical())
                        && reading.gender().filter(g -> g == each.gender()).isPresent());
  }

  private static boolean isBracketed(Passage passage, int from, int to) {
    int close = passage.isStop(to) ? to + 1 : to;
    return to == from + 1 && passage.is(from - 1, "(") && passage.is(close, ")");
  }

  /** "17." inside a sentence is the seventeenth. */
  private static boolean isOrdinal(Passage passage, int to, Sentence sentence) {
    if (!passage.isStop(to)) {
      return false;
    }
    for (int i = to + 1; i < sentence.to(); i++) {
      if (passage.isWord(i) || passage.isNumber(i)) {
        return true;
      }
    }
    return false;
  }

  /** "1." that is all of a sentence, "2) kuće" and "(3) kuće" that begin one. */
  private static boolean isListNumber(Passage passage, int from, int to, Sentence sentence) {
    int begin = sentence.from();
    boolean first = from == begin || (from == begin + 1 && passage.is(begin, "("));
    boolean alone = passage.isStop(to) && to + 1 == sentence.to();
    return first && (alone || passage.is(to, ")"));
  }

  /** Telephone numbers, scores, cases and files: 011/123-456, 2:1, 12/04. */
  private static boolean isCode(Passage passage, int from, int to) {
    return isJoint(passage, from - 1, from)
        || isJoint(passage, to, to + 1)
        || isSet(passage, from, to, to + 1)
        || isSet(passage, from, to, from - 4);
  }

  /** One of a row of pairs, as sets of a match are: 6-7, 7-5. */
  private static boolean isSet(Passage passage, int from, int to, int other) {
    boolean pair = to == from + 3 && passage.is(other > from ? to : from - 1, ",");
    return pair
        && passage.isNumber(other)
        && passage.isGlued(other + 1)
        && !passage.isWord(other + 1)
        && passage.isGlued(other + 2)
        && passage.isNumber(other + 2);
  }

  private static boolean isJoint(Passage passage, int sign, int after) {
    boolean close = passage.isGlued(sign) && passage.isGlued(after);
    return close
        && Set.of("/", ":", "-", "–", ".", "*").contains(passage.lower(sign))
        && (passage.isNumber(sign - 1) || passage.isWord(sign - 1))
        && (passage.isNumber(after) || passage.isWord(after));
  }

  private static boolean isYearLike(Passage passage, int from, int to) {
    boolean made = isMadeIn(passage, from);
    boolean year =
        to == from + 1 && Digits.year(passage, from).filter(y -> made || y >= 1900).isPresent();
    return year && !Labels.countsNext(passage, to);
  }

  /** "sagrađena 1788": a participle that counts nothing, since what is counted makes it neuter. */
  static boolean isMadeIn(Passage passage, int number) {
    int i = number - 1;
    return passage.reads(i, Circumstances::isPassive)
        && !passage.reads(
            i,
            r ->
                isPassive(r)
                    && r.is(Reading.Case.NOMINATIVE)
                    && r.gender().filter(g -> g == Reading.Gender.NEUTER).isPresent()
                    && r.number().filter(n -> n == Reading.Number.SINGULAR).isPresent());
  }

  private static boolean isPassive(Reading reading) {
    return reading.verbForm().filter(v -> v == Reading.VerbForm.PASSIVE_PARTICIPLE).isPresent();
  }

  /** Boing 737, Kanal 9: after a capital, and nothing follows that it could count. */
  private static boolean isPartOfName(Passage passage, int from, int to, Sentence sentence) {
    return to == from + 1 && passage.isNameLike(from - 1, sentence) && !passage.isWord(to);
  }
}

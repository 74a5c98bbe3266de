package org.letopis.lexicon;

import java.util.Set;
import org.letopis.text.Sentence;

/** Tells numbers that are names: Rezolucija 1244, br. 12, Ulica kralja Petra 7. */
final class Labels {

  /** How far before a number the name stands that it is a part of: Rezolucija SB UN 1244. */
  private static final int FAR = 5;

  private static final int STREET = 4;
  private static final Set<String> CLAUSE_SIGNS = Set.of(",", ";", ":", ".", "(", ")");

  private final NumberWords words;

  Labels(NumberWords words) {
    this.words = words;
  }

  /** Whether the number at a token only tells one thing from others of its sort. */
  boolean isLabelled(Passage passage, int number, Sentence sentence) {
    int before = passage.isStop(number - 1) ? number - 2 : number - 1;
    if (words.is(NumberWord.Kind.LABEL, passage.lower(before))) {
      return true;
    }
    if (words.is(NumberWord.Kind.LABEL_ALONE, passage.lower(before))
        && number + 1 < sentence.to()
        && passage.isWord(number + 1)
        && !countsNext(passage, number + 1)) {
      return true;
    }
    for (int i = number - 1; i >= sentence.from() && i >= number - FAR; i--) {
      boolean clauseEnds = CLAUSE_SIGNS.contains(passage.lower(i)) && !passage.isStop(i);
      if (clauseEnds || passage.isNumber(i)) {
        return false;
      }
      boolean street =
          number - i <= STREET
              && words.is(NumberWord.Kind.STREET, passage.lower(i))
              && isNameOnly(passage, i + 1, number);
      if (street || words.is(NumberWord.Kind.LABEL_FAR, passage.lower(i))) {
        return true;
      }
    }
    return false;
  }

  /** "na trgu se okupilo 300 ljudi": behind a verb the number is none of a house. */
  private static boolean isNameOnly(Passage passage, int from, int to) {
    for (int i = from; i < to; i++) {
      if (passage.reads(
          i,
          r ->
              r.verbForm()
                      .filter(
                          v ->
                              v == Reading.VerbForm.ACTIVE_PARTICIPLE
                                  || v == Reading.VerbForm.PASSIVE_PARTICIPLE)
                      .isPresent()
                  || r.lemma().equals("jesam"))) {
        return false;
      }
    }
    return true;
  }

  /** Whether what follows is a genitive plural, and so can be counted by a number before it. */
  static boolean countsNext(Passage passage, int i) {
    return passage.reads(
        i,
        r ->
            r.is(Reading.Case.GENITIVE)
                && r.number().filter(n -> n == Reading.Number.PLURAL).isPresent()
                && (r.partOfSpeech() == Reading.PartOfSpeech.NOUN
                    || r.partOfSpeech() == Reading.PartOfSpeech.ADJECTIVE));
  }
}

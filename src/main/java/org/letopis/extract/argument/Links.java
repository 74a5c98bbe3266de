package org.letopis.extract.argument;

import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Whether two noun phrases are items of one list. */
public final class Links {

  private Links() {}

  /** Whether only joints, adverbs, brackets and local phrases stand between two tokens. */
  public static boolean between(Phrases phrases, int from, int to) {
    Words words = phrases.words();
    int i = from;
    boolean joint = false;
    while (i < to) {
      if (words.form(i).equals("(")) {
        i = bracketEnd(words, i, to);
        continue;
      }
      int past = pastRelative(phrases, i, to);
      if (past > i) {
        i = past;
        continue;
      }
      if (isBreak(words, i, to)) {
        return false;
      }
      boolean known = words.form(i).equals(",") || words.does(i, Use.ITEM);
      boolean light =
          known
              || words.is(i, PartOfSpeech.ADVERB)
              || words.is(i, PartOfSpeech.PARTICLE)
              || phrases.nominalOver(i).filter(n -> isLocal(words, n)).isPresent();
      if (!light) {
        return false;
      }
      joint |= known;
      i++;
    }
    return joint;
  }

  /** "Marko Ilić, kojeg je voda zatekla u podrumu, i Petar": the end of the clause put in. */
  private static int pastRelative(Phrases phrases, int i, int to) {
    Clause clause = phrases.clauseOf(i);
    boolean other =
        clause.type() == Clause.Type.RELATIVE
            && to < phrases.sentence().to()
            && phrases.clauseOf(to).index() < clause.index();
    int end = i;
    while (other && end < to && phrases.clauseOf(end).index() == clause.index()) {
      end++;
    }
    return end < to && phrases.words().form(end).equals(",") ? end : i;
  }

  /** Not "Marko, a bez povreda Petar": of them it is not told. */
  private static boolean isLocal(Words words, Nominal nominal) {
    boolean until =
        nominal.sort() == Nominal.Sort.TIME && words.is(nominal.from(), PartOfSpeech.PREPOSITION);
    return until || nominal.preposition().filter(p -> !p.means(Meaning.WITHOUT)).isPresent();
  }

  /** "14, a ne 40", "nije osam, nego devet": one holds and the other does not; not "nego i". */
  private static boolean isBreak(Words words, int i, int to) {
    return words.does(i, Use.NEGATION)
        || words.does(i, Use.INSTEAD) && !(i + 1 < to && words.does(i + 1, Use.ITEM));
  }

  private static int bracketEnd(Words words, int open, int limit) {
    int i = open;
    while (i < limit && !words.form(i).equals(")")) {
      i++;
    }
    return Math.min(i + 1, limit);
  }
}

package org.letopis.extract.speech;

import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Where one source's words end since another's begin: "prema A 11, a prema B 27". */
public final class Contrasts {

  private Contrasts() {}

  /** Whether another source's words begin at the token, a joining word. */
  static boolean at(Phrases phrases, SpeechLexicon lexicon, int i) {
    return isAccording(phrases, i) || isSaying(phrases, lexicon, i);
  }

  /** Whether another source's words begin between two tokens of a sentence, in either order. */
  public static boolean between(Phrases phrases, int one, int other) {
    return IntStream.range(Math.min(one, other), Math.max(one, other))
        .anyMatch(i -> isAccording(phrases, i));
  }

  /** ", a prema bolnici": a preposition of sources behind the joining word or the comma. */
  static boolean isAccording(Phrases phrases, int i) {
    Words words = phrases.words();
    if (i <= phrases.sentence().from()
        || i + 2 >= phrases.sentence().to()
        || !words.does(i, Use.GAP) && !words.form(i).equals(",")
        || !words.does(i + 1, Use.ACCORDING)) {
      return false;
    }
    Optional<Nominal> source = phrases.nominalOver(i + 2);
    return source
        .filter(n -> n.isPrepositional() && n.quantity().isEmpty() && n.sort() != Sort.TIME)
        .filter(n -> words.does(i, Use.GAP) || isFigureOfSecond(phrases, n))
        .isPresent();
  }

  /** "prema A 550 kuća, prema B 935": the figure right behind the second source. */
  private static boolean isFigureOfSecond(Phrases phrases, Nominal source) {
    int first = phrases.sentence().from();
    return source.to() < phrases.sentence().to()
        && phrases.words().quantityFrom(source.to()).isPresent()
        && IntStream.range(first, source.from() - 1)
            .anyMatch(k -> phrases.words().does(k, Use.ACCORDING));
  }

  /** ", dok pobunjenici govore": a clause beside the first with a saying and a speaker. */
  private static boolean isSaying(Phrases phrases, SpeechLexicon lexicon, int i) {
    Words words = phrases.words();
    Clause clause = phrases.clauseOf(i);
    if (clause.from() != i || !words.does(i, Use.SUBORDINATOR) || !words.does(i, Use.BESIDE)) {
      return false;
    }
    boolean speaks =
        IntStream.range(clause.from(), clause.to())
            .filter(k -> phrases.clauseOf(k).index() == clause.index())
            .anyMatch(k -> lexicon.saying(words, k).isPresent());
    return speaks
        && clause.nominals().stream()
            .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE) && n.quantity().isEmpty())
            .anyMatch(n -> n.sort() == Sort.PEOPLE || n.sort() == Sort.ORGANIZATION);
  }
}

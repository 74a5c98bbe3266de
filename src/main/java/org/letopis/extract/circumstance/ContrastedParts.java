package org.letopis.extract.circumstance;

import java.util.List;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * The parts of a clause that share its verb: "u Nišu je poginulo pet ljudi, a u Boru dvoje". Each
 * part that tells of somebody has the places and the dates that stand in it.
 */
public final class ContrastedParts {

  private ContrastedParts() {}

  /**
   * Whether a phrase of place or time stands in another part of the clause than who is told of.
   *
   * @param told a token of the phrase that tells who
   */
  public static boolean isOfOther(Phrases phrases, Clause clause, int told, Nominal phrase) {
    if (phrases.clauseOf(told).index() != clause.index()) {
      return false;
    }
    int first = Math.min(told, phrase.from());
    int last = Math.max(told, phrase.from());
    int joint =
        IntStream.range(first, last)
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .filter(i -> isJoint(phrases, i))
            .reduce((one, other) -> phrase.from() > told ? one : other)
            .orElse(-1);
    if (joint < 0) {
      return false;
    }
    // "u Nišu su ubijena dvojica, a zatim i jedna žena": a part without a place shares the first.
    return phrase.from() > told
        ? clause.nominals().stream().anyMatch(n -> n.from() > joint && isSomebody(n))
        : clause.nominals().stream()
            .filter(n -> n.from() > joint)
            .anyMatch(n -> n.sort() == phrase.sort() && isAlike(n, phrase));
  }

  /** The phrases of the part that stand before who is told of: "a u Boru dvoje". */
  public static List<Nominal> before(Phrases phrases, Clause clause, int told) {
    int joint =
        IntStream.range(clause.from(), Math.max(clause.from(), told))
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .filter(i -> isJoint(phrases, i))
            .reduce((one, other) -> other)
            .orElse(told);
    return clause.nominals().stream().filter(n -> n.from() > joint && n.to() <= told).toList();
  }

  private static boolean isAlike(Nominal one, Nominal other) {
    return one.sort() == Sort.TIME || one.isPrepositional() && other.isPrepositional();
  }

  /** ", a": what joins a part without a verb of its own. */
  private static boolean isJoint(Phrases phrases, int i) {
    Words words = phrases.words();
    return i > phrases.sentence().from()
        && words.form(i - 1).equals(",")
        && words.does(i, Use.GAP)
        && !words.does(i, Use.BOTH)
        // "a među njima i troje dece": of the same.
        && !words.does(i + 1, Use.AMONG);
  }

  private static boolean isSomebody(Nominal nominal) {
    boolean told =
        nominal.sort() == Sort.PEOPLE
            || nominal.sort() == Sort.PERSON
            || nominal.sort() == Sort.ELLIPTIC;
    return told
        && !nominal.isPrepositional()
        && (nominal.quantity().isPresent() || nominal.may(Case.NOMINATIVE));
  }
}

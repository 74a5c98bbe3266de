package org.letopis.extract.frame;

import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.VerbForm;

/** Finds in what somebody says that a person was not where it happened when it happened. */
final class Alibis {

  /**
   * That somebody was not there.
   *
   * @param subject who was not; empty where the verb alone tells
   */
  record Alibi(Optional<Nominal> subject) {}

  private Alibis() {}

  /** "te večeri nije bio u gradu": a negated "to be", a place, and the time that is spoken of. */
  static Optional<Alibi> of(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    boolean being = own(phrases, clause).anyMatch(i -> words.does(i, Use.BEING));
    boolean negated = own(phrases, clause).anyMatch(i -> Verbs.isNegation(words, i));
    boolean other =
        own(phrases, clause)
            .filter(i -> !words.does(i, Use.BEING))
            .anyMatch(
                i ->
                    words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE) && !words.isNoun(i)
                        || words.isPassiveParticiple(i) && phrases.nominalOver(i).isEmpty());
    boolean then =
        own(phrases, clause).anyMatch(i -> words.timeOver(i).isPresent())
            || clause.nominals().stream().anyMatch(n -> n.sort() == Sort.TIME);
    boolean there =
        clause.nominals().stream()
            .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
            .anyMatch(n -> n.sort() != Sort.TIME);
    return being && negated && then && there && !other
        ? Optional.of(new Alibi(subject(phrases, clause)))
        : Optional.empty();
  }

  /** "mi nismo pucali", "naši ljudi nisu": what the speaker says of himself or of his own. */
  static boolean isOwn(Phrases phrases, Clause clause) {
    return own(phrases, clause).anyMatch(i -> phrases.words().does(i, Use.OURS));
  }

  private static Optional<Nominal> subject(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    return clause.nominals().stream()
        .filter(n -> n.sort() == Sort.PERSON || n.sort() == Sort.PEOPLE)
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
        .filter(
            n ->
                own(phrases, clause)
                    .filter(i -> words.does(i, Use.BEING))
                    .anyMatch(i -> Agreement.allows(phrases, n, i)))
        .findFirst();
  }

  private static IntStream own(Phrases phrases, Clause clause) {
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index());
  }
}

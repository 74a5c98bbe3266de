package org.letopis.extract.frame;

import java.util.stream.IntStream;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.VerbForm;

/** A participle that stands before its noun and is the only predicate that its clause has. */
final class LonePredicate {

  private LonePredicate() {}

  /** "juče su u Nišu napadnuti Romi": nothing else goes with the auxiliary. */
  static boolean is(Phrases phrases, Trigger trigger, Nominal nominal) {
    Words words = phrases.words();
    Clause clause = phrases.clauseOf(trigger.first());
    return nominal.from() == trigger.first()
        && nominal.may(Case.NOMINATIVE)
        && own(phrases, clause)
            .filter(i -> i < trigger.first())
            .anyMatch(i -> Verbs.isAuxiliary(words, i))
        && own(phrases, clause).noneMatch(i -> isOtherVerb(phrases, i));
  }

  private static IntStream own(Phrases phrases, Clause clause) {
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index());
  }

  private static boolean isOtherVerb(Phrases phrases, int i) {
    Words words = phrases.words();
    return phrases.nominalOver(i).isEmpty()
        && words.token(i).isWord()
        && !Verbs.isAuxiliary(words, i)
        && (Verbs.isPredicate(words, i)
            || words.isPassiveParticiple(i)
            || words.hasVerbForm(i, VerbForm.ACTIVE_PARTICIPLE));
  }
}

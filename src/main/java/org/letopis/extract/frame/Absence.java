package org.letopis.extract.frame;

import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Polarity;
import org.letopis.extract.argument.Patient;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;

/** Whether a text says that none is affected. */
final class Absence {

  private Absence() {}

  /** "niko nije uhapšen": denied of everybody. */
  static Optional<Draft> nobody(Context context, Phrases phrases, Trigger trigger) {
    Clause clause = phrases.clauseOf(trigger.first());
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.words().lower(i).equals("niko")
          && phrases.clauseOf(i).index() == clause.index()) {
        Draft draft =
            new Draft(
                trigger.rule().head(),
                Math.min(i, trigger.first()),
                Math.max(i, trigger.last()) + 1);
        draft.trigger(trigger.first(), true).polarity(Polarity.DENIED);
        return Optional.of(context.complete(draft, phrases, trigger.first()));
      }
    }
    return Optional.empty();
  }

  /** "obnovljeno je 57 kuća, ali nijedna džamija": none of what the phrase names. */
  static boolean ofAll(Context context, Patient patient) {
    return patient.nominal().adjectives().stream()
        .anyMatch(a -> context.hedges().isNone(context.words(), a));
  }

  /** "povređenih nije bilo": the participle is the subject of a negated "to be". */
  static boolean isTold(Phrases phrases, Trigger trigger) {
    Clause clause = phrases.clauseOf(trigger.first());
    for (int i = clause.from(); i < clause.to(); i++) {
      String form = phrases.words().lower(i);
      if (Set.of("nema", "bilo", "bude").contains(form)
          && phrases.clauseOf(i).index() == clause.index()) {
        return true;
      }
    }
    return false;
  }
}

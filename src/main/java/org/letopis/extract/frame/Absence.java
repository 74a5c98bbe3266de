package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Polarity;
import org.letopis.extract.argument.Patient;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Whether a text says that none is affected. */
final class Absence {

  private static final Set<String> NOBODY = Set.of("niko", "nikoga", "nikog", "nitko");

  private Absence() {}

  /** "niko nije uhapšen": denied of everybody. */
  static Optional<Draft> nobody(Context context, Phrases phrases, Trigger trigger) {
    if (AffectedFrame.HUMAN.stream().noneMatch(trigger.rule().affected()::contains)) {
      return Optional.empty(); // "niko" is said of people
    }
    Clause clause = phrases.clauseOf(trigger.first());
    // "za naše mrtve niko nije odgovarao": no word of what nobody did.
    if (isGoverned(phrases, trigger.first())) {
      return Optional.empty();
    }
    for (int i = clause.from(); i < clause.to(); i++) {
      if (NOBODY.contains(phrases.words().lower(i))
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

  /** A word behind a preposition, with nothing but what belongs to it between. */
  private static boolean isGoverned(Phrases phrases, int trigger) {
    int i = trigger - 1;
    while (i >= phrases.sentence().from()
        && (phrases.words().isAdjective(i) || phrases.words().is(i, PartOfSpeech.PRONOUN))
        && !phrases.words().is(i, PartOfSpeech.PREPOSITION)) {
      i--;
    }
    return i >= phrases.sentence().from() && phrases.words().is(i, PartOfSpeech.PREPOSITION);
  }

  /** "povređenih nije bilo", "nema poginulih": denied of everybody. */
  static Optional<Draft> none(Context context, Phrases phrases, Trigger trigger) {
    Clause clause = phrases.clauseOf(trigger.first());
    boolean alone =
        phrases
            .nominalOver(trigger.first())
            .filter(n -> n.sort() == Nominal.Sort.ELLIPTIC && !n.isPrepositional())
            .isPresent();
    if (!alone) {
      return Optional.empty();
    }
    Draft draft = whole(trigger.rule().head(), phrases, clause);
    draft.anchor(trigger.first()).trigger(trigger.first(), true).polarity(Polarity.DENIED);
    draft.places(
        context.circumstances().places(phrases, clause.nominals(), EnumSet.of(Meaning.IN)));
    return Optional.of(context.complete(draft, phrases, trigger.first()));
  }

  /** A draft whose quote is a clause, without the marks at its ends. */
  static Draft whole(Rule.Head rule, Phrases phrases, Clause clause) {
    int from = clause.from();
    int to = clause.to();
    while (from < to - 1 && !phrases.words().token(from).isWord()) {
      from++;
    }
    while (to > from + 1 && !phrases.words().token(to - 1).isWord()) {
      to--;
    }
    return new Draft(rule, from, to);
  }

  /** Makes the quote of a denied claim hold the word that denies it. */
  static void quoteNegation(Phrases phrases, Clause clause, Draft draft) {
    for (int i = clause.from(); i < clause.to(); i++) {
      if (Verbs.isNegation(phrases.words(), i) && phrases.clauseOf(i).index() == clause.index()) {
        draft.widen(i, i + 1);
        return;
      }
    }
  }

  /** "obnovljeno je 57 kuća, ali nijedna džamija": none of what the phrase names. */
  static boolean ofAll(Context context, Patient patient) {
    return isNotOne(context, patient.nominal())
        || patient.nominal().adjectives().stream()
            .anyMatch(a -> context.hedges().isNone(context.words(), a));
  }

  /** "ni jedna kuća", "ni jednog Srbina": no figure. */
  static boolean isNotOne(Context context, Nominal nominal) {
    int before = nominal.core() - 1;
    return before >= 0
        && context.words().lower(before).equals("ni")
        && nominal.quantity().filter(q -> q.kind() == Mention.Quantity.Kind.ONE).isPresent();
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

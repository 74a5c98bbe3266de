package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.extract.argument.EntryHeads;
import org.letopis.extract.argument.Headless;
import org.letopis.extract.argument.Patient;
import org.letopis.extract.argument.Patients;
import org.letopis.extract.argument.Predication;
import org.letopis.extract.argument.SharedObjects;
import org.letopis.extract.argument.SharedSubjects;
import org.letopis.extract.argument.Speaking;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.argument.Triggers;
import org.letopis.extract.argument.Unnamed;
import org.letopis.extract.argument.WordsBeside;
import org.letopis.extract.modality.Mood;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.rule.Rule;

/** Reads what happened to whom: one claim for each that is affected. */
final class AffectedFrame {

  /** The sorts of phrases that mean people. */
  static final Set<Sort> HUMAN = EnumSet.of(Sort.PEOPLE, Sort.PERSON);

  private final Triggers triggers;

  AffectedFrame(List<Rule.Affected> rules) {
    this.triggers = new Triggers(rules);
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    List<Trigger> standing = triggers.find(phrases);
    for (Trigger trigger : standing) {
      found.addAll(read(context, phrases, trigger));
    }
    found.addAll(new NamedLater(context, phrases, standing, found).read());
    return found;
  }

  private List<Draft> read(Context context, Phrases phrases, Trigger trigger) {
    Predication predication = Predication.of(phrases, trigger);
    Patients reader = new Patients(predication);
    boolean attributive = trigger.voice() == Voice.PARTICIPLE && reader.attributive().isPresent();
    boolean negated =
        !attributive
            && trigger.voice() != Voice.NOUN
            && context.hedges().negates(phrases, trigger.first());
    boolean absent =
        attributive
            && context.hedges().negates(phrases, trigger.first())
            && reader.attributive().filter(Nominal::isPrepositional).isEmpty()
            && !phrases.clauseOf(trigger.first()).nominals().isEmpty()
            && Absence.isTold(phrases, trigger);
    boolean untrue =
        trigger.rule().deniable()
            && !attributive
            && !negated
            && context.hedges().isDenied(phrases, trigger.first(), trigger.rule().head());
    boolean before =
        reader.attributive().filter(n -> attributive && isThing(context, n)).isPresent()
            && !trigger.rule().head().plannable()
            && context.hedges().isOnlyAhead(phrases, trigger.first(), trigger.rule().head());
    if (trigger.voice() == Voice.NOUN && context.hedges().isAbsent(phrases, trigger.first())
        || absent && !trigger.rule().deniable()
        || attributive
            && trigger.rule().predicative()
            && reader.attributive().filter(n -> LonePredicate.is(phrases, trigger, n)).isEmpty()
        || !untrue
            && !before
            && context.hedges().blocks(phrases, trigger.first(), trigger.rule().head())
        || negated && !trigger.rule().deniable() && !trigger.rule().negated()
        || trigger.rule().negated() && !negated) {
      return List.of();
    }
    List<Patient> patients = new ArrayList<>(reader.find());
    if (patients.isEmpty() && !negated && !attributive) {
      patients.addAll(EntryHeads.affected(context.sentences(), predication));
    }
    if (patients.isEmpty() && !negated && !attributive) {
      patients.addAll(SharedObjects.of(predication));
    }
    if (patients.isEmpty() && negated == trigger.rule().negated() && !attributive) {
      patients.addAll(SharedSubjects.of(predication));
    }
    if (patients.isEmpty() && !negated && !attributive) {
      Unnamed.of(context.sentences(), predication, context.cited().names(), context.doubts())
          .ifPresent(patients::add);
    }
    if (patients.isEmpty() && !attributive) {
      Headless.of(predication).ifPresent(patients::add);
    }
    if (patients.isEmpty() && !negated && !attributive) {
      context
          .antecedents()
          .witness()
          .flatMap(w -> Speaking.of(predication, w))
          .ifPresent(patients::add);
    }
    List<Draft> found = new ArrayList<>();
    if (negated && patients.isEmpty() && trigger.rule().deniable()) {
      Absence.nobody(context, phrases, trigger).ifPresent(found::add);
    }
    if (absent && patients.isEmpty()) {
      Absence.none(context, phrases, trigger).ifPresent(found::add);
    }
    if (patients.isEmpty()) {
      return found;
    }
    AffectedPlaces places = new AffectedPlaces(context, predication, patients);
    for (int k = 0; k < patients.size(); k++) {
      boolean none = Absence.ofAll(context, patients.get(k));
      boolean some =
          negated && context.hedges().isOfSomeOnly(context.words(), patients.get(k).nominal());
      if (some || none && !trigger.rule().deniable() && !trigger.rule().negated()) {
        continue;
      }
      Draft draft = draft(context, predication, patients, places, k);
      if (before) {
        draft.modality(Modality.STATED);
      }
      if (!trigger.rule().head().plannable()
          && !(trigger.rule().negated() && trigger.rule().denies())
          && predication.clause().type() != Clause.Type.RELATIVE
          && Mood.isOnlyPresent(phrases, trigger.first())
          && draft.isOfNobodyInParticular()) {
        continue;
      }
      boolean denied = (negated || absent || none || untrue) && !trigger.rule().negated();
      if (denied != trigger.rule().denies()) {
        draft.polarity(Polarity.DENIED);
      }
      if (denied || trigger.rule().negated()) {
        Absence.quoteNegation(phrases, predication.clause(), draft);
      }
      if (untrue && isSaidBefore(context, phrases, draft)) {
        continue;
      }
      if (untrue) {
        // "nije tačno da su ubijena dva vojnika": the quote says that it is denied.
        predication
            .clause()
            .opener()
            .ifPresent(o -> draft.widen(ActFrame.start(phrases, o - 1), draft.to()));
      }
      if (!found.isEmpty() && draft.isBare() && found.getLast().goesOn(draft)) {
        // "dao je ćebad, hleb i mleko": one claim for what is neither counted nor named.
        found.getLast().widen(draft.from(), draft.to());
        continue;
      }
      found.add(draft);
      found.addAll(BracketedPersons.read(context, phrases, trigger, patients.get(k), draft));
    }
    return found;
  }

  /** A thing that the text tells of, and not just any: "za svaku oštećenu kuću". */
  private static boolean isThing(Context context, Nominal nominal) {
    return (nominal.sort() == Sort.SITE || nominal.sort() == Sort.THING)
        && nominal.adjectives().stream().noneMatch(a -> context.words().does(a, Use.ANY));
  }

  /** Whose report goes on from another sentence need not be who denies this. */
  private static boolean isSaidBefore(Context context, Phrases phrases, Draft draft) {
    return !draft.attributedTo().isEmpty()
        && context.cited().saidIn(phrases.sentence().index()).isEmpty();
  }

  private Draft draft(
      Context context,
      Predication predication,
      List<Patient> patients,
      AffectedPlaces places,
      int k) {
    Phrases phrases = predication.phrases();
    Trigger trigger = predication.trigger();
    Clause clause = predication.clause();
    Rule.Affected rule = trigger.rule();
    Nominal told = patients.get(k).nominal();
    int first = Math.min(trigger.first(), told.core());
    int last = Math.max(trigger.last() + 1, told.to());
    if (trigger.voice() != Voice.NOUN && told.from() > trigger.last()) {
      last = told.to();
    }
    Nominal nominal =
        AffectedSlots.isUncounted(rule) ? Wholes.of(context, clause, told).orElse(told) : told;
    last = Math.max(last, nominal.to());
    Draft draft = new Draft(rule.head(), first, last);
    draft.anchor(nominal.head()).trigger(trigger.first(), true);
    AffectedSlots.fill(context, draft, rule, nominal);
    if (Absence.isNotOne(context, nominal)) {
      draft.count(Optional.empty()).unit(draft.unit().filter(u -> AffectedSlots.isUncounted(rule)));
    }
    if (!rule.governed().isEmpty()) {
      clause.nominals().stream()
          .filter(n -> n.sort() == Sort.PEOPLE && !n.isPrepositional())
          .forEach(n -> draft.groups(n.allGroups()));
    }
    AffectedSlots.sameSite(context, clause, nominal, draft);
    AffectedSlots.targetGroups(phrases, clause, nominal, draft);
    AffectedSlots.passengers(rule, clause, nominal, draft);
    AffectedSlots.recipients(rule, clause, nominal, draft);
    AffectedSlots.served(rule, clause, draft);
    AffectedSlots.bracketCount(phrases, nominal, draft);
    List<String> modes = new ArrayList<>(trigger.modes());
    modes.addAll(WordsBeside.modes(phrases, trigger, clause));
    draft.modes(modes);
    places.fill(draft, k);
    AffectedAgents.fill(context, phrases, trigger, clause, nominal, draft);
    return context.complete(draft, phrases, trigger.first());
  }
}

package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.argument.Doubts;
import org.letopis.extract.circumstance.Circumstances;
import org.letopis.extract.circumstance.EventDates;
import org.letopis.extract.circumstance.Grounds;
import org.letopis.extract.circumstance.Postposed;
import org.letopis.extract.modality.Hedges;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.property.Antecedents;
import org.letopis.extract.setting.Whereabouts;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Authorities;
import org.letopis.extract.speech.Cited;
import org.letopis.extract.speech.Contrasts;
import org.letopis.extract.speech.Speakers;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * What the frames share while one document is read.
 *
 * @param vocabulary its words and what tells their meaning
 * @param sentences its sentences
 * @param circumstances where, when, by whom
 * @param attributions whose word what rests on
 * @param cited the same by sentence
 * @param events when the events that the document speaks of by name were
 * @param hedges what makes a clause no claim
 * @param authorities names those who speak
 * @param speakers finds those who speak
 * @param antecedents whom and what the document can mean without naming it again
 * @param whereabouts where sentences say that something is
 * @param doubts words that more than one could be meant by, as they come up
 */
record Context(
    Vocabulary vocabulary,
    List<Phrases> sentences,
    Circumstances circumstances,
    List<Attribution> attributions,
    Cited cited,
    EventDates events,
    Hedges hedges,
    Authorities authorities,
    Speakers speakers,
    Antecedents antecedents,
    Whereabouts whereabouts,
    Doubts doubts) {

  private static final int MONTH = "2004-03".length();

  /** What can be somebody's: kin, a grave, a house, a party. */
  private static final Set<Sort> BEARING =
      EnumSet.of(Sort.PEOPLE, Sort.OTHER, Sort.THING, Sort.SITE, Sort.ORGANIZATION);

  /** The words of the document. */
  Words words() {
    return vocabulary.words();
  }

  /** The lexicon of nouns. */
  Nouns nouns() {
    return vocabulary.nouns();
  }

  /** Names what phrases mean. */
  Naming naming() {
    return vocabulary.naming();
  }

  /** Fills in what every claim can have: time, attribution, modality. */
  Draft complete(Draft draft, Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    if (draft.time().isEmpty()) {
      Optional<Nominal> ground = ground(phrases, trigger);
      draft.time(
          ground.isPresent()
              ? timeBehind(phrases, ground.get())
                  .or(() -> isByTheWay(phrases, trigger) ? events.of(phrases, clause) : none())
              : isSaidBefore(phrases, clause, trigger) || isJudged(phrases, clause, trigger)
                  ? period(phrases, clause).or(() -> events.of(phrases, clause))
                  : time(phrases, clause, draft.place()));
    }
    return attribute(draft, phrases, trigger);
  }

  /** Fills in whose word the claim is and how sure the document is. */
  Draft attribute(Draft draft, Phrases phrases, int trigger) {
    List<Mentioned> sources = new ArrayList<>();
    Modality modality = draft.modality();
    int held = Contrasts.between(phrases, trigger, draft.place()) ? draft.place() : trigger;
    List<Attribution> around = cited.around(held);
    boolean ofSpeaker =
        draft.isOfWhoSomebodyIs()
            && cited.saidIn(phrases.sentence().index()).stream()
                .anyMatch(a -> isOfSpeaker(phrases, draft, a));
    for (Attribution attribution : around) {
      boolean asserted =
          attribution.modality() == Modality.PLANNED
              && (phrases.clauseOf(trigger).type() == Clause.Type.RELATIVE
                  || isAttribute(phrases, trigger));
      if (attribution.holdsAt(held)
          && attribution.at() != trigger
          && !attribution.isTold()
          && !attribution.isNote()
          && !asserted
          && !ofSpeaker) {
        sources.addAll(attribution.sources());
        modality = modality == Modality.STATED ? attribution.modality() : modality;
      }
    }
    if (sources.isEmpty() && draft.takesPlace()) {
      around.stream()
          .filter(a -> a.isNote() && a.holdsAt(trigger))
          .forEach(a -> sources.addAll(a.sources()));
    }
    draft.attributedTo(sources);
    return draft.modality() == Modality.STATED
        ? draft.modality(hedges.modality(phrases, trigger, modality))
        : draft;
  }

  /** "supruga ubijenog Petra pozvala je na mir": what tells who somebody is, is not called for. */
  private static boolean isAttribute(Phrases phrases, int i) {
    return phrases
        .nominalOver(i)
        .filter(n -> n.all().anyMatch(part -> part.adjectives().contains(i)))
        .filter(n -> n.all().allMatch(part -> part.quantity().isEmpty()))
        .isPresent();
  }

  /** "rekao je portparol Jović": what the speaker is, the document says itself. */
  private static boolean isOfSpeaker(Phrases phrases, Draft draft, Attribution attribution) {
    Words words = phrases.words();
    return attribution.at() >= phrases.sentence().from()
        && attribution.at() < draft.from()
        && IntStream.range(attribution.at() + 1, draft.from())
            .noneMatch(
                i ->
                    !words.token(i).isWord()
                        || Relatives.is(words, i)
                        || Verbs.isPredicate(words, i) && !Verbs.isAuxiliary(words, i)
                        || words.is(i, PartOfSpeech.CONJUNCTION));
  }

  /** "vlada je juče osudila napad": the day is that of her words, not of the attack. */
  private static boolean isJudged(Phrases phrases, Clause clause, int trigger) {
    return phrases
        .nominalOver(trigger)
        .filter(n -> n.sort() == Sort.EVENT && n.head() == trigger)
        .filter(n -> EventDates.isObject(clause, n))
        .isPresent();
  }

  /** "saopštio je 23. marta imena ubijenih": the date is that of the saying. */
  private boolean isSaidBefore(Phrases phrases, Clause clause, int trigger) {
    return cited.saidIn(phrases.sentence().index()).stream()
        .map(Attribution::at)
        .filter(at -> at >= clause.from() && at < trigger)
        .anyMatch(
            at ->
                phrases.clauseOf(at).index() == clause.index()
                    && words().is(at, PartOfSpeech.VERB));
  }

  /** "U prvih šest meseci 2003. zabeležena su 64 napada": months are those of what was noted. */
  private Optional<TimeSpan> period(Phrases phrases, Clause clause) {
    return circumstances
        .time(phrases, clause)
        .filter(
            t ->
                t.start().filter(s -> s.length() == MONTH).isPresent()
                    && t.end().filter(e -> e.length() == MONTH).isPresent()
                    && !t.start().equals(t.end()));
  }

  /** "sud je juče osudio A zbog ubistva B": the day is that of the verdict, not of the killing. */
  static Optional<Nominal> ground(Phrases phrases, int trigger) {
    return phrases
        .nominalOver(trigger)
        .filter(
            n ->
                n.preposition()
                        .filter(p -> p.means(Meaning.ABOUT) || p.means(Meaning.CAUSE))
                        .isPresent()
                    || isByTheWay(phrases, trigger)
                    || isOfOther(n, trigger)
                    || isBehindOther(phrases, n, trigger));
  }

  /** The same where the genitive is a phrase of its own: "majka nestale Ane". */
  private static boolean isBehindOther(Phrases phrases, Nominal inner, int participle) {
    return inner.adjectives().contains(participle)
        && inner.head() != participle
        && inner.quantity().isEmpty()
        && !inner.isPrepositional()
        && inner.may(Case.GENITIVE)
        && !inner.may(Case.NOMINATIVE)
        && phrases.nominals().stream()
            .filter(o -> o.to() == inner.from() && o.sort() == Sort.PEOPLE)
            .anyMatch(o -> o.may(Case.NOMINATIVE) && !o.isPrepositional());
  }

  /** "udovica ubijenog novinara otišla je u Kanadu": where she went is not where he was killed. */
  private static boolean isOfOther(Nominal outer, int participle) {
    return BEARING.contains(outer.sort())
        && outer.quantity().isEmpty()
        && !outer.isPrepositional()
        && outer.complements().stream()
            .filter(c -> !c.isPrepositional() && c.quantity().isEmpty() && c.may(Case.GENITIVE))
            .anyMatch(c -> c.adjectives().contains(participle) && c.head() != participle);
  }

  private static Optional<TimeSpan> none() {
    return Optional.empty();
  }

  /** "sahrani Srba ubijenih u Peći": told of those of whom the clause tells something else. */
  private static boolean isByTheWay(Phrases phrases, int trigger) {
    return Postposed.is(phrases, trigger);
  }

  private static Optional<TimeSpan> timeBehind(Phrases phrases, Nominal ground) {
    return Grounds.of(phrases, ground).stream()
        .flatMap(n -> phrases.words().timeFrom(n.core()).stream())
        .map(Mention.Time::span)
        .findFirst();
  }

  private Optional<TimeSpan> time(Phrases phrases, Clause clause, int told) {
    return circumstances
        .time(phrases, clause, told)
        .filter(t -> t.start().isPresent() || t.end().isPresent())
        .or(() -> events.of(phrases, clause))
        .or(() -> circumstances.time(phrases, clause, told));
  }

  List<Mentioned> placesOf(Phrases phrases, List<Nominal> nominals, Set<Meaning> meanings) {
    return circumstances.places(phrases, nominals, meanings);
  }
}

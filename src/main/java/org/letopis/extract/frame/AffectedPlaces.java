package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Patient;
import org.letopis.extract.argument.Predication;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.circumstance.ContrastedParts;
import org.letopis.extract.circumstance.Grounds;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/** Finds where one of the affected was affected. */
final class AffectedPlaces {

  /** Kinds that are where the body sits that does them: a court judges, a mission is there. */
  private static final Set<String> AT_SEAT = Set.of("Conviction", "Prosecution", "Deployment");

  /** What is before, behind or the ground of what a clause tells was elsewhere than that. */
  private static final Set<Meaning> OTHER_TIME =
      EnumSet.of(Meaning.AFTER, Meaning.BEFORE, Meaning.CAUSE, Meaning.ABOUT);

  private final Context context;
  private final Phrases phrases;
  private final Clause clause;
  private final Trigger trigger;
  private final List<Patient> patients;
  private final Set<Meaning> meanings;
  private final boolean people;

  /** The phrases of the clause that are no single one's: for people, and for things. */
  private final Map<Boolean, List<Nominal>> sharedBy = new HashMap<>();

  AffectedPlaces(Context context, Predication predication, List<Patient> patients) {
    this.context = context;
    this.phrases = predication.phrases();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.patients = patients;
    this.meanings = EnumSet.of(Meaning.IN);
    meanings.addAll(trigger.rule().places());
    this.people = patients.stream().anyMatch(p -> AffectedFrame.HUMAN.contains(p.nominal().sort()));
  }

  /** Fills the places and sites of the claim about one of the affected. */
  void fill(Draft draft, int index) {
    Patient patient = patients.get(index);
    boolean people = AffectedFrame.HUMAN.contains(patient.nominal().sort());
    int told = patient.nominal().head();
    List<Nominal> shared =
        sharedBy.computeIfAbsent(people, this::shared).stream()
            .filter(n -> !ContrastedParts.isOfOther(phrases, clause, told, n))
            .toList();
    Optional<Nominal> ground = Context.ground(phrases, trigger.first());
    if (ground.isPresent()) {
      // The clause tells of something else: only what stands behind belongs to this.
      List<Mentioned> own = own(index, people);
      draft.places(own.isEmpty() ? places(Grounds.of(phrases, ground.get())) : own);
      return;
    }
    Optional<Nominal> gapped = gapped(patient.nominal());
    if (gapped.isPresent()) {
      draft.places(places(List.of(gapped.get())));
      return;
    }
    List<Mentioned> found = new ArrayList<>(own(index, people));
    if (found.isEmpty()) {
      found.addAll(places(ContrastedParts.before(phrases, clause, patient.nominal().core())));
    }
    if (found.isEmpty()) {
      found.addAll(ofClause(shared, people));
    }
    if (found.isEmpty()) {
      found.addAll(LeftPlaces.of(phrases, clause, trigger, meanings, patient.nominal()));
    }
    if (found.isEmpty()) {
      found.addAll(ofAdjectives(patient.nominal()));
    }
    if (found.isEmpty()) {
      found.addAll(context.circumstances().around(phrases, clause, meanings));
    }
    if (patient.nominal().sort() != Sort.SITE) {
      draft.sites(context.circumstances().sites(clause.nominals()));
    }
    draft.places(found);
    widen(draft, shared);
  }

  private List<Mentioned> places(List<Nominal> nominals) {
    List<Nominal> where =
        nominals.stream()
            .filter(n -> !isDestination(n) && !isBehindDestination(n) && !isSeat(n))
            .toList();
    return context.circumstances().places(phrases, where, meanings);
  }

  /** "odselili su se u Crnu Goru", "prebegli su preko Drine": where those went who left. */
  private boolean isDestination(Nominal nominal) {
    return meanings.contains(Meaning.FROM)
        && (isInto(nominal)
            || nominal
                .preposition()
                .filter(p -> phrases.words().functions().has(p.words(), Use.SPANNING))
                .isPresent());
  }

  /** "vlada u Prištini obnovila je": what most bodies do happens elsewhere. */
  private boolean isSeat(Nominal nominal) {
    return !AT_SEAT.contains(trigger.rule().head().kind())
        && context.circumstances().isSeat(phrases, nominal);
  }

  private static boolean isInto(Nominal nominal) {
    return nominal.preposition().filter(p -> p.means(Meaning.IN)).isPresent()
        && nominal.may(Case.ACCUSATIVE)
        && !nominal.may(Case.LOCATIVE);
  }

  /** "u bolnicu u Nišu dovezeno je osam ranjenih": where that is to which people were brought. */
  private boolean isBehindDestination(Nominal nominal) {
    return people
        && nominal.isPrepositional()
        && phrases.nominals().stream()
            .filter(n -> n.to() == nominal.from() && n.sort() != Sort.PLACE && !isTarget(n))
            .anyMatch(
                n -> isInto(n) || n.preposition().filter(p -> p.means(Meaning.TO)).isPresent());
  }

  /** "u napadu na kuću u Lukovu": what an event was against. */
  private boolean isTarget(Nominal nominal) {
    return phrases.nominals().stream()
        .anyMatch(n -> n.to() == nominal.from() && n.sort() == Sort.EVENT);
  }

  /** The places beside the phrase itself; people of one list share those of a later item. */
  private List<Mentioned> own(int index, boolean people) {
    List<Mentioned> own = places(near(patients.get(index)));
    if (own.isEmpty() && isGapped(index)) {
      // "ubijen je u Nišu, a Marko Ilić u Vranju": each has the place behind it.
      int from = patients.get(index).nominal().to();
      int to = patients.get(index + 1).nominal().from();
      return places(
          clause.nominals().stream().filter(n -> n.from() >= from && n.to() <= to).toList());
    }
    if (people) {
      for (int later = index + 1; later < patients.size() && own.isEmpty(); later++) {
        own = isPart(index, later) ? List.of() : places(patients.get(later).attached());
      }
    }
    return own;
  }

  /** "u Nišu je poginulo 11, a u Leskovcu 27 ljudi": the second figure has a place of its own. */
  private Optional<Nominal> gapped(Nominal affected) {
    if (affected.quantity().isEmpty()) {
      return Optional.empty();
    }
    return clause.near(affected.from()).stream()
        .filter(n -> n.to() == affected.from() && n.sort() == Sort.PLACE)
        .filter(n -> n.preposition().filter(p -> meanings.contains(p.meaning())).isPresent())
        .filter(n -> isBehindFigure(n.from() - 1))
        .findFirst();
  }

  private boolean isBehindFigure(int joint) {
    boolean gap = phrases.words().does(joint, Use.GAP) && !phrases.words().does(joint, Use.BOTH);
    int comma = gap ? joint - 1 : joint;
    int last = phrases.words().form(comma).equals(",") ? comma - 1 : gap ? comma : -1;
    return last >= clause.from()
        && phrases.nominalOver(last).filter(n -> n.quantity().isPresent()).isPresent();
  }

  private boolean isGapped(int index) {
    if (index + 1 >= patients.size()) {
      return false;
    }
    int joint = patients.get(index + 1).nominal().from() - 1;
    return joint > trigger.last()
        && patients.get(index).nominal().to() <= trigger.first()
        && phrases.words().does(joint, Use.GAP)
        && !phrases.words().does(joint, Use.BOTH);
  }

  /** "412 lica: iz Bora 263, iz Niša 149": the places behind the colon are those of the parts. */
  private boolean isPart(int index, int later) {
    return IntStream.range(patients.get(index).nominal().to(), patients.get(later).nominal().from())
        .anyMatch(i -> phrases.words().form(i).equals(":"));
  }

  private List<Nominal> near(Patient patient) {
    List<Nominal> near = new ArrayList<>(patient.attached());
    near.removeIf(n -> Grounds.covers(phrases, n));
    near.addAll(patient.nominal().complements());
    phrases.clauses().stream()
        .filter(b -> b.type() == Clause.Type.BRACKET && b.from() == patient.nominal().to())
        .filter(b -> b.nominals().stream().noneMatch(n -> n.sort() == Sort.PERSON))
        .forEach(b -> near.addAll(b.nominals()));
    return near;
  }

  /** The phrases of the clause that belong to no single one of the affected. */
  private List<Nominal> shared(boolean people) {
    List<Nominal> shared = new ArrayList<>();
    int firstPatient = patients.getFirst().nominal().from();
    int lastPatient = patients.getLast().nominal().to();
    for (Nominal nominal : clause.nominals()) {
      boolean inside = nominal.from() >= firstPatient && nominal.to() <= lastPatient;
      boolean attachedElsewhere =
          patients.stream().anyMatch(p -> p.attached().contains(nominal)) && !people;
      if (!inside
          && !attachedElsewhere
          && !isOfApposition(nominal)
          && !Grounds.covers(phrases, nominal)) {
        shared.add(nominal);
      }
    }
    List<Nominal> own = shared.stream().filter(n -> !isOfEventBefore(n)).toList();
    return own.stream().anyMatch(AffectedPlaces::isInPlace) ? own : shared;
  }

  private static boolean isInPlace(Nominal nominal) {
    return nominal.sort() == Sort.PLACE
        && nominal.preposition().filter(p -> p.means(Meaning.IN)).isPresent();
  }

  /** "posle ubistva u Somboru uhapšen je u Subotici": where the event was that came before. */
  private boolean isOfEventBefore(Nominal place) {
    return isInPlace(place)
        && phrases
            .nominalOver(place.from() - 1)
            .filter(n -> n.to() == place.from())
            .filter(n -> n.all().anyMatch(c -> c.sort() == Sort.EVENT))
            .flatMap(Nominal::preposition)
            .filter(p -> OTHER_TIME.stream().anyMatch(p::means))
            .isPresent();
  }

  /** "mladić, student u Nišu, ubijen je u Vranju": where he studied. */
  private boolean isOfApposition(Nominal place) {
    return place.isPrepositional()
        && place.to() < clause.to()
        && phrases.words().form(place.to()).equals(",")
        && clause.nominals().stream()
            .filter(n -> n.to() == place.from() && !n.isPrepositional())
            .filter(n -> n.sort() == Sort.PEOPLE || n.sort() == Sort.OTHER)
            .filter(n -> n.quantity().isEmpty() && n.may(Case.NOMINATIVE))
            .anyMatch(n -> n.from() > 0 && phrases.words().form(n.from() - 1).equals(","));
  }

  private List<Mentioned> ofClause(List<Nominal> shared, boolean people) {
    int firstPatient = patients.getFirst().nominal().from();
    List<Nominal> before = shared.stream().filter(n -> n.to() <= firstPatient).toList();
    List<Mentioned> opening = places(before);
    boolean enough = people && !opening.isEmpty();
    return enough ? opening : places(shared);
  }

  private List<Mentioned> ofAdjectives(Nominal affected) {
    return affected
        .all()
        .flatMap(n -> n.adjectives().stream())
        .flatMap(a -> context.nouns().placeOfAdjective(context.words(), a).stream())
        .map(Mentioned::named)
        .toList();
  }

  /** The evidence begins with the place that opens the clause. */
  private void widen(Draft draft, List<Nominal> shared) {
    shared.stream()
        .filter(
            n ->
                n.isPrepositional()
                    && n.to() <= trigger.first()
                    && n.preposition().get().means(Meaning.IN))
        .filter(n -> n.sort() == Sort.PLACE)
        .findFirst()
        .ifPresent(n -> draft.widen(n.from(), draft.to()));
  }
}

package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Gender;

/** Finds whom or what a trigger affects. */
public final class Patients {

  private static final Pattern YEAR = Pattern.compile("1[1-9]\\d\\d|20[0-3]\\d");

  private final Phrases phrases;
  private final Words words;
  private final Trigger trigger;
  private final Clause clause;
  private final Fit fit;
  private final ParticiplePhrase participle;
  private final Genitives genitives;
  private final Subjects subjects;
  private final Objects objects;
  private final SomeOf someOf;
  private final DativeObjects datives;

  /** Reads the phrases around one trigger. */
  public Patients(Predication predication) {
    phrases = predication.phrases();
    words = predication.words();
    trigger = predication.trigger();
    clause = predication.clause();
    fit = new Fit(predication);
    Parts parts = new Parts(predication, fit);
    ListRun list = new ListRun(predication, fit, parts);
    Roles roles =
        trigger.voice() == Trigger.Voice.ACTIVE
            ? Roles.of(phrases, trigger.first())
            : Roles.ofNobody();
    Arguments arguments = new Arguments(predication, fit, list, parts, roles);
    RelativeHead relative = new RelativeHead(predication, fit);
    participle = new ParticiplePhrase(predication, fit, list, parts);
    genitives = new Genitives(predication, fit, list);
    subjects = new Subjects(predication, fit, arguments, relative, list);
    objects = new Objects(predication, fit, arguments, relative, roles);
    someOf = new SomeOf(predication, fit);
    datives = new DativeObjects(predication, fit);
  }

  /** The affected, in text order; empty where the text does not say whom. */
  public List<Patient> find() {
    List<Patient> found = affected().stream().map(this::meant).filter(this::tells).toList();
    return found.isEmpty() && trigger.rule().governed().isEmpty() ? someOf.find() : found;
  }

  /** "živote 12 ljudi", "telo Petra": whose life or body it is. */
  private Patient meant(Patient patient) {
    boolean stands = words.hasLemma(patient.nominal().head(), trigger.rule().heads());
    if (patient.nominal().sort() == Sort.PEOPLE
        && patient.nominal().quantity().isEmpty()
        && !stands) {
      return called(patient);
    }
    if (!stands || patient.nominal().quantity().isPresent()) {
      return patient;
    }
    Nominal head = patient.nominal();
    return Stream.concat(
            head.complements().stream(),
            clause.nominals().stream().filter(n -> n.from() == head.to() && !n.isPrepositional()))
        .filter(
            c -> c.sort() == Sort.PEOPLE || c.sort() == Sort.PERSON || c.sort() == Sort.ELLIPTIC)
        .findFirst()
        .map(c -> new Patient(c, patient.attached()))
        .orElse(patient);
  }

  /** "sveštenik Petar Nikolić": who it is. */
  private Patient called(Patient patient) {
    Nominal title = patient.nominal();
    boolean fitting = trigger.rule().affected().contains(Sort.PERSON);
    return clause.nominals().stream()
        .filter(n -> fitting && n.from() == title.to() && n.sort() == Sort.PERSON)
        .filter(n -> !n.isPrepositional() && !title.isPrepositional())
        .filter(n -> agree(title, n) && !Appositions.isOfInner(title, n))
        .findFirst()
        .map(n -> new Patient(n, Attachments.to(phrases, clause, n)))
        .orElse(patient);
  }

  /** "porodica nestalih Ivan Tasić": he is none of the missing. */
  private static boolean agree(Nominal title, Nominal name) {
    return title.cases().isEmpty()
        || name.cases().isEmpty()
        || !Collections.disjoint(title.cases(), name.cases());
  }

  private boolean tells(Patient patient) {
    Nominal nominal = patient.nominal();
    if (Whose.isExcluded(words, nominal)
        || Whose.isDifference(words, nominal)
        || Whose.isDistance(words, nominal)
        || isYear(nominal)
        || isOneOfTheirs(nominal)
        || Whose.isRate(clause)) {
      return false;
    }
    boolean bare = nominal.sort() == Sort.ELLIPTIC || nominal.head() == trigger.first();
    if (bare && nominal.sort() != Sort.PERSON && nominal.quantity().isEmpty()) {
      // "knjige krštenih, venčanih i umrlih", "porodice nestalih": nobody in particular.
      return false;
    }
    return !trigger.rule().counted()
        || nominal.sort() == Sort.PERSON
        || trigger.rule().deniable() && isNone(nominal)
        || nominal.quantity().filter(q -> !q.ordinalLike()).isPresent();
  }

  /** "crkva je sagrađena 1592, obnovljena 1863": a year and no figure, the verb agrees with one. */
  private boolean isYear(Nominal nominal) {
    Optional<Mention.Quantity> figure = nominal.quantity();
    boolean many =
        trigger.rule().affected().contains(Sort.PEOPLE)
            && words.any(
                trigger.first(), r -> r.gender().filter(Gender.NEUTER::equals).isPresent());
    return !many
        && figure
            .filter(q -> q.to() - q.from() == 1 && q.to() == nominal.to())
            .filter(q -> YEAR.matcher(words.form(q.from())).matches())
            .isPresent();
  }

  /** "jedan od advokata ubijenih": he is one of theirs, none of them. */
  private boolean isOneOfTheirs(Nominal nominal) {
    return trigger.voice() == Trigger.Voice.PARTICIPLE
        && nominal.from() < trigger.first()
        && words.does(trigger.first() - 1, Use.RELATED)
        && nominal
            .quantity()
            .filter(q -> q.to() < trigger.first() && words.lower(q.to()).equals("od"))
            .isPresent();
  }

  /** "nijedna presuda": as good as a figure. */
  private boolean isNone(Nominal nominal) {
    return nominal.adjectives().stream().anyMatch(a -> words.hasLemma(a, "nijedan"));
  }

  private List<Patient> affected() {
    if (!trigger.rule().governed().isEmpty()) {
      return governed();
    }
    if (trigger.rule().dative()) {
      return datives.find();
    }
    return switch (trigger.voice()) {
      case NOUN -> genitives.find();
      case PARTICIPLE -> {
        Optional<Nominal> own = participle.attributive();
        if (own.isPresent() && !participle.isAmong(own.get())) {
          yield participle.withParts(own.get());
        }
        Optional<Nominal> restored = participle.restored();
        if (own.isEmpty() && restored.isPresent()) {
          yield List.of(new Patient(restored.get(), List.of()));
        }
        List<Patient> shared = own.isPresent() ? List.of() : participle.shared();
        if (!shared.isEmpty()) {
          yield shared;
        }
        List<Patient> found =
            own.isPresent() || participle.isFree() ? subjects.find() : List.<Patient>of();
        // "povređenih je bilo 20": in an oblique case it says so of a number only.
        yield participle.isOblique()
            ? found.stream()
                .filter(p -> p.nominal().quantity().isPresent() && participle.isOfMany())
                .toList()
            : found;
      }
      case SUBJECT -> subjects.find();
      case ACTIVE -> objects.find();
    };
  }

  /** "iz pet gradova i osam sela": what stands behind the rule's preposition. */
  private List<Patient> governed() {
    List<Patient> found = governed(clause);
    return !found.isEmpty() || !trigger.rule().asked()
        ? found
        : phrases.clauses().stream()
            .filter(c -> c.index() == clause.index() + 1)
            .filter(c -> c.type() == Clause.Type.SUBORDINATE || c.type() == Clause.Type.RELATIVE)
            .findFirst()
            .map(this::governed)
            .orElse(List.of());
  }

  private List<Patient> governed(Clause within) {
    List<Patient> found = new ArrayList<>();
    int end = -1;
    for (Nominal nominal : within.nominals()) {
      boolean first =
          nominal
              .preposition()
              .filter(p -> trigger.rule().governed().contains(p.meaning()))
              .isPresent();
      boolean listed =
          end >= 0 && !nominal.isPrepositional() && Links.between(phrases, end, nominal.from());
      boolean told =
          nominal.quantity().isPresent()
              || nominal.sort() == Sort.PERSON
              || nominal.sort() == Sort.SITE
              || nominal.sort() == Sort.PEOPLE
              || nominal.sort() == Sort.PLACE
              || nominal.sort() == Sort.SETTLEMENT
              // "provaljeno je u školu": the rule says which things.
              || nominal.sort() == Sort.THING && !trigger.rule().units().isEmpty();
      if ((first || listed) && fit.allows(nominal) && told) {
        found.add(new Patient(nominal, List.of()));
        end = nominal.to();
      }
    }
    return found;
  }

  /** The phrase inside which the participle stands. */
  public Optional<Nominal> attributive() {
    return participle.attributive();
  }
}

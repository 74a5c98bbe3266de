package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Trigger.Voice;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Whom or what an entry of a list is about: "3. Marko Jović (1951), zidar – ubijen 2. maja", "Crkva
 * Svete Petke u Brodu – spaljena, zidovi srušeni", "Kapela u Lugu (1867). Minirana 1942." It is the
 * subject of every predicate of the entry that has none of its own. The place may stand before it:
 * "2. BROD (opština Lug), crkva Svete Petke – spaljena".
 */
public final class EntryHeads {

  private static final Set<Sort> SORTS =
      EnumSet.of(Sort.PERSON, Sort.SITE, Sort.THING, Sort.PEOPLE, Sort.SETTLEMENT);

  private static final Set<String> DASHES = Set.of("–", "—", "-");
  private static final String COLON = ":";

  private static final Question<Integer, Optional<Head>> HEAD =
      new Question<>((phrases, i) -> find(phrases));

  private EntryHeads() {}

  /**
   * The head of an entry.
   *
   * @param nominals the phrase, or the names of one list
   * @param end index after the words that stand before its predicates: a dash or a stop
   * @param places those that stand before the phrase
   */
  public record Head(List<Nominal> nominals, int end, List<Mentioned> places) {

    /** Copies the lists. */
    public Head {
      nominals = List.copyOf(nominals);
      places = List.copyOf(places);
    }
  }

  /** The head that a sentence begins with where a dash parts it from what is told of it. */
  public static Optional<Head> of(Phrases phrases) {
    return phrases.ask(HEAD);
  }

  private static Optional<Head> find(Phrases phrases) {
    int dash = dash(phrases);
    if (dash < 0) {
      return Optional.empty();
    }
    boolean colon = phrases.words().form(dash).equals(COLON);
    return head(phrases, dash).filter(h -> !colon || isOfThing(h));
  }

  /** The head of a sentence that is no more than a head. */
  public static Optional<Head> alone(Phrases phrases) {
    return of(phrases).or(() -> head(phrases, phrases.sentence().to()));
  }

  /** Behind a colon stands what is told of a thing; of a person it may be what he says. */
  private static boolean isOfThing(Head head) {
    Sort sort = head.nominals().getFirst().sort();
    return sort == Sort.SITE || sort == Sort.THING;
  }

  /** Those of whom the trigger tells though its clause names nobody. */
  public static List<Patient> affected(List<Phrases> sentences, Predication predication) {
    Trigger trigger = predication.trigger();
    boolean predicative = trigger.voice() == Voice.PARTICIPLE || trigger.voice() == Voice.SUBJECT;
    Phrases phrases = predication.phrases();
    Optional<Head> own = of(phrases).filter(h -> h.end() < trigger.first());
    if (!predicative
        || !trigger.rule().governed().isEmpty()
        || predication.clause().type() != Clause.Type.MAIN
        || own.isEmpty() && trigger.first() != phrases.sentence().from()
        || hasOwnSubject(predication)) {
      return List.of();
    }
    if (own.isPresent()) {
      return fitting(predication, own.get()).stream()
          .map(n -> new Patient(n, Attachments.to(phrases, phrases.clauseOf(n.head()), n)))
          .toList();
    }
    return trigger.first() == phrases.sentence().from()
        ? opening(sentences, phrases).map(h -> fitting(predication, h)).orElse(List.of()).stream()
            .map(n -> new Patient(standing(trigger, n), List.of()))
            .toList()
        : List.of();
  }

  /**
   * "Manastir Svete Varvare u Lugu (XV vek). Miniran 1999.": the head of the sentence with which
   * the paragraph of a later one begins, where that has no predicate.
   */
  public static Optional<Head> opening(List<Phrases> sentences, Phrases phrases) {
    return first(sentences, phrases)
        .filter(f -> f != phrases)
        .flatMap(f -> head(f, f.sentence().to()));
  }

  /** The first sentence of a sentence's paragraph. */
  public static Optional<Phrases> first(List<Phrases> sentences, Phrases phrases) {
    int paragraph = phrases.sentence().paragraph();
    int low = 0;
    int opening = phrases.sentence().index();
    while (low < opening) {
      int middle = (low + opening) >>> 1;
      if (sentences.get(middle).sentence().paragraph() < paragraph) {
        low = middle + 1;
      } else {
        opening = middle;
      }
    }
    return Optional.of(sentences.get(opening));
  }

  /** The head as if it stood where the predicate does. */
  private static Nominal standing(Trigger trigger, Nominal head) {
    return new Nominal(
        trigger.first(),
        trigger.first() + 1,
        trigger.first(),
        head.sort(),
        Optional.empty(),
        head.cases(),
        Optional.empty(),
        head.unit(),
        head.allGroups(),
        head.named(),
        List.of(),
        List.of(),
        head.collective());
  }

  private static int dash(Phrases phrases) {
    Words words = phrases.words();
    for (int i = EntryPlace.past(phrases, start(phrases)) + 1;
        i + 1 < phrases.sentence().to();
        i++) {
      boolean mark =
          !words.token(i).isWord()
              && (DASHES.contains(words.form(i)) || words.form(i).equals(COLON));
      if (mark && phrases.nominalOver(i).isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  /** The first token behind the number or the mark of an entry. */
  private static int start(Phrases phrases) {
    Words words = phrases.words();
    int i = phrases.sentence().from();
    while (i < phrases.sentence().to() - 1
        && (!words.token(i).isWord() || words.lower(i).equals("i"))) {
      i++;
    }
    return i;
  }

  private static Optional<Head> head(Phrases phrases, int end) {
    int place = start(phrases);
    int start = EntryPlace.past(phrases, place);
    List<Nominal> found = new ArrayList<>();
    int last = start;
    for (Nominal nominal : phrases.nominals()) {
      boolean first = found.isEmpty() && nominal.from() == start;
      boolean listed =
          !found.isEmpty()
              && nominal.sort() == Sort.PERSON
              && found.getLast().sort() == Sort.PERSON
              && Links.between(phrases, last, nominal.from());
      if ((first || listed) && nominal.to() <= end && mayHead(nominal)) {
        found.add(nominal);
        last = nominal.to();
      }
    }
    boolean verbless =
        IntStream.range(start, end)
            .noneMatch(
                i -> phrases.nominalOver(i).isEmpty() && Verbs.isPredicate(phrases.words(), i));
    List<Mentioned> places =
        start > place ? EntryPlace.at(phrases, place).stream().toList() : List.of();
    return found.isEmpty() || !verbless
        ? Optional.empty()
        : Optional.of(new Head(found, end, places));
  }

  private static boolean mayHead(Nominal nominal) {
    return SORTS.contains(nominal.sort())
        && !nominal.isPrepositional()
        && nominal.quantity().isEmpty()
        && (nominal.cases().isEmpty() || nominal.may(Case.NOMINATIVE));
  }

  private static List<Nominal> fitting(Predication predication, Head head) {
    Fit fit = new Fit(predication);
    boolean listed = head.nominals().size() > 1;
    boolean all =
        head.nominals().stream()
            .allMatch(n -> isAffected(predication, fit, n) && agrees(predication, n, listed));
    return all ? head.nominals() : List.of();
  }

  /** Who it is whose body was found: the rule itself names the body alone. */
  private static boolean isAffected(Predication predication, Fit fit, Nominal nominal) {
    return fit.allows(nominal)
        || nominal.sort() == Sort.PERSON && standsForThem(predication).isPresent();
  }

  /** "telo pronađeno u reci": a noun that stands for the person of the entry. */
  private static Optional<Nominal> standsForThem(Predication predication) {
    Set<String> heads = predication.trigger().rule().heads();
    boolean people = predication.trigger().rule().unit().filter("person"::equals).isPresent();
    return predication.clause().nominals().stream()
        .filter(n -> people && !n.isPrepositional() && n.complements().isEmpty())
        .filter(n -> predication.words().hasLemma(n.head(), heads))
        .findFirst();
  }

  /** "krov srušen": the clause says itself what it tells of. */
  private static boolean hasOwnSubject(Predication predication) {
    Optional<Nominal> body = standsForThem(predication);
    Fit fit = new Fit(predication);
    int trigger = predication.trigger().first();
    return predication.clause().nominals().stream()
        .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
        .filter(n -> n.from() > trigger || n.to() <= trigger)
        .filter(n -> body.filter(n::equals).isEmpty())
        .anyMatch(n -> (n.cases().isEmpty() || n.may(Case.NOMINATIVE)) && fit.agrees(n));
  }

  /** The readings of the trigger that can agree with a subject. */
  private static List<Reading> forms(Predication predication) {
    return predication.words().readings(predication.trigger().first()).stream()
        .filter(r -> r.number().isPresent() && r.gender().isPresent())
        .filter(r -> r.grammatical().isEmpty() || r.is(Case.NOMINATIVE))
        .toList();
  }

  private static boolean agrees(Predication predication, Nominal nominal, boolean listed) {
    List<Reading> forms = forms(predication);
    if (standsForThem(predication).isPresent()) {
      return !listed;
    }
    if (listed) {
      return forms.stream().anyMatch(f -> f.number().filter(n -> n == Number.PLURAL).isPresent());
    }
    if (nominal.sort() == Sort.PERSON) {
      return forms.stream().anyMatch(f -> isOne(f) && mayBe(predication.words(), nominal, f));
    }
    return forms.stream()
        .anyMatch(
            f ->
                predication
                    .words()
                    .any(
                        nominal.head(),
                        n -> n.number().equals(f.number()) && n.gender().equals(f.gender())));
  }

  private static boolean isOne(Reading form) {
    return form.number().filter(n -> n == Number.SINGULAR).isPresent()
        && form.gender().filter(g -> g != Gender.NEUTER).isPresent();
  }

  /** A name that no dictionary knows may be of either gender. */
  private static boolean mayBe(Words words, Nominal person, Reading form) {
    List<Reading> names =
        IntStream.range(person.from(), person.to())
            .boxed()
            .flatMap(i -> words.readings(i).stream())
            .filter(r -> r.partOfSpeech() == PartOfSpeech.PROPER_NOUN && r.is(Case.NOMINATIVE))
            .toList();
    return names.isEmpty() || names.stream().anyMatch(r -> r.gender().equals(form.gender()));
  }
}

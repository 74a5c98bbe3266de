package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads what persons are by profession and rank, whose kin they are, and that they are dead. */
final class Occupations {

  private final Offices offices;
  private final PropertyWords lexicon;
  private final Vocabulary vocabulary;
  private final Phrases phrases;
  private final Persons persons;
  private final Callings callings;
  private final Words words;

  Occupations(
      Offices offices,
      PropertyWords lexicon,
      Vocabulary vocabulary,
      Phrases phrases,
      Persons persons) {
    this.offices = offices;
    this.lexicon = lexicon;
    this.vocabulary = vocabulary;
    this.phrases = phrases;
    this.persons = persons;
    this.callings = offices.callings(phrases, persons);
    this.words = vocabulary.words();
  }

  /** "penzionerka Ana Jović", "Marko Jović, profesor matematike", "po zanimanju stolar". */
  List<Property> professions(Nominal person) {
    List<Property> found = new ArrayList<>();
    for (Calling calling : callings.of(person)) {
      if (calling.is("profession") && !calling.is("office")) {
        found.add(called(person, calling));
      }
    }
    if (found.isEmpty()) {
      byTrade(person, Persons.end(words, person, phrases.sentence().to())).ifPresent(found::add);
    }
    return found;
  }

  List<Property> ranks(Nominal person) {
    return callings.of(person).stream()
        .filter(c -> c.is("rank") && !c.is("office"))
        .map(c -> called(person, c))
        .toList();
  }

  private Property called(Nominal person, Calling calling) {
    Optional<Bodies.Body> body = offices.bodies().of(vocabulary, phrases, calling);
    int end = body.map(Bodies.Body::from).orElse(calling.to());
    end = beforePreposition(calling, end);
    boolean before = calling.from() < person.from();
    List<Mentioned> places =
        phrases.nominals().stream()
            .filter(n -> n.from() >= calling.nounEnd() && n.to() <= calling.to())
            .filter(n -> n.sort() == Sort.PLACE)
            .flatMap(n -> n.named().stream())
            .toList();
    return new Property(
        List.of(person),
        before ? calling.from() : person.core(),
        before ? person.to() : calling.to(),
        offices.role(vocabulary, calling, person, end),
        before ? List.of() : places);
  }

  /** What a profession is of is part of it, where it is done is not. */
  private int beforePreposition(Calling calling, int end) {
    for (int k = calling.nounEnd(); k < end; k++) {
      if (words.is(k, PartOfSpeech.PREPOSITION)) {
        return k;
      }
    }
    return end;
  }

  /** ", po zanimanju stolar", ", po zanimanju sam stolar". */
  Optional<Property> byTrade(Nominal person, int from) {
    int limit = phrases.sentence().to();
    for (int i = from; i + 1 < limit; i++) {
      boolean trade = lexicon.is(words, i + 1, "trade") && words.is(i, PartOfSpeech.PREPOSITION);
      int as = trade ? i + 1 : worksAs(i, limit);
      if (as > i) {
        int k = as + 1;
        while (k < limit && Verbs.isClitic(words, k)) {
          k++;
        }
        int at = k;
        return phrases.nominals().stream()
            .filter(n -> n.from() == at && n.may(Case.NOMINATIVE))
            .findFirst()
            .map(
                n ->
                    Property.of(
                        person, person.core(), n.to(), words.latin(n.from(), n.to()).strip()));
      }
      if (persons.all().stream().anyMatch(p -> p.from() > person.from() && p.from() <= from)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The index of "kao" in "radio je kao poštar"; -1 where nothing such stands there. */
  private int worksAs(int i, int limit) {
    if (!lexicon.is(words, i, "works")) {
      return -1;
    }
    int k = i + 1;
    while (k < limit
        && (Verbs.isClitic(words, k) || words.is(k, PartOfSpeech.ADVERB))
        && !words.lower(k).equals("kao")) {
      k++;
    }
    return k < limit && words.lower(k).equals("kao") ? k : -1;
  }

  /** "njegova supruga Ana Jović", "sestre Ana i Eva Jović", "otac i sin, Marko i Petar Jović". */
  List<Property> kinship(Nominal person) {
    List<Property> found = new ArrayList<>();
    for (Calling calling : callings.of(person)) {
      // "supruga Jovana": whose wife, or the husband himself.
      boolean open =
          calling.from() < person.from()
              && !person.may(Case.NOMINATIVE)
              && persons.list(person).size() < 2
              && words.any(calling.noun(), Occupations::isOneSubject);
      if (calling.is("kinship") && !open) {
        found.add(kin(person, calling));
      }
    }
    return found;
  }

  private static boolean isOneSubject(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.NOUN
        && reading.is(Case.NOMINATIVE)
        && reading.number().filter(n -> n == Number.PLURAL).isEmpty();
  }

  private Property kin(Nominal person, Calling calling) {
    List<Nominal> list = persons.list(person);
    boolean several =
        list.size() > 1 && list.getFirst() == person && calling.from() < person.from();
    boolean plural = several && isPlural(calling);
    List<Nominal> whose = plural ? list : List.of(person);
    String value = plural ? plural(calling, person) : nominative(calling, person);
    int to = Math.max(whose.getLast().to(), calling.to());
    return new Property(whose, Math.min(calling.noun(), person.core()), to, value, List.of());
  }

  private boolean isPlural(Calling calling) {
    return calling.nounEnd() - calling.noun() > 2
        || words.any(
            calling.noun(),
            r ->
                r.partOfSpeech() == PartOfSpeech.NOUN
                    && (r.number().filter(n -> n == Number.PLURAL).isPresent()
                        || lexicon.is(words, calling.noun(), "plural")));
  }

  private String plural(Calling calling, Nominal person) {
    return calling.nounEnd() - calling.noun() > 1
        ? lemmas(calling, person)
        : vocabulary.naming().plural(words, calling.noun(), person.cases());
  }

  private String nominative(Calling calling, Nominal person) {
    boolean asWritten = calling.nominative() && person.may(Case.NOMINATIVE);
    return asWritten
        ? words.latin(calling.noun(), calling.nounEnd()).toLowerCase(java.util.Locale.ROOT)
        : lemmas(calling, person);
  }

  /** The dictionary forms of the phrase's nouns, its other words as they stand. */
  private String lemmas(Calling calling, Nominal person) {
    StringBuilder text = new StringBuilder();
    for (int k = calling.noun(); k < calling.nounEnd(); k++) {
      String lemma =
          words.readings(k).stream()
              .filter(r -> r.partOfSpeech() == PartOfSpeech.NOUN)
              .filter(r -> r.grammatical().filter(person::may).isPresent())
              .map(Reading::lemma)
              .findFirst()
              .orElse(words.lower(k));
      text.append(text.isEmpty() ? "" : " ").append(lemma);
    }
    return text.toString();
  }

  /** "pokojni Marko Jović", "sada pokojni, Marko Jović". */
  Optional<Property> deceased(Nominal person) {
    int start = phrases.sentence().from();
    int k = Persons.nameFrom(person) - 1;
    if (k > start && words.form(k).matches("[,.]")) {
      k--;
    }
    boolean late = k >= start && lexicon.is(words, k, "late");
    return late ? Optional.of(Property.of(person, k, person.to(), "pokojni")) : Optional.empty();
  }
}

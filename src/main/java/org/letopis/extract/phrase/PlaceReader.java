package org.letopis.extract.phrase;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.claim.EntityType;
import org.letopis.extract.phrase.PlaceNames.Place;
import org.letopis.lexicon.Inflector;
import org.letopis.lexicon.Paradigms;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Reads the name of a place that no gazetteer knows, where a preposition or a noun announces it.
 */
final class PlaceReader {

  private final IntroducedPlaces introduced;
  private final Nouns nouns;
  private final PlaceAnnouncements announcements;
  private final PersonNames persons;
  private final SiteNames sites;
  private final Paradigms paradigms;
  private final Inflector inflector;

  PlaceReader(
      IntroducedPlaces introduced,
      Nouns nouns,
      PlaceAnnouncements announcements,
      PersonNames persons,
      SiteNames sites,
      Paradigms paradigms,
      Inflector inflector) {
    this.introduced = introduced;
    this.nouns = nouns;
    this.announcements = announcements;
    this.persons = persons;
    this.sites = sites;
    this.paradigms = paradigms;
    this.inflector = inflector;
  }

  /**
   * The place named from that token on.
   *
   * @param before the places found before it
   */
  Optional<Place> at(Words words, int i, List<Place> before) {
    return introduced.at(words, i).or(() -> announced(words, i, before));
  }

  private Optional<Place> announced(Words words, int i, List<Place> before) {
    if (i == 0 || !isCandidate(words, i) || PlaceForms.isStreet(words, i)) {
      return Optional.empty();
    }
    Optional<Set<Case>> allowed = announcements.before(words, i, before);
    if (allowed.isEmpty()) {
      return Optional.empty();
    }
    int head = i;
    while (isAdjectiveBefore(words, head)) {
      head++;
    }
    boolean ofRegion = isAdjective(words, head) || PlaceForms.isAdjectival(words, head);
    if (ofRegion && announcements.isRegion(words, head + 1)) {
      return region(words, i, head + 1, allowed.get());
    }
    if (isAdjective(words, head) && words.nameOver(head).isEmpty() && head + 1 < words.size()) {
      // An adjective whose noun cannot be read is no name of a place.
      boolean nounBehind = words.token(head + 1).isWord() && words.isNoun(head + 1);
      if (nounBehind) {
        return Optional.empty();
      }
    }
    Set<Case> cases =
        allowed.get().equals(Set.of(Case.ACCUSATIVE)) ? allowed.get() : EnumSet.allOf(Case.class);
    return name(words, i, head, allowed.get()).map(n -> new Place(i, n.to(), n.name(), cases));
  }

  /** "Žičku kotlinu": the name is the adjective, the noun an everyday one. */
  private Optional<Place> region(Words words, int from, int noun, Set<Case> allowed) {
    return words.readings(noun).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.NOUN)
        .filter(r -> allowed.stream().anyMatch(r::is))
        .map(r -> r.lemma())
        .findFirst()
        .map(
            lemma -> {
              StringBuilder whole = new StringBuilder();
              for (int k = from; k < noun; k++) {
                whole.append(adjective(words, k, lemma)).append(' ');
              }
              return new Place(from, noun + 1, whole.append(lemma).toString());
            });
  }

  private record Named(String name, int to) {}

  private Optional<Named> name(Words words, int from, int head, Set<Case> allowed) {
    List<String> nominatives = paradigms.nominativesOf(words.form(head), allowed);
    boolean known = words.readings(head).stream().anyMatch(r -> allowed.stream().anyMatch(r::is));
    boolean changed = !nominatives.getFirst().equals(words.form(head));
    boolean into = allowed.equals(Set.of(Case.ACCUSATIVE)) && PlaceForms.isOnlyInto(words, head);
    if (!known && !changed && !into && !allowed.contains(Case.NOMINATIVE)) {
      return Optional.empty();
    }
    Optional<String> plural = plural(words, from, head);
    if (plural.isPresent()) {
      return Optional.of(new Named(plural.get(), head + 1));
    }
    // "Gornje Brdo": the noun of a name of two words may be an everyday one.
    String noun =
        from < head
            ? common(words, head, allowed).orElseGet(() -> PlaceForms.chosen(words, nominatives))
            : PlaceForms.chosen(words, nominatives);
    StringBuilder whole = new StringBuilder();
    for (int k = from; k < head; k++) {
      whole.append(adjective(words, k, noun)).append(' ');
    }
    return Optional.of(new Named(whole.append(noun).toString(), head + 1));
  }

  /** "Donjim Dubravama", "Vrelima": a name in the plural. */
  private Optional<String> plural(Words words, int from, int head) {
    Optional<String> noun = PlaceForms.plural(words, head);
    boolean several = IntStream.range(from, head).allMatch(k -> words.form(k).endsWith("im"));
    if (noun.isEmpty() || !several) {
      return Optional.empty();
    }
    Gender gender = PlaceForms.genderOfPlural(noun.get());
    String adjectives =
        IntStream.range(from, head)
            .mapToObj(k -> adjective(words, k, gender, Number.PLURAL) + " ")
            .collect(Collectors.joining());
    return Optional.of(adjectives + noun.get());
  }

  private static Optional<String> common(Words words, int head, Set<Case> allowed) {
    return words.readings(head).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.NOUN)
        .filter(r -> allowed.stream().anyMatch(r::is))
        .map(r -> Character.toUpperCase(r.lemma().charAt(0)) + r.lemma().substring(1))
        .findFirst();
  }

  private static boolean isCapital(Words words, int i) {
    return i < words.size()
        && words.token(i).isWord()
        && words.token(i).isCapitalised()
        && words.nameOver(i).isEmpty();
  }

  private String adjective(Words words, int i, String noun) {
    Gender gender =
        switch (noun.charAt(noun.length() - 1)) {
          case 'a' -> Gender.FEMININE;
          case 'o', 'e' -> Gender.NEUTER;
          default -> Gender.MASCULINE;
        };
    return adjective(words, i, gender, Number.SINGULAR);
  }

  private String adjective(Words words, int i, Gender gender, Number number) {
    return words.readings(i).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
        .flatMap(r -> inflector.adjective(r.lemma(), gender, number).stream())
        .findFirst()
        .or(() -> PlaceForms.adjective(words, i, gender))
        .map(a -> Character.toUpperCase(a.charAt(0)) + a.substring(1))
        .orElse(words.form(i));
  }

  private boolean isCandidate(Words words, int i) {
    return words.token(i).isWord()
        && words.token(i).isCapitalised()
        && words.form(i).length() > 2
        && NameWords.capitals(words.form(i)) == 1
        && (words.nameOver(i).isEmpty() || isAdjectiveOfName(words, i))
        && persons.over(i).isEmpty()
        && (sites.over(i).isEmpty() || announcements.opensList(words, i - 1))
        && words.timeOver(i).isEmpty()
        && nouns.at(words, i, words.size()).isEmpty()
        && nouns.groupOfAdjective(words, i).isEmpty();
  }

  /** "u Malom Zborniku": a village is called Mala as well, but the noun behind it is the name's. */
  private boolean isAdjectiveOfName(Words words, int i) {
    return words.nameOver(i).filter(n -> n.from() == i && n.to() == i + 1).isPresent()
        && isAdjectiveBefore(words, i);
  }

  /** "Stara Ciglana": can be an adjective, and a capitalised word that is no name stands behind. */
  private boolean isAdjectiveBefore(Words words, int i) {
    return words.any(i, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
        && (isCapital(words, i + 1) || isOtherThanKnown(words, i))
        && words.inOneSentence(i, i + 2);
  }

  /** "u Gornjoj Rakovini": a village is called Rakovina, but this is another. */
  private boolean isOtherThanKnown(Words words, int i) {
    return announcements.isOfTwin(words, i)
        && words
            .nameOver(i + 1)
            .filter(n -> n.from() == i + 1 && n.to() == i + 2)
            .filter(n -> n.candidates().stream().allMatch(c -> c.type() == EntityType.SETTLEMENT))
            .isPresent();
  }

  private static boolean isAdjective(Words words, int i) {
    return words.any(i, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
        && words.readings(i).stream().noneMatch(r -> r.partOfSpeech() == PartOfSpeech.NOUN);
  }
}

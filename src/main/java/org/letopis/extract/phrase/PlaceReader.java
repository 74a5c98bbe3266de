package org.letopis.extract.phrase;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.extract.phrase.PlaceNames.Place;
import org.letopis.extract.phrase.Preposition.Meaning;
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

  private static final Set<Meaning> LOCAL = EnumSet.of(Meaning.IN, Meaning.NEAR, Meaning.FROM);

  /** Consonants that do not close a Serbian name: vn, čk, jc. */
  private static final Pattern ENDS_IN_NO_NAME = Pattern.compile(".*(?:[vgdtbčkšž][nk]|[jv]c)");

  private static final String SOFT = "cčćđšžj";

  private final Nouns nouns;
  private final Prepositions prepositions;
  private final PersonNames persons;
  private final SiteNames sites;
  private final Paradigms paradigms;
  private final Inflector inflector;

  PlaceReader(
      Nouns nouns,
      Prepositions prepositions,
      PersonNames persons,
      SiteNames sites,
      Paradigms paradigms,
      Inflector inflector) {
    this.nouns = nouns;
    this.prepositions = prepositions;
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
    if (i == 0 || !isCandidate(words, i)) {
      return Optional.empty();
    }
    Optional<Set<Case>> allowed = announced(words, i, before);
    if (allowed.isEmpty()) {
      return Optional.empty();
    }
    int head = i;
    while (isAdjective(words, head) && isCapital(words, head + 1)) {
      head++;
    }
    if (isAdjective(words, head) && words.nameOver(head).isEmpty() && head + 1 < words.size()) {
      // An adjective whose noun cannot be read is no name of a place.
      boolean nounBehind = words.token(head + 1).isWord() && words.isNoun(head + 1);
      if (nounBehind) {
        return Optional.empty();
      }
    }
    return name(words, i, head, allowed.get()).map(n -> new Place(i, n.to(), n.name()));
  }

  private record Named(String name, int to) {}

  private Optional<Named> name(Words words, int from, int head, Set<Case> allowed) {
    List<String> nominatives = paradigms.nominativesOf(words.form(head), allowed);
    boolean known = words.readings(head).stream().anyMatch(r -> allowed.stream().anyMatch(r::is));
    boolean changed = !nominatives.getFirst().equals(words.form(head));
    if (!known && !changed && !allowed.contains(Case.NOMINATIVE)) {
      return Optional.empty();
    }
    // "Gornje Brdo": the noun of a name of two words may be an everyday one.
    String noun =
        from < head
            ? common(words, head, allowed).orElseGet(() -> chosen(words, nominatives))
            : chosen(words, nominatives);
    StringBuilder whole = new StringBuilder();
    for (int k = from; k < head; k++) {
      whole.append(adjective(words, k, noun)).append(' ');
    }
    return Optional.of(new Named(whole.append(noun).toString(), head + 1));
  }

  private static Optional<String> common(Words words, int head, Set<Case> allowed) {
    return words.readings(head).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.NOUN)
        .filter(r -> allowed.stream().anyMatch(r::is))
        .map(r -> Character.toUpperCase(r.lemma().charAt(0)) + r.lemma().substring(1))
        .findFirst();
  }

  /** Of several possible nominatives the one that the document itself uses. */
  private static String chosen(Words words, List<String> nominatives) {
    for (String nominative : nominatives) {
      for (int i = 0; i < words.size(); i++) {
        if (words.form(i).equals(nominative)) {
          return nominative;
        }
      }
    }
    return likeliest(nominatives);
  }

  /** Livnu is of Livno, Jajcu of Jajce: no name ends in such consonants. */
  private static String likeliest(List<String> nominatives) {
    String first = nominatives.getFirst();
    if (!ENDS_IN_NO_NAME.matcher(first).matches()) {
      return first;
    }
    String ending = SOFT.indexOf(first.charAt(first.length() - 1)) >= 0 ? "e" : "o";
    return nominatives.contains(first + ending) ? first + ending : first;
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
    return words.readings(i).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
        .flatMap(r -> inflector.adjective(r.lemma(), gender, Number.SINGULAR).stream())
        .findFirst()
        .map(a -> Character.toUpperCase(a.charAt(0)) + a.substring(1))
        .orElse(words.form(i));
  }

  private boolean isCandidate(Words words, int i) {
    return words.token(i).isWord()
        && words.token(i).isCapitalised()
        && words.form(i).length() > 2
        && words.form(i).codePoints().filter(Character::isUpperCase).count() == 1
        && words.nameOver(i).isEmpty()
        && persons.over(i).isEmpty()
        && sites.over(i).isEmpty()
        && words.timeOver(i).isEmpty()
        && nouns.at(words, i, words.size()).isEmpty()
        && nouns.groupOfAdjective(words, i).isEmpty();
  }

  private static boolean isAdjective(Words words, int i) {
    return words.any(i, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
        && words.readings(i).stream().noneMatch(r -> r.partOfSpeech() == PartOfSpeech.NOUN);
  }

  /** The cases in which what stands before lets a place's name stand; empty where nothing does. */
  private Optional<Set<Case>> announced(Words words, int i, List<Place> before) {
    for (int length = Math.min(3, i); length > 0; length--) {
      Optional<Preposition> preposition =
          prepositions.at(words, i - length, i).filter(p -> p.to() == i);
      if (preposition.isPresent() && LOCAL.contains(preposition.get().meaning())) {
        return Optional.of(cases(preposition.get()));
      }
    }
    if (PlaceHeads.is(words, i - 1) && words.isNoun(i - 1)) {
      return Optional.of(EnumSet.of(Case.NOMINATIVE, Case.GENITIVE));
    }
    boolean joint = PlaceNames.isJoint(words, i - 1) && i > 1;
    if (joint && !before.isEmpty() && before.getLast().to() == i - 1) {
      return announced(words, before.getLast().from(), before.subList(0, before.size() - 1));
    }
    boolean afterKnown =
        joint
            && words
                .nameOver(i - 2)
                .filter(n -> n.candidates().getFirst().type().isPlace())
                .isPresent()
            && words.nameOver(i - 2).filter(n -> !n.cases().contains(Case.NOMINATIVE)).isPresent();
    return afterKnown ? Optional.of(words.nameOver(i - 2).get().cases()) : Optional.empty();
  }

  /** In a place, not into it: the locative where the preposition takes it. */
  private static Set<Case> cases(Preposition preposition) {
    return preposition.cases().contains(Case.LOCATIVE)
        ? EnumSet.of(Case.LOCATIVE)
        : preposition.cases();
  }
}

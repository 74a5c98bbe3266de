package org.letopis.extract.phrase;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.extract.phrase.PlaceNames.Place;
import org.letopis.lexicon.Paradigms;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Settlements that a document brings in with the noun of their sort, whatever else their name could
 * be: "u selu Lugare", "u zaseoku Seljani". In apposition the name stands as it is; wherever the
 * document uses it later, in any case, it is that place: "u Lugarima".
 */
final class IntroducedPlaces {

  /** Endings of a noun in any case and number, behind the stem. */
  private static final Set<String> ENDINGS =
      Set.of("", "a", "e", "i", "o", "u", "om", "em", "ama", "ima", "oj");

  /** Gornjeg, Velikog, Donje: an adjective in the genitive. */
  private static final Pattern GENITIVE = Pattern.compile(".*(?:[oe]ga?|e)");

  /** A shorter stem says too little. */
  private static final int STEM = 4;

  private static final Set<Case> AS_IT_IS =
      Set.of(Case.NOMINATIVE, Case.DATIVE, Case.LOCATIVE, Case.INSTRUMENTAL, Case.ACCUSATIVE);

  private final Nouns nouns;
  private final PersonNames persons;
  private final PersonLexicon people;
  private final PlaceAnnouncements announcements;
  private final Paradigms paradigms;
  private final Map<Integer, Place> introduced = new HashMap<>();

  /** The last of each name. */
  private final Map<String, Place> byName = new LinkedHashMap<>();

  private IntroducedPlaces(
      Nouns nouns,
      PersonNames persons,
      PersonLexicon people,
      PlaceAnnouncements announcements,
      Paradigms paradigms) {
    this.nouns = nouns;
    this.persons = persons;
    this.people = people;
    this.announcements = announcements;
    this.paradigms = paradigms;
  }

  /** The settlements that a document brings in so. */
  static IntroducedPlaces of(
      Words words,
      Nouns nouns,
      PersonNames persons,
      PersonLexicon people,
      PlaceAnnouncements announcements,
      Paradigms paradigms) {
    IntroducedPlaces found = new IntroducedPlaces(nouns, persons, people, announcements, paradigms);
    for (int i = 1; i < words.size(); i++) {
      found.behindNoun(words, i).ifPresent(found::introduce);
    }
    return found;
  }

  private void introduce(Place place) {
    introduced.put(place.from(), place);
    byName.put(place.name(), place);
  }

  /** The place that begins at a token: where it is brought in, or a later mention of it. */
  Optional<Place> at(Words words, int i) {
    Optional<Place> own = Optional.ofNullable(introduced.get(i));
    return own.isPresent() || introduced.isEmpty() || !mayBeName(words, i)
        ? own
        : byName.values().stream()
            .filter(p -> isAgain(words, i, p))
            .max(Comparator.comparingInt(Place::to))
            .map(p -> new Place(i, i + p.to() - p.from(), p.name()));
  }

  private Optional<Place> behindNoun(Words words, int i) {
    if (!announcements.isSettlement(words, i - 1) || !mayBeName(words, i)) {
      return Optional.empty();
    }
    boolean two =
        goesOn(words, i + 1) && (words.is(i, PartOfSpeech.ADJECTIVE) || isSecond(words, i));
    int to = two ? i + 2 : i + 1;
    boolean noun = two || !isAdjective(words, i);
    return noun && words.inOneSentence(i - 1, to) && isAsItIs(words, i - 1, to - 1)
        ? Optional.of(new Place(i, to, words.latin(i, to)))
        : Optional.empty();
  }

  /** "u selu Lugare", and not "u gradu Rudovcu", where the name is declined with its noun. */
  private static boolean isAsItIs(Words words, int noun, int last) {
    Set<Case> cases = words.cases(noun, r -> r.partOfSpeech() == PartOfSpeech.NOUN);
    String form = words.form(last);
    return cases.contains(Case.GENITIVE)
        ? isNoGenitive(words, noun + 1, last)
        : cases.stream().anyMatch(AS_IT_IS::contains) && !form.endsWith("u");
  }

  /** "iz sela Studeni Do", "kod sela Lipovac": the name is in no genitive. */
  private static boolean isNoGenitive(Words words, int first, int last) {
    String form = words.form(last);
    boolean noun = form.endsWith("o") || "aeiou".indexOf(form.charAt(form.length() - 1)) < 0;
    return noun && (first == last || !GENITIVE.matcher(words.form(first)).matches());
  }

  private boolean mayBeName(Words words, int i) {
    return (isCapital(words, i) || isOfLonger(words, i))
        && words.form(i).length() > 2
        && NameWords.capitals(words.form(i)) == 1
        && persons.over(i).isEmpty()
        && words.timeOver(i).isEmpty()
        && (goesOn(words, i + 1) || !people.given().knows(words.form(i)))
        && nouns.groupOfAdjective(words, i).isEmpty()
        && !isPeople(words, i);
  }

  /** "u selu Srbi": a people's name has a capital as well. */
  private boolean isPeople(Words words, int i) {
    return nouns.at(words, i, words.size()).filter(m -> m.value().group().isPresent()).isPresent()
        && words.lemmas(i).stream().anyMatch(l -> Character.isUpperCase(l.charAt(0)));
  }

  /** "u selu Velika Rujišta": a village is called Velika as well, but the name goes on. */
  private static boolean isOfLonger(Words words, int i) {
    return words.nameOver(i).filter(n -> n.from() == i && n.to() == i + 1).isPresent()
        && words.is(i, PartOfSpeech.ADJECTIVE)
        && goesOn(words, i + 1);
  }

  /** "u selu Studeni Do": two words with capitals, the second no name of somebody. */
  private boolean isSecond(Words words, int i) {
    return isCapital(words, i + 1)
        && "aeio".indexOf(words.form(i).charAt(words.form(i).length() - 1)) >= 0
        && words.form(i + 1).codePoints().filter(Character::isUpperCase).count() == 1
        && persons.over(i + 1).isEmpty()
        && !people.given().knows(words.form(i + 1));
  }

  /** "u selu Donja Brezna", where another village is called Brezna. */
  private static boolean goesOn(Words words, int i) {
    return i < words.size()
        && words.token(i).isWord()
        && words.token(i).isCapitalised()
        && words.nameOver(i).filter(n -> n.from() < i || n.to() > i + 1).isEmpty();
  }

  private static boolean isCapital(Words words, int i) {
    return i < words.size()
        && words.token(i).isWord()
        && words.token(i).isCapitalised()
        && words.nameOver(i).isEmpty();
  }

  private static boolean isAdjective(Words words, int i) {
    return words.any(i, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
        && words.readings(i).stream().noneMatch(r -> r.partOfSpeech() == PartOfSpeech.NOUN);
  }

  private boolean isAgain(Words words, int i, Place place) {
    int to = i + place.to() - place.from();
    if (to > words.size() || !words.inOneSentence(i, to)) {
      return false;
    }
    String[] parts = place.name().split(" ");
    boolean same = words.latin(i, to).equals(place.name());
    boolean opens = i == words.document().sentences().get(words.sentenceOf(i)).from();
    return same
        || !opens
            && goesOn(words, to - 1)
            && (parts.length == 1 || isForm(words.form(i), parts[0], 2))
            && (isForm(words.form(to - 1), parts[parts.length - 1], STEM)
                || paradigms.forms(place.name()).containsKey(words.latin(i, to)));
  }

  /** Whether a form is the name in some case: the same stem, and an ending. */
  private static boolean isForm(String form, String name, int least) {
    boolean vowel = "aeiou".indexOf(name.charAt(name.length() - 1)) >= 0;
    String stem = vowel ? name.substring(0, name.length() - 1) : name;
    // Do, Dola: an l that has become o.
    boolean hidden =
        name.endsWith("o")
            && form.startsWith(name + "l")
            && ENDINGS.contains(form.substring(name.length() + 1));
    return hidden
        || stem.length() >= least
            && form.startsWith(stem)
            && (least < STEM || ENDINGS.contains(form.substring(stem.length())));
  }
}

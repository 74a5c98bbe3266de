package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.Inflector;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Names what a noun phrase means: its entity's label, or its own words in the nominative. */
public final class Naming {

  /** The stem of a comparative with its softened consonant, and the endings that it takes. */
  private static final Pattern COMPARATIVE =
      Pattern.compile("(.+(?:[šžčćđj]|lj|nj))(?:i|a|e|eg|ega|em|emu|im|ima|ih|oj|u|om)");

  private final Inflector inflector;

  public Naming(Inflector inflector) {
    this.inflector = inflector;
  }

  /** The entity's label where the phrase names one, else {@link #words}. */
  public Mentioned name(Words words, Nominal nominal) {
    return nominal.named().isEmpty()
        ? Mentioned.named(words(words, nominal))
        : nominal.named().getFirst();
  }

  /** The phrase's own words: adjectives and head in the nominative, what follows as it stands. */
  public String words(Words words, Nominal nominal) {
    return words(words, nominal, lemma -> true);
  }

  /**
   * The phrase's own words in the nominative.
   *
   * @param preferred lemmas to prefer where the form of the head is one of several nouns
   */
  public String words(Words words, Nominal nominal, Predicate<String> preferred) {
    Optional<Reading> head = headReading(words, nominal, preferred);
    List<String> parts = new ArrayList<>();
    Gender gender = head.flatMap(Reading::gender).orElse(Gender.MASCULINE);
    Number number = head.flatMap(Reading::number).orElse(Number.PLURAL);
    for (int adjective : nominal.adjectives()) {
      parts.add(adjective(words, adjective, gender, number));
    }
    parts.add(
        head.flatMap(h -> nominative(words, nominal.head(), h, gender, number))
            .map(form -> capitalised(form, words, nominal.head()))
            .orElse(words.form(nominal.head())));
    if (nominal.to() > nominal.head() + 1) {
      parts.add(words.latin(nominal.head() + 1, nominal.to()));
    }
    return String.join(" ", parts);
  }

  /** What stands in the nominative already is kept: "pobunjenici", not "pobunjenica". */
  private Optional<String> nominative(
      Words words, int head, Reading reading, Gender gender, Number number) {
    return reading.is(Case.NOMINATIVE)
        ? Optional.of(words.lower(head))
        : inflector.noun(reading.lemma(), gender, number);
  }

  /** A noun in the nominative plural. */
  public String plural(Words words, int i, java.util.Set<Case> cases) {
    return words.readings(i).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.NOUN && r.gender().isPresent())
        .filter(r -> r.grammatical().filter(cases::contains).isPresent())
        .flatMap(r -> inflector.noun(r.lemma(), r.gender().orElseThrow(), Number.PLURAL).stream())
        .findFirst()
        .orElse(words.lower(i));
  }

  private String adjective(Words words, int i, Gender gender, Number number) {
    Optional<String> comparative = comparative(words, i, gender, number);
    return comparative
        .or(
            () ->
                words.readings(i).stream()
                    .filter(r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
                    .flatMap(r -> inflector.adjective(r.lemma(), gender, number).stream())
                    .findFirst())
        .orElseGet(() -> AdjectiveEndings.nominative(words.lower(i), gender, number));
  }

  /** "novijim", "višeg": the dictionary gives the positive as its lemma. */
  private static Optional<String> comparative(Words words, int i, Gender gender, Number number) {
    String form = words.lower(i);
    List<String> lemmas =
        words.readings(i).stream()
            .filter(r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE)
            .map(Reading::lemma)
            .toList();
    boolean compared =
        !lemmas.isEmpty()
            && (form.startsWith("naj")
                ? lemmas.stream().noneMatch(l -> l.startsWith("naj"))
                : isCompared(form, lemmas));
    return compared
        ? Optional.of(AdjectiveEndings.nominative(form, gender, number))
        : Optional.empty();
  }

  /** A stem with the softened consonant of a comparative, which none of the lemmas has. */
  private static boolean isCompared(String form, List<String> lemmas) {
    Matcher comparative = COMPARATIVE.matcher(form);
    return comparative.matches()
        && lemmas.stream().noneMatch(l -> l.startsWith(comparative.group(1)));
  }

  private static String capitalised(String form, Words words, int i) {
    boolean proper =
        words.any(i, r -> r.partOfSpeech() == PartOfSpeech.PROPER_NOUN)
            && words.token(i).isCapitalised();
    return proper ? Character.toUpperCase(form.charAt(0)) + form.substring(1) : form;
  }

  /** The reading of the head that fits the phrase's cases, the plural first where both fit. */
  private static Optional<Reading> headReading(
      Words words, Nominal nominal, Predicate<String> preferred) {
    List<Reading> nouns =
        words.readings(nominal.head()).stream()
            .filter(
                r ->
                    r.partOfSpeech() == PartOfSpeech.NOUN
                        || r.partOfSpeech() == PartOfSpeech.PROPER_NOUN)
            .toList();
    return nouns.stream()
        .filter(r -> r.grammatical().filter(c -> fits(c, nominal)).isPresent())
        .filter(r -> agrees(words, r, nominal))
        .min(
            Comparator.comparing((Reading r) -> !preferred.test(r.lemma()))
                .thenComparing(r -> !r.is(Case.NOMINATIVE))
                .thenComparing(r -> isOneOfMany(nominal, r)))
        .or(() -> nouns.stream().findFirst());
  }

  /** "od strane pripadnika": of people who are not counted rather many are meant. */
  private static boolean isOneOfMany(Nominal nominal, Reading reading) {
    return nominal.sort() == Nominal.Sort.PEOPLE
        && reading.number().filter(n -> n == Number.PLURAL).isEmpty();
  }

  private static boolean fits(Case grammatical, Nominal nominal) {
    return nominal.cases().isEmpty() || nominal.may(grammatical);
  }

  private static boolean agrees(Words words, Reading head, Nominal nominal) {
    return nominal.adjectives().stream()
        .allMatch(
            a ->
                words.any(
                    a,
                    r ->
                        r.number().equals(head.number())
                            && r.grammatical().equals(head.grammatical())));
  }
}

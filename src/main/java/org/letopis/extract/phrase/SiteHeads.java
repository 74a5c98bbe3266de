package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the nouns that name sorts of sites: crkva, osnovna škola, dom kulture. */
final class SiteHeads {

  private static final String UNKNOWN_UNIT = "object";

  private final Words words;
  private final Nouns nouns;

  SiteHeads(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
  }

  /**
   * A noun of a site, or a phrase that is one.
   *
   * @param from index of its first token
   * @param to index after its last token
   * @param noun index of its noun
   * @param label it in the nominative
   * @param unit what sort of thing it is
   * @param part whether it is a part of a site: konak
   * @param cases the cases in which it can stand
   * @param plural whether it stands in the plural only
   * @param only whether a place has no more than one, so that it needs no name
   */
  record Head(
      int from,
      int to,
      int noun,
      String label,
      String unit,
      boolean part,
      Set<Case> cases,
      boolean plural,
      boolean only) {}

  /** The longest noun of a site that begins at the token. */
  Optional<Head> at(int i) {
    return nouns.at(words, i, words.size()).filter(m -> m.value().has("site")).map(m -> head(i, m));
  }

  private Head head(int i, LemmaPhrases.Match<NounSense> match) {
    int noun =
        IntStream.range(i, match.to())
            .filter(k -> words.isNoun(k) && (k == match.to() - 1 || !words.isAdjective(k)))
            .findFirst()
            .orElse(i);
    return new Head(
        i,
        match.to(),
        noun,
        label(i, noun, match.to()),
        match.value().unit().orElse(UNKNOWN_UNIT),
        match.value().has("part"),
        words.cases(noun, r -> true),
        isPlural(noun),
        match.value().has("only") && isSingular(noun));
  }

  /** Adjectives and the noun in the nominative, what follows the noun as it stands. */
  private String label(int from, int noun, int to) {
    StringBuilder label = new StringBuilder();
    for (int k = from; k < noun; k++) {
      label.append(adjective(k, noun)).append(' ');
    }
    label.append(nominative(noun));
    if (to > noun + 1) {
      label.append(' ').append(words.latin(noun + 1, to));
    }
    return label.toString();
  }

  /** The noun's dictionary form. */
  private String nominative(int i) {
    return words.readings(i).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.NOUN)
        .map(Reading::lemma)
        .findFirst()
        .orElse(words.lower(i));
  }

  /** The nominative of an adjective that agrees with the noun. */
  String adjective(int i, int noun) {
    Optional<Gender> gender =
        words.readings(noun).stream().flatMap(r -> r.gender().stream()).findFirst();
    boolean capital = words.token(i).isCapitalised();
    boolean adjective = words.isAdjective(i);
    String form = capital ? words.form(i) : words.lower(i);
    return adjective
        ? AdjectiveEndings.nominative(form, gender.orElse(Gender.MASCULINE), Number.SINGULAR)
        : form;
  }

  private boolean isSingular(int i) {
    return words.any(i, r -> r.number().filter(n -> n == Number.SINGULAR).isPresent());
  }

  private boolean isPlural(int i) {
    Predicate<Reading> plural = r -> r.number().filter(n -> n == Number.PLURAL).isPresent();
    Predicate<Reading> singular =
        r -> r.is(Case.NOMINATIVE) && r.number().filter(n -> n == Number.SINGULAR).isPresent();
    return words.any(i, plural) && !words.any(i, singular);
  }
}

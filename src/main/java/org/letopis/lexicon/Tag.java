package org.letopis.lexicon;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * A tag of the dictionary: codes of two letters, parted by colons, and a letter for the frequency
 * at the very end. What the codes mean is listed in {@code serbian_tags.txt} inside language-sr.
 */
final class Tag {

  private static final Map<String, Case> CASES =
      Map.of(
          "NO", Case.NOMINATIVE,
          "GE", Case.GENITIVE,
          "DA", Case.DATIVE,
          "AK", Case.ACCUSATIVE,
          "VO", Case.VOCATIVE,
          "IS", Case.INSTRUMENTAL,
          // What the dictionary's own list calls IS is IN in its nouns and adjectives.
          "IN", Case.INSTRUMENTAL,
          "LO", Case.LOCATIVE);

  private static final Map<String, Number> NUMBERS =
      Map.of("0J", Number.SINGULAR, "0M", Number.PLURAL);

  private static final Map<String, Gender> GENDERS =
      Map.of("MU", Gender.MASCULINE, "ZE", Gender.FEMININE, "SR", Gender.NEUTER);

  private Tag() {}

  /**
   * The reading that a tag gives to a lemma.
   *
   * @param lemma in Latin
   * @param tag as the dictionary has it, for example {@code IM:ZA:MU:0J:GEZ}
   */
  static Reading reading(String lemma, String tag) {
    String[] codes = tag.substring(0, tag.length() - 1).split(":");
    PartOfSpeech partOfSpeech = partOfSpeech(codes);
    return new Reading(
        lemma,
        partOfSpeech,
        partOfSpeech == PartOfSpeech.VERB ? Optional.empty() : find(codes, CASES),
        find(codes, NUMBERS),
        find(codes, GENDERS),
        verbForm(codes));
  }

  private static <T> Optional<T> find(String[] codes, Map<String, T> meanings) {
    return rest(codes).filter(meanings::containsKey).findFirst().map(meanings::get);
  }

  private static Stream<String> rest(String[] codes) {
    return Arrays.stream(codes).skip(1);
  }

  private static String second(String[] codes) {
    return codes.length > 1 ? codes[1] : "";
  }

  private static PartOfSpeech partOfSpeech(String[] codes) {
    return switch (codes[0]) {
      case "IM" -> second(codes).equals("VL") ? PartOfSpeech.PROPER_NOUN : PartOfSpeech.NOUN;
      case "PR" -> PartOfSpeech.ADJECTIVE;
      case "GL" -> PartOfSpeech.VERB;
      case "BR" -> PartOfSpeech.NUMERAL;
      case "ZM" -> PartOfSpeech.PRONOUN;
      case "PL" -> PartOfSpeech.ADVERB;
      case "PE" -> PartOfSpeech.PREPOSITION;
      case "VE" -> PartOfSpeech.CONJUNCTION;
      case "RE" -> PartOfSpeech.PARTICLE;
      default -> PartOfSpeech.OTHER;
    };
  }

  private static Optional<VerbForm> verbForm(String[] codes) {
    return switch (codes[0]) {
      case "PR" ->
          second(codes).equals("PC") ? Optional.of(VerbForm.PASSIVE_PARTICIPLE) : Optional.empty();
      case "PL" -> second(codes).matches("PN|PP") ? Optional.of(VerbForm.OTHER) : Optional.empty();
      case "GL" ->
          rest(codes)
              .map(Tag::verbForm)
              .flatMap(Optional::stream)
              .findFirst()
              .or(() -> Optional.of(VerbForm.OTHER));
      default -> Optional.empty();
    };
  }

  private static Optional<VerbForm> verbForm(String code) {
    return switch (code) {
      case "PZ" -> Optional.of(VerbForm.PRESENT);
      case "RA" -> Optional.of(VerbForm.ACTIVE_PARTICIPLE);
      case "PD" -> Optional.of(VerbForm.PASSIVE_PARTICIPLE);
      case "IN" -> Optional.of(VerbForm.INFINITIVE);
      case "AO" -> Optional.of(VerbForm.AORIST);
      default -> Optional.empty();
    };
  }
}

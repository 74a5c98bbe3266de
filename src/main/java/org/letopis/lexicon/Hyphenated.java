package org.letopis.lexicon;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Words with a hyphen: acronyms with a case ending (KFOR-a), compounds (srpsko-albanski). */
final class Hyphenated {

  private static final Pattern ACRONYM =
      Pattern.compile("(?<stem>\\p{Lu}[\\p{L}\\d]*)[-‑](?<ending>\\p{Ll}+)");

  private static final Map<String, List<Case>> ENDINGS =
      Map.of(
          "a", List.of(Case.GENITIVE, Case.ACCUSATIVE),
          "u", List.of(Case.DATIVE, Case.LOCATIVE),
          "om", List.of(Case.INSTRUMENTAL),
          "em", List.of(Case.INSTRUMENTAL));

  private static final Pattern POSSESSIVE =
      Pattern.compile("(ov|ev)(a|o|i|e|u|og|oga|om|ome|oj|im|ih|ima)?");

  private Hyphenated() {}

  /** The readings of a word that the dictionary lacks as a whole; none without a hyphen. */
  static Set<Reading> readings(String form, Dictionary dictionary) {
    Set<Reading> readings = new LinkedHashSet<>();
    int hyphen = Math.max(form.lastIndexOf('-'), form.lastIndexOf('‑'));
    if (hyphen <= 0) {
      return readings;
    }
    Matcher acronym = ACRONYM.matcher(form);
    if (acronym.matches()) {
      String stem = acronym.group("stem");
      String ending = acronym.group("ending");
      for (Case grammatical : ENDINGS.getOrDefault(ending, List.of())) {
        readings.add(
            reading(stem, PartOfSpeech.PROPER_NOUN, Optional.of(grammatical), Gender.MASCULINE));
      }
      if (POSSESSIVE.matcher(ending).matches()) {
        readings.add(
            new Reading(
                stem + "-" + ending.substring(0, 2),
                PartOfSpeech.ADJECTIVE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
      }
    }
    if (readings.isEmpty()) {
      String first = form.substring(0, hyphen + 1);
      for (Reading last : dictionary.readings(form.substring(hyphen + 1))) {
        readings.add(
            new Reading(
                first + last.lemma(),
                last.partOfSpeech(),
                last.grammatical(),
                last.number(),
                last.gender(),
                last.verbForm()));
      }
    }
    return readings;
  }

  private static Reading reading(
      String lemma, PartOfSpeech partOfSpeech, Optional<Case> grammatical, Gender gender) {
    return new Reading(
        lemma,
        partOfSpeech,
        grammatical,
        Optional.of(Number.SINGULAR),
        Optional.of(gender),
        Optional.empty());
  }
}

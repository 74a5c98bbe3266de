package org.letopis.lexicon;

import java.util.ArrayList;
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
import org.letopis.lexicon.Reading.VerbForm;

/**
 * Adjectives in -ski that the dictionary lacks: made of the names of places and peoples, there is
 * no end to them (ujgurski, ljiški).
 */
final class RelationalAdjectives {

  private static final Pattern FORM =
      Pattern.compile("(\\p{Ll}{2,}(?:sk|čk|šk|ćk))(i|og|oga|om|ome|im|ih|ima|a|e|oj|u|o)");

  private record Ending(Case grammatical, Number number, Gender gender) {}

  private static final Map<String, List<Ending>> ENDINGS =
      Map.ofEntries(
          Map.entry(
              "i", List.of(masculine(Case.NOMINATIVE), plural(Case.NOMINATIVE, Gender.MASCULINE))),
          Map.entry(
              "og",
              List.of(masculine(Case.GENITIVE), masculine(Case.ACCUSATIVE), neuter(Case.GENITIVE))),
          Map.entry(
              "oga",
              List.of(masculine(Case.GENITIVE), masculine(Case.ACCUSATIVE), neuter(Case.GENITIVE))),
          Map.entry(
              "om",
              List.of(
                  masculine(Case.DATIVE), masculine(Case.LOCATIVE), feminine(Case.INSTRUMENTAL))),
          Map.entry("ome", List.of(masculine(Case.DATIVE), masculine(Case.LOCATIVE))),
          Map.entry(
              "im",
              List.of(
                  masculine(Case.INSTRUMENTAL),
                  plural(Case.DATIVE, Gender.MASCULINE),
                  plural(Case.LOCATIVE, Gender.FEMININE))),
          Map.entry(
              "ima",
              List.of(
                  plural(Case.DATIVE, Gender.MASCULINE), plural(Case.LOCATIVE, Gender.MASCULINE))),
          Map.entry(
              "ih",
              List.of(
                  plural(Case.GENITIVE, Gender.MASCULINE),
                  plural(Case.GENITIVE, Gender.FEMININE),
                  plural(Case.GENITIVE, Gender.NEUTER))),
          Map.entry(
              "a",
              List.of(
                  feminine(Case.NOMINATIVE),
                  plural(Case.NOMINATIVE, Gender.NEUTER),
                  plural(Case.ACCUSATIVE, Gender.NEUTER))),
          Map.entry(
              "e",
              List.of(
                  feminine(Case.GENITIVE),
                  plural(Case.NOMINATIVE, Gender.FEMININE),
                  plural(Case.ACCUSATIVE, Gender.FEMININE),
                  plural(Case.ACCUSATIVE, Gender.MASCULINE))),
          Map.entry("oj", List.of(feminine(Case.DATIVE), feminine(Case.LOCATIVE))),
          Map.entry("u", List.of(feminine(Case.ACCUSATIVE))),
          Map.entry("o", List.of(neuter(Case.NOMINATIVE), neuter(Case.ACCUSATIVE))));

  private RelationalAdjectives() {}

  private static Ending masculine(Case grammatical) {
    return new Ending(grammatical, Number.SINGULAR, Gender.MASCULINE);
  }

  private static Ending feminine(Case grammatical) {
    return new Ending(grammatical, Number.SINGULAR, Gender.FEMININE);
  }

  private static Ending neuter(Case grammatical) {
    return new Ending(grammatical, Number.SINGULAR, Gender.NEUTER);
  }

  private static Ending plural(Case grammatical, Gender gender) {
    return new Ending(grammatical, Number.PLURAL, gender);
  }

  /** The readings of a word that only its ending explains; none where it does not. */
  static List<Reading> readings(String form) {
    Matcher matcher = FORM.matcher(form);
    if (!matcher.matches()) {
      return List.of();
    }
    return inflected(matcher.group(1) + "i", matcher.group(2), Optional.empty());
  }

  /** The endings of an adjective or participle: og, im, a. */
  static Set<String> endings() {
    return ENDINGS.keySet();
  }

  /** What an adjective or participle with that ending is. */
  static List<Reading> inflected(String lemma, String ending, Optional<VerbForm> verbForm) {
    List<Reading> readings = new ArrayList<>();
    for (Ending found : ENDINGS.get(ending)) {
      readings.add(
          new Reading(
              lemma,
              PartOfSpeech.ADJECTIVE,
              Optional.of(found.grammatical()),
              Optional.of(found.number()),
              Optional.of(found.gender()),
              verbForm));
    }
    return readings;
  }
}

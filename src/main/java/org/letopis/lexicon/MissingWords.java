package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Verbal nouns and forms of verbs that news writes every day and the dictionary lacks. */
final class MissingWords {

  private static final Map<String, List<Case>> NOUN_SINGULAR =
      Map.of(
          "e", List.of(Case.NOMINATIVE, Case.ACCUSATIVE),
          "a", List.of(Case.GENITIVE),
          "u", List.of(Case.DATIVE, Case.LOCATIVE),
          "em", List.of(Case.INSTRUMENTAL));

  private static final Map<String, List<Case>> NOUN_PLURAL =
      Map.of(
          "a", List.of(Case.NOMINATIVE, Case.GENITIVE, Case.ACCUSATIVE),
          "ima", List.of(Case.DATIVE, Case.INSTRUMENTAL, Case.LOCATIVE));

  private record Perfect(String ending, Number number, Gender gender) {}

  private static final List<Perfect> PERFECT =
      List.of(
          new Perfect("o", Number.SINGULAR, Gender.MASCULINE),
          new Perfect("la", Number.SINGULAR, Gender.FEMININE),
          new Perfect("lo", Number.SINGULAR, Gender.NEUTER),
          new Perfect("li", Number.PLURAL, Gender.MASCULINE),
          new Perfect("le", Number.PLURAL, Gender.FEMININE),
          new Perfect("la", Number.PLURAL, Gender.NEUTER));

  private final Map<String, List<Reading>> byForm = new HashMap<>();

  private MissingWords() {}

  /**
   * Reads {@code sr/missing-words.tsv}.
   *
   * @throws IOException when it cannot be read or a class is none of noun, participle, perfect
   */
  static MissingWords load(Path mappings) throws IOException {
    MissingWords words = new MissingWords();
    for (WordTable.Row row : WordTable.read(mappings.resolve("sr/missing-words.tsv"), 3)) {
      String lemma = row.cell(0);
      String stem = row.cell(2);
      switch (row.cell(1)) {
        case "noun" -> words.noun(lemma, stem);
        case "participle" -> words.participle(lemma, stem);
        case "perfect" -> words.perfect(lemma, stem);
        default -> throw row.wrong(1, "noun, participle or perfect");
      }
    }
    return words;
  }

  private void noun(String lemma, String stem) {
    NOUN_SINGULAR.forEach(
        (ending, cases) -> cases.forEach(c -> noun(lemma, stem + ending, c, Number.SINGULAR)));
    NOUN_PLURAL.forEach(
        (ending, cases) -> cases.forEach(c -> noun(lemma, stem + ending, c, Number.PLURAL)));
  }

  private void noun(String lemma, String form, Case grammatical, Number number) {
    add(
        form,
        new Reading(
            lemma,
            PartOfSpeech.NOUN,
            Optional.of(grammatical),
            Optional.of(number),
            Optional.of(Gender.NEUTER),
            Optional.empty()));
  }

  private void participle(String verb, String stem) {
    Optional<VerbForm> form = Optional.of(VerbForm.PASSIVE_PARTICIPLE);
    add(
        stem,
        new Reading(
            verb,
            PartOfSpeech.ADJECTIVE,
            Optional.of(Case.NOMINATIVE),
            Optional.of(Number.SINGULAR),
            Optional.of(Gender.MASCULINE),
            form));
    for (String ending : RelationalAdjectives.endings()) {
      RelationalAdjectives.inflected(verb, ending, form).forEach(r -> add(stem + ending, r));
    }
  }

  private void perfect(String verb, String stem) {
    for (Perfect form : PERFECT) {
      add(
          stem + form.ending(),
          new Reading(
              verb,
              PartOfSpeech.VERB,
              Optional.empty(),
              Optional.of(form.number()),
              Optional.of(form.gender()),
              Optional.of(VerbForm.ACTIVE_PARTICIPLE)));
    }
  }

  private void add(String form, Reading reading) {
    byForm.computeIfAbsent(form, f -> new ArrayList<>()).add(reading);
  }

  /**
   * The readings of a form that the dictionary does not know; none where this table lacks it too.
   */
  List<Reading> readings(String form) {
    return List.copyOf(byForm.getOrDefault(form.toLowerCase(Locale.ROOT), List.of()));
  }
}

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

/** Nouns, adjectives and forms of verbs that news writes every day and the dictionary lacks. */
final class MissingWords {

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
   * @throws IOException when it cannot be read or a class is none of those that the table names
   */
  static MissingWords load(Path mappings) throws IOException {
    MissingWords words = new MissingWords();
    for (WordTable.Row row : WordTable.read(mappings.resolve("sr/missing-words.tsv"), 3)) {
      String lemma = row.cell(0);
      String stem = row.cell(2);
      switch (row.cell(1)) {
        case "noun" -> words.noun(MissingNouns.NEUTER, lemma, stem);
        case "masculine" -> words.noun(MissingNouns.MASCULINE, lemma, stem);
        case "person" -> words.noun(MissingNouns.PERSON, lemma, stem);
        case "feminine" -> words.noun(MissingNouns.FEMININE, lemma, stem);
        case "adjective" -> words.adjective(lemma, stem, Optional.empty());
        case "participle" -> words.participle(lemma, stem);
        case "perfect" -> words.perfect(lemma, stem);
        default ->
            throw row.wrong(
                1, "noun, masculine, person, feminine, adjective, participle or perfect");
      }
    }
    return words;
  }

  /** {@code stems}: that of the singular, and behind a bar that of the plural where it differs. */
  private void noun(MissingNouns declension, String lemma, String stems) {
    String[] both = stems.split("\\|");
    declension
        .forms(lemma, both[0], both[both.length - 1])
        .forEach(form -> add(form.form(), form.reading()));
  }

  private void participle(String verb, String stem) {
    adjective(verb, stem, Optional.of(VerbForm.PASSIVE_PARTICIPLE));
  }

  private void adjective(String lemma, String stem, Optional<VerbForm> form) {
    add(
        stem,
        new Reading(
            lemma,
            PartOfSpeech.ADJECTIVE,
            Optional.of(Case.NOMINATIVE),
            Optional.of(Number.SINGULAR),
            Optional.of(Gender.MASCULINE),
            form));
    for (String ending : RelationalAdjectives.endings()) {
      RelationalAdjectives.inflected(lemma, ending, form).forEach(r -> add(stem + ending, r));
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

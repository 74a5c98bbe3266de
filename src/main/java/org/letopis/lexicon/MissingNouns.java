package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The regular declensions, for nouns that the dictionary lacks: a stem and the endings put to it.
 *
 * <p>Masculines change k, g, h before i: prosvednik, prosvednici. Fleeting vowels and the plural in
 * -ov- are told by the stems themselves.
 */
enum MissingNouns {
  /** pikap, pikapa: its accusative is its nominative. */
  MASCULINE(
      Gender.MASCULINE,
      Map.of(
          "a", List.of(Case.GENITIVE),
          "u", List.of(Case.DATIVE, Case.LOCATIVE),
          "om", List.of(Case.INSTRUMENTAL),
          "em", List.of(Case.INSTRUMENTAL)),
      Map.of(
          "i", List.of(Case.NOMINATIVE),
          "a", List.of(Case.GENITIVE),
          "e", List.of(Case.ACCUSATIVE),
          "ima", List.of(Case.DATIVE, Case.INSTRUMENTAL, Case.LOCATIVE)),
      List.of(Case.NOMINATIVE, Case.ACCUSATIVE)),
  /** deminer, deminera: who is alive has the genitive in the accusative. */
  PERSON(
      Gender.MASCULINE,
      Map.of(
          "a", List.of(Case.GENITIVE, Case.ACCUSATIVE),
          "u", List.of(Case.DATIVE, Case.LOCATIVE),
          "om", List.of(Case.INSTRUMENTAL),
          "em", List.of(Case.INSTRUMENTAL)),
      MASCULINE.plural,
      List.of(Case.NOMINATIVE)),
  /** avlija, avlije. */
  FEMININE(
      Gender.FEMININE,
      Map.of(
          "a", List.of(Case.NOMINATIVE),
          "e", List.of(Case.GENITIVE),
          "i", List.of(Case.DATIVE, Case.LOCATIVE),
          "u", List.of(Case.ACCUSATIVE),
          "om", List.of(Case.INSTRUMENTAL)),
      Map.of(
          "e", List.of(Case.NOMINATIVE, Case.ACCUSATIVE),
          "a", List.of(Case.GENITIVE),
          "ama", List.of(Case.DATIVE, Case.INSTRUMENTAL, Case.LOCATIVE)),
      List.of()),
  /** hapšenje, hapšenja. */
  NEUTER(
      Gender.NEUTER,
      Map.of(
          "e", List.of(Case.NOMINATIVE, Case.ACCUSATIVE),
          "a", List.of(Case.GENITIVE),
          "u", List.of(Case.DATIVE, Case.LOCATIVE),
          "em", List.of(Case.INSTRUMENTAL)),
      Map.of(
          "a", List.of(Case.NOMINATIVE, Case.GENITIVE, Case.ACCUSATIVE),
          "ima", List.of(Case.DATIVE, Case.INSTRUMENTAL, Case.LOCATIVE)),
      List.of());

  private final Gender gender;
  private final Map<String, List<Case>> singular;
  private final Map<String, List<Case>> plural;
  private final List<Case> ofLemma;

  MissingNouns(
      Gender gender,
      Map<String, List<Case>> singular,
      Map<String, List<Case>> plural,
      List<Case> ofLemma) {
    this.gender = gender;
    this.singular = singular;
    this.plural = plural;
    this.ofLemma = ofLemma;
  }

  /** A form and one reading of it. */
  record Form(String form, Reading reading) {}

  /**
   * All forms of a noun.
   *
   * @param lemma its nominative
   * @param stem what the endings of the singular are put to
   * @param pluralStem the same of the plural: dron, dronov
   */
  List<Form> forms(String lemma, String stem, String pluralStem) {
    List<Form> forms = new ArrayList<>();
    ofLemma.forEach(c -> forms.add(new Form(lemma, reading(lemma, c, Number.SINGULAR))));
    singular.forEach(
        (ending, cases) ->
            cases.forEach(
                c -> forms.add(new Form(stem + ending, reading(lemma, c, Number.SINGULAR)))));
    plural.forEach(
        (ending, cases) ->
            cases.forEach(
                c ->
                    forms.add(
                        new Form(
                            softened(pluralStem, ending) + ending,
                            reading(lemma, c, Number.PLURAL)))));
    return List.copyOf(forms);
  }

  private String softened(String stem, String ending) {
    if (gender != Gender.MASCULINE || !ending.startsWith("i")) {
      return stem;
    }
    String body = stem.substring(0, stem.length() - 1);
    return switch (stem.charAt(stem.length() - 1)) {
      case 'k' -> body + 'c';
      case 'g' -> body + 'z';
      case 'h' -> body + 's';
      default -> stem;
    };
  }

  private Reading reading(String lemma, Case grammatical, Number number) {
    return new Reading(
        lemma,
        PartOfSpeech.NOUN,
        Optional.of(grammatical),
        Optional.of(number),
        Optional.of(gender),
        Optional.empty());
  }
}

package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Forms that follow from others, where the dictionary has only those: the feminine of every
 * adjective in -e is the genitive singular and the nominative plural ("zemaljske komisije"), and
 * who is called by a noun in -ist is called by one in -ista as well ("snajperista").
 */
final class Syncretism {

  private static final String AGENT = "ist";

  /** The cases of the singular that the doublet forms with these endings. */
  private static final Map<String, Case> DOUBLET =
      Map.of("a", Case.NOMINATIVE, "e", Case.GENITIVE, "u", Case.ACCUSATIVE);

  private Syncretism() {}

  /** Adds the readings that follow from those that there are, behind them. */
  static void complete(String form, Set<Reading> readings) {
    List<Reading> missing = new ArrayList<>();
    for (Reading reading : readings) {
      boolean feminine =
          reading.partOfSpeech() == PartOfSpeech.ADJECTIVE
              && reading.is(Case.NOMINATIVE)
              && reading.number().equals(Optional.of(Number.PLURAL))
              && reading.gender().equals(Optional.of(Gender.FEMININE));
      if (feminine) {
        missing.add(
            new Reading(
                reading.lemma(),
                PartOfSpeech.ADJECTIVE,
                Optional.of(Case.GENITIVE),
                Optional.of(Number.SINGULAR),
                reading.gender(),
                reading.verbForm()));
      }
    }
    for (Reading reading : readings) {
      doublet(form, reading).ifPresent(missing::add);
    }
    readings.addAll(missing);
  }

  private static Optional<Reading> doublet(String form, Reading reading) {
    String lemma = reading.lemma();
    boolean agent =
        lemma.endsWith(AGENT)
            && lemma.length() > AGENT.length() + 2
            && reading.partOfSpeech() == PartOfSpeech.NOUN
            && reading.gender().equals(Optional.of(Gender.MASCULINE))
            && form.length() == lemma.length() + 1
            && form.regionMatches(true, 0, lemma, 0, lemma.length());
    return agent
        ? Optional.ofNullable(DOUBLET.get(form.substring(lemma.length())))
            .map(
                wanted ->
                    new Reading(
                        lemma,
                        PartOfSpeech.NOUN,
                        Optional.of(wanted),
                        Optional.of(Number.SINGULAR),
                        reading.gender(),
                        Optional.empty()))
        : Optional.empty();
  }
}

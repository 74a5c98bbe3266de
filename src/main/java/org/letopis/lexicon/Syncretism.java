package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Forms that are the same for every adjective, where the dictionary has only one of them: the
 * feminine in -e is the genitive singular and the nominative plural ("zemaljske komisije").
 */
final class Syncretism {

  private Syncretism() {}

  /** Adds the readings that follow from those that there are, behind them. */
  static void complete(Set<Reading> readings) {
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
    readings.addAll(missing);
  }
}

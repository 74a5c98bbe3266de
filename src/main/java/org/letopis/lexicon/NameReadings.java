package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.text.Token;

/**
 * Adds to the dictionary's readings what is known of names: a word that is a name of the gazetteer
 * is that name and nothing else (Klina is no form of klin), a word with a capital that nothing
 * knows is read by its ending.
 */
final class NameReadings {

  private NameReadings() {}

  static List<List<Reading>> of(
      List<Token> tokens,
      List<List<Reading>> dictionary,
      List<Mention.Name> names,
      Paradigms paradigms) {
    List<List<Reading>> readings = new ArrayList<>(dictionary);
    for (Mention.Name name : names) {
      if (name.to() - name.from() == 1) {
        readings.set(name.from(), readings(name));
      }
    }
    for (Token token : tokens) {
      if (token.isWord() && token.isCapitalised() && readings.get(token.index()).isEmpty()) {
        readings.set(token.index(), paradigms.guesses(token.form()));
      }
    }
    return readings;
  }

  private static List<Reading> readings(Mention.Name name) {
    return name.cases().stream()
        .sorted(Comparator.naturalOrder())
        .map(
            grammatical ->
                new Reading(
                    name.nominative(),
                    PartOfSpeech.PROPER_NOUN,
                    Optional.of(grammatical),
                    Optional.of(Number.SINGULAR),
                    Optional.empty(),
                    Optional.empty()))
        .toList();
  }
}

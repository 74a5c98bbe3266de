package org.letopis.lexicon;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Adjectives with a first part that Serbian puts before any: sveopšti, novosagrađen, polusrušen.
 */
final class Compounds {

  private static final List<String> FIRST_PARTS =
      List.of("sve", "novo", "polu", "visoko", "među", "van", "anti");

  /** A shorter rest is rather a chance: "sveti" is no "sve" and "ti". */
  private static final int SHORTEST_REST = 5;

  private Compounds() {}

  /** The readings as an adjective of a word that the dictionary lacks; none for a name. */
  static Set<Reading> readings(String form, Dictionary dictionary) {
    Set<Reading> readings = new LinkedHashSet<>();
    for (String first : FIRST_PARTS) {
      if (form.startsWith(first) && form.length() >= first.length() + SHORTEST_REST) {
        dictionary.readings(form.substring(first.length())).stream()
            .filter(rest -> rest.partOfSpeech() == PartOfSpeech.ADJECTIVE)
            .forEach(rest -> readings.add(with(first, rest)));
      }
    }
    return readings;
  }

  private static Reading with(String first, Reading rest) {
    return new Reading(
        first + rest.lemma(),
        rest.partOfSpeech(),
        rest.grammatical(),
        rest.number(),
        rest.gender(),
        rest.verbForm());
  }
}

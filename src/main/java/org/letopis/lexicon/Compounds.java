package org.letopis.lexicon;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Adjectives with a first part that Serbian puts before any: sveopšti, novosagrađen, polusrušen;
 * and those of a number and a length of time: šezdesettrogodišnji, četvoromesečni.
 */
final class Compounds {

  private static final List<String> FIRST_PARTS =
      List.of("sve", "novo", "polu", "visoko", "među", "van", "anti");

  /** What a number is put before; each with any first part is in the dictionary. */
  private static final List<String> OF_NUMBERS =
      List.of("godišnj", "mesečn", "dnevn", "časovn", "minutn", "spratn", "član");

  /** A first part that the dictionary knows with each of them. */
  private static final String KNOWN = "dvo";

  /** No number is shorter: "dvo", "tro". */
  private static final int SHORTEST_NUMBER = 3;

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
    for (String second : OF_NUMBERS) {
      int at = form.indexOf(second);
      if (at >= SHORTEST_NUMBER && !form.startsWith(KNOWN + second)) {
        String first = form.substring(0, at);
        dictionary.readings(KNOWN + form.substring(at)).stream()
            .map(known -> with(first, known, known.lemma().substring(KNOWN.length())))
            .forEach(readings::add);
      }
    }
    return readings;
  }

  private static Reading with(String first, Reading rest) {
    return with(first, rest, rest.lemma());
  }

  private static Reading with(String first, Reading rest, String lemma) {
    return new Reading(
        first + lemma,
        rest.partOfSpeech(),
        rest.grammatical(),
        rest.number(),
        rest.gender(),
        rest.verbForm());
  }
}

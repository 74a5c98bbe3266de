package org.letopis.extract.property;

import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/** Who speaks in the first person: a witness who gives the own name ("Zovem se ..."). */
public final class Witness {

  private Witness() {}

  /** The person who speaks; empty where none or more than one does. */
  static Optional<Nominal> of(PropertyWords lexicon, List<Phrases> sentences) {
    List<Nominal> found = sentences.stream().flatMap(s -> named(lexicon, s).stream()).toList();
    return found.stream().map(n -> n.named().getFirst().label()).distinct().count() == 1
        ? Optional.of(found.getFirst())
        : Optional.empty();
  }

  private static Optional<Nominal> named(PropertyWords lexicon, Phrases phrases) {
    return new Persons(phrases)
        .all().stream()
            .filter(
                p ->
                    lexicon.endsBefore(
                        phrases.words(),
                        Persons.nameFrom(p),
                        phrases.sentence().from(),
                        "own-name"))
            .findFirst();
  }

  /**
   * Whether the sentence says something of the speaker: it has "sam" or a first person's "živim".
   */
  public static boolean speaks(PropertyWords lexicon, Phrases phrases) {
    Words words = phrases.words();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (lexicon.isForm(words, i, "i")) {
        return true;
      }
    }
    return false;
  }
}

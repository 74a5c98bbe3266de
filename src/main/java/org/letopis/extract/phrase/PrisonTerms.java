package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;

/** "13 godina zatvora Dragan Kos": so long a punishment, and no prison of that name. */
final class PrisonTerms {

  private static final Set<String> LENGTHS = Set.of("year", "month", "day");

  private PrisonTerms() {}

  /** Whether the noun at the token says what the length right before it is to be spent in. */
  static boolean at(Words words, Nouns nouns, int i) {
    return i > 0
        && unit(words, nouns, i).filter("prison"::equals).isPresent()
        && unit(words, nouns, i - 1).filter(LENGTHS::contains).isPresent();
  }

  private static Optional<String> unit(Words words, Nouns nouns, int i) {
    return nouns.at(words, i, i + 1).flatMap(m -> m.value().unit());
  }
}

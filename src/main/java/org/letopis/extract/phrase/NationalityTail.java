package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A phrase grows by the nationality of whom it names. */
final class NationalityTail {

  private static final Set<String> NATIONALITY =
      Set.of("nacionalnost", "narodnost", "vera", "veroispovest", "poreklo", "pripadnost");

  private final Words words;
  private final Nouns nouns;

  NationalityTail(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
  }

  /** "lica srpske nacionalnosti": the group is the adjective's. */
  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    if (i + 1 >= limit || !words.hasLemma(i + 1, NATIONALITY)) {
      return Optional.empty();
    }
    return nouns
        .groupOfAdjective(words, i)
        .map(group -> head.withTo(i + 2).plusGroups(List.of(group)));
  }
}

package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.letopis.claim.TimeSpan;
import org.letopis.lexicon.Ordinals.Ordinal;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Reads centuries: 14. vek, XIV i XVI veka, and the first of "iz 14. i Sv. Đorđa iz 16. veka". */
final class CenturyParser {

  private static final int LATEST = 21;

  /** No list of centuries has more tokens. */
  private static final int MOST = 15;

  /** How far after it the word "vek" may stand that two centuries share. */
  private static final int SHARED = 9;

  private final TimeWords words;
  private final Ordinals ordinals;

  CenturyParser(TimeWords words, Ordinals ordinals) {
    this.words = words;
    this.ordinals = ordinals;
  }

  /** The century or centuries that begin at a token. */
  Optional<Mention.Time> at(Passage passage, int i, Sentence sentence) {
    return named(passage, i, sentence).or(() -> sharing(passage, i, sentence));
  }

  private Optional<Mention.Time> named(Passage passage, int i, Sentence sentence) {
    TreeSet<Integer> numbers = new TreeSet<>();
    int at = i;
    while (at < Math.min(sentence.to(), i + MOST)) {
      Optional<Ordinal> next = ordinal(passage, at, sentence);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(next.get().value());
      int to = next.get().to();
      if (to < sentence.to() && words.is(Kind.CENTURY_WORD, passage.lower(to))) {
        return Optional.of(century(passage, i, to + 1, new ArrayList<>(numbers)));
      }
      if (!words.is(Kind.LINK, passage.lower(to))) {
        return Optional.empty();
      }
      at = to + 1;
    }
    return Optional.empty();
  }

  private Optional<Ordinal> ordinal(Passage passage, int i, Sentence sentence) {
    return Ordinals.roman(passage, i, LATEST)
        .or(() -> ordinals.at(passage, i, sentence.to()))
        .filter(ordinal -> ordinal.value() >= 1 && ordinal.value() <= LATEST);
  }

  /** An ordinal whose "vek" stands with a later one after the same preposition. */
  private Optional<Mention.Time> sharing(Passage passage, int i, Sentence sentence) {
    Optional<Ordinal> first =
        ordinal(passage, i, sentence)
            .filter(ordinal -> ordinal.marked() && ordinal.to() < sentence.to())
            .filter(ordinal -> words.is(Kind.LINK, passage.lower(ordinal.to())));
    if (first.isEmpty() || !words.is(Kind.IN_YEAR, passage.lower(i - 1))) {
      return Optional.empty();
    }
    int end = Math.min(sentence.to(), first.get().to() + SHARED);
    for (int k = first.get().to() + 1; k < end; k++) {
      if (passage.is(k, passage.lower(i - 1)) && named(passage, k + 1, sentence).isPresent()) {
        int to = first.get().to();
        return Optional.of(century(passage, i, to, List.of(first.get().value())));
      }
    }
    return Optional.empty();
  }

  private static Mention.Time century(Passage passage, int from, int to, List<Integer> numbers) {
    TimeSpan span = new TimeSpan(Optional.empty(), Optional.empty(), passage.text(from, to));
    return new Mention.Time(from, to, span, Mention.Time.Kind.CENTURY, numbers);
  }
}

package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Phrases of one or more lemmas and what they mean; the longest that stands in the text wins.
 *
 * @param <V> what a phrase means
 */
public final class LemmaPhrases<V> {

  private record Phrase<V>(List<String> lemmas, V value) {}

  /**
   * A phrase found in a text.
   *
   * @param from index of its first token
   * @param to index after its last
   * @param value what it means
   */
  public record Match<V>(int from, int to, V value) {}

  /** Bits of the hashes of first words: most tokens begin no phrase, and these say so at once. */
  private static final int BITS = 4096;

  private final Map<String, List<Phrase<V>>> byFirst = new HashMap<>();
  private final long[] firstWords = new long[BITS / Long.SIZE];

  /** Adds a phrase: lemmas with blanks between them. */
  public void add(String phrase, V value) {
    List<String> lemmas = List.of(phrase.split(" "));
    int hash = mixed(lemmas.getFirst());
    firstWords[hash / Long.SIZE] |= 1L << hash;
    List<Phrase<V>> same = byFirst.computeIfAbsent(lemmas.getFirst(), k -> new ArrayList<>());
    same.add(new Phrase<>(lemmas, value));
    same.sort(Comparator.comparingInt((Phrase<V> p) -> -p.lemmas().size()));
  }

  /** The longest phrase that begins at the token and ends before {@code limit}. */
  public Optional<Match<V>> at(Words words, int i, int limit) {
    if (!words.mayBegin(this, i)) {
      return Optional.empty();
    }
    Phrase<V> best = null;
    for (int k = 0; k < words.lemmaCount(i); k++) {
      best = longer(best, candidate(words, i, limit, words.lemma(i, k)));
    }
    String lower = words.lower(i);
    best = longer(best, candidate(words, i, limit, lower));
    // Acronyms stand in the lexica as they are written, and the dictionary has no lemma for them.
    if (!words.form(i).equals(lower)) {
      best = longer(best, candidate(words, i, limit, words.form(i)));
    }
    return best == null
        ? Optional.empty()
        : Optional.of(new Match<>(i, i + best.lemmas().size(), best.value()));
  }

  /** Whether a lemma or the form of the token is the first word of a phrase. */
  boolean mayBegin(Words words, int i) {
    for (int k = 0; k < words.lemmaCount(i); k++) {
      if (begins(words.lemma(i, k))) {
        return true;
      }
    }
    return begins(words.lower(i)) || begins(words.form(i));
  }

  private boolean begins(String word) {
    int hash = mixed(word);
    return (firstWords[hash / Long.SIZE] & 1L << hash) != 0 && byFirst.containsKey(word);
  }

  private static int mixed(String word) {
    int hash = word.hashCode();
    return (hash ^ hash >>> 12 ^ hash >>> 24) & BITS - 1;
  }

  private Phrase<V> candidate(Words words, int i, int limit, String first) {
    List<Phrase<V>> phrases = begins(first) ? byFirst.get(first) : List.of();
    for (Phrase<V> phrase : phrases) {
      if (stands(words, i, limit, phrase.lemmas())) {
        return phrase;
      }
    }
    return null;
  }

  private static boolean stands(Words words, int i, int limit, List<String> lemmas) {
    if (i + lemmas.size() > limit) {
      return false;
    }
    for (int k = 1; k < lemmas.size(); k++) {
      String lemma = lemmas.get(k);
      boolean same =
          words.hasLemma(i + k, lemma)
              || words.lower(i + k).equals(lemma)
              || words.form(i + k).equals(lemma);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private static <V> Phrase<V> longer(Phrase<V> one, Phrase<V> other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return other.lemmas().size() > one.lemmas().size() ? other : one;
  }
}

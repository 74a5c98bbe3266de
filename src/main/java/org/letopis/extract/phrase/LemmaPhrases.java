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

  private static final Comparator<Phrase<?>> LONGEST =
      Comparator.comparingInt(phrase -> -phrase.lemmas().length);

  /** A phrase and what it means. */
  record Phrase<V>(String[] lemmas, V value) {}

  /**
   * A phrase found in a text.
   *
   * @param from index of its first token
   * @param to index after its last
   * @param value what it means
   */
  public record Match<V>(int from, int to, V value) {}

  /** At least so many bits for each first word. */
  private static final int BITS = 16;

  private final Map<String, List<Phrase<V>>> byFirst = new HashMap<>();

  /** Bits of the hashes of first words: most tokens begin no phrase, and these say so at once. */
  private long[] firstWords = new long[16];

  /** Adds a phrase: lemmas with blanks between them. */
  public void add(String phrase, V value) {
    String[] lemmas = phrase.split(" ");
    List<Phrase<V>> same = byFirst.computeIfAbsent(lemmas[0], k -> new ArrayList<>());
    if (byFirst.size() * BITS > firstWords.length * Long.SIZE) {
      firstWords = new long[firstWords.length * 2];
      byFirst.keySet().forEach(this::mark);
    } else {
      mark(lemmas[0]);
    }
    same.add(new Phrase<>(lemmas, value));
    same.sort(LONGEST);
  }

  /** The longest phrase that begins at the token and ends before {@code limit}. */
  public Optional<Match<V>> at(Words words, int i, int limit) {
    List<Phrase<V>> phrases = words.beginningWith(this, i);
    // By index: most lists are empty, and are asked for at every token.
    for (int k = 0; k < phrases.size(); k++) {
      Phrase<V> phrase = phrases.get(k);
      if (stands(words, i, limit, phrase.lemmas())) {
        return Optional.of(new Match<>(i, i + phrase.lemmas().length, phrase.value()));
      }
    }
    return Optional.empty();
  }

  /**
   * The phrases whose first word a token can be, the longest first; of those of one length the ones
   * of its first lemma.
   */
  List<Phrase<V>> beginningWith(Words words, int i) {
    List<Phrase<V>> found = List.of();
    for (int k = 0; k < words.lemmaCount(i); k++) {
      found = with(found, words.lemma(i, k));
    }
    String lower = words.lower(i);
    found = with(found, lower);
    // Acronyms stand in the lexica as they are written, and the dictionary has no lemma for them.
    return words.form(i).equals(lower) ? found : with(found, words.form(i));
  }

  private List<Phrase<V>> with(List<Phrase<V>> found, String word) {
    int place = place(word);
    boolean mayBe = (firstWords[place / Long.SIZE] & 1L << place) != 0;
    List<Phrase<V>> more = mayBe ? byFirst.get(word) : null;
    if (more == null || found.equals(more)) {
      return found;
    }
    if (found.isEmpty()) {
      return more;
    }
    List<Phrase<V>> both = new ArrayList<>(found);
    both.addAll(more);
    both.sort(LONGEST);
    return both;
  }

  private void mark(String word) {
    int place = place(word);
    firstWords[place / Long.SIZE] |= 1L << place;
  }

  private int place(String word) {
    int hash = word.hashCode();
    return (hash ^ hash >>> 15) & firstWords.length * Long.SIZE - 1;
  }

  private static boolean stands(Words words, int i, int limit, String[] lemmas) {
    if (i + lemmas.length > limit) {
      return false;
    }
    for (int k = 1; k < lemmas.length; k++) {
      String lemma = lemmas[k];
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
}

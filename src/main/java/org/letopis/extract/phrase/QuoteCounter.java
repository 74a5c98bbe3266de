package org.letopis.extract.phrase;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Counts how often quotes stand in a text before a place. A search from the text's start for each
 * quote would make the time grow with the square of the length: here each place knows the one
 * before it whose next characters are the same, by their hash, and only these are looked at.
 */
final class QuoteCounter {

  /** Lengths of what is hashed: the longest that a quote has is the one that tells most. */
  private static final int[] LENGTHS = {48, 16, 6, 1};

  private static final int PRIME = 0x01000193;

  private final String text;
  private final int[][] earlier = new int[LENGTHS.length][];
  private final Map<String, Counted> counted = new HashMap<>();

  /** Where a quote stood last, and which of its occurrences that was. */
  private record Counted(int index, int number) {}

  QuoteCounter(String text) {
    this.text = text;
  }

  /**
   * Which occurrence of the quote begins at that index, from 1; occurrences may overlap.
   *
   * @param quote what stands in the text at {@code index}
   * @param index in chars
   */
  int occurrence(String quote, int index) {
    Counted last = counted.getOrDefault(quote, new Counted(-1, 0));
    int[] chain = chain(quote.length());
    int number = 1;
    int at = chain[index];
    while (at >= 0 && at != last.index()) {
      number += text.startsWith(quote, at) ? 1 : 0;
      at = chain[at];
    }
    number += at >= 0 ? last.number() : 0;
    counted.put(quote, new Counted(index, number));
    return number;
  }

  private int[] chain(int length) {
    int k = 0;
    while (LENGTHS[k] > length) {
      k++;
    }
    if (earlier[k] == null) {
      earlier[k] = chained(LENGTHS[k]);
    }
    return earlier[k];
  }

  /** For each index the nearest one before it whose next characters have the same hash, or -1. */
  private int[] chained(int length) {
    int[] chain = new int[text.length()];
    int places = Integer.highestOneBit(Math.max(1, text.length())) * 2;
    int[] latest = new int[places];
    Arrays.fill(latest, -1);
    int power = 1;
    for (int i = 1; i < length; i++) {
      power *= PRIME;
    }
    int hash = 0;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * PRIME + text.charAt(i);
      int start = i - length + 1;
      if (start >= 0) {
        int place = (hash ^ hash >>> 15) & places - 1;
        chain[start] = latest[place];
        latest[place] = start;
        hash -= text.charAt(start) * power;
      }
    }
    return chain;
  }
}

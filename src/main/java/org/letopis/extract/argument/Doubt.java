package org.letopis.extract.argument;

import java.util.List;

/**
 * Words that point at somebody or something named before, where more than one could be meant.
 *
 * @param from index of their first token
 * @param to index after the last
 * @param candidates the names of those who or which could be meant, sorted
 */
public record Doubt(int from, int to, List<String> candidates) {

  /** Sorts the candidates, each once. */
  public Doubt {
    candidates = candidates.stream().distinct().sorted().toList();
  }
}

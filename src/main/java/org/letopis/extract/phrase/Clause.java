package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;

/**
 * A clause: the tokens that share one predicate. It need not be one stretch, a relative clause or a
 * bracket may stand inside it.
 *
 * @param index its place among the sentence's clauses
 * @param type how it hangs together with what stands before it
 * @param from index of its first token
 * @param to index after its last token
 * @param nominals its noun phrases, in text order
 * @param antecedent the noun phrase before a relative pronoun
 * @param opener index of the word that opens it: a relative pronoun, a conjunction, a bracket
 */
public record Clause(
    int index,
    Type type,
    int from,
    int to,
    List<Nominal> nominals,
    Optional<Nominal> antecedent,
    Optional<Integer> opener) {

  /** How a clause hangs together with what stands before it. */
  public enum Type {
    MAIN,
    RELATIVE,
    SUBORDINATE,
    BRACKET
  }

  /** So many phrases on either side of a token are near it. */
  private static final int NEAR = 32;

  public Clause {
    nominals = List.copyOf(nominals);
  }

  /** Its noun phrases around a token, in text order: in a list of thousands not all of them. */
  public List<Nominal> near(int token) {
    int low = 0;
    int high = nominals.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (nominals.get(middle).from() < token) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return nominals.subList(Math.max(0, low - NEAR), Math.min(nominals.size(), low + NEAR));
  }
}

package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.text.Sentence;

/**
 * One sentence as noun phrases and clauses.
 *
 * @param words the document's words
 * @param sentence which sentence
 * @param nominals its noun phrases, in text order, none overlapping another
 * @param clauses its clauses
 * @param clauseOf index of the clause of each token, from the sentence's first token on
 */
public record Phrases(
    Words words,
    Sentence sentence,
    List<Nominal> nominals,
    List<Clause> clauses,
    List<Integer> clauseOf) {

  public Phrases {
    nominals = List.copyOf(nominals);
    clauses = List.copyOf(clauses);
    clauseOf = List.copyOf(clauseOf);
  }

  public Clause clauseOf(int token) {
    return clauses.get(clauseOf.get(token - sentence.from()));
  }

  /** The noun phrase that the token is part of. */
  public Optional<Nominal> nominalOver(int token) {
    return nominals.stream().filter(n -> n.from() <= token && token < n.to()).findFirst();
  }

  /** The innermost noun phrase that the token is part of. */
  public Optional<Nominal> innermostOver(int token) {
    List<Nominal> over = new ArrayList<>();
    nominals.stream()
        .flatMap(Nominal::all)
        .filter(n -> n.from() <= token && token < n.to())
        .forEach(over::add);
    return over.isEmpty() ? Optional.empty() : Optional.of(over.getLast());
  }

  /** The noun phrases between two tokens, the second not included. */
  public List<Nominal> between(int from, int to) {
    return nominals.stream().filter(n -> n.from() >= from && n.to() <= to).toList();
  }
}

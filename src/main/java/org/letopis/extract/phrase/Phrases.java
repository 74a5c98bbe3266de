package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.text.Sentence;

/** One sentence as noun phrases and clauses. Immutable. */
public final class Phrases {

  private final Words words;
  private final Sentence sentence;
  private final List<Nominal> nominals;
  private final List<Clause> clauses;
  private final int[] clauseOf;

  /** The noun phrase over each token, from the sentence's first token on; null where none is. */
  private final Nominal[] over;

  /**
   * A sentence.
   *
   * @param words the document's words
   * @param sentence which sentence
   * @param nominals its noun phrases, in text order, none overlapping another
   * @param clauses its clauses
   * @param clauseOf index of the clause of each token, from the sentence's first token on
   */
  Phrases(
      Words words,
      Sentence sentence,
      List<Nominal> nominals,
      List<Clause> clauses,
      int[] clauseOf) {
    this.words = words;
    this.sentence = sentence;
    this.nominals = List.copyOf(nominals);
    this.clauses = List.copyOf(clauses);
    this.clauseOf = clauseOf.clone();
    over = new Nominal[clauseOf.length];
    for (Nominal nominal : nominals) {
      for (int i = nominal.from(); i < nominal.to(); i++) {
        over[i - sentence.from()] =
            over[i - sentence.from()] == null ? nominal : over[i - sentence.from()];
      }
    }
  }

  /** The document's words. */
  public Words words() {
    return words;
  }

  /** Which sentence it is. */
  public Sentence sentence() {
    return sentence;
  }

  /** Its noun phrases, in text order, none overlapping another. */
  public List<Nominal> nominals() {
    return nominals;
  }

  /** Its clauses. */
  public List<Clause> clauses() {
    return clauses;
  }

  /** The clause of a token of the sentence. */
  public Clause clauseOf(int token) {
    return clauses.get(clauseOf[token - sentence.from()]);
  }

  /** The noun phrase that the token is part of; empty for a token of another sentence as well. */
  public Optional<Nominal> nominalOver(int token) {
    int at = token - sentence.from();
    return at < 0 || at >= over.length ? Optional.empty() : Optional.ofNullable(over[at]);
  }

  /** The innermost noun phrase that the token is part of. */
  public Optional<Nominal> innermostOver(int token) {
    List<Nominal> all = new ArrayList<>();
    nominalOver(token).stream()
        .flatMap(Nominal::all)
        .filter(n -> n.from() <= token && token < n.to())
        .forEach(all::add);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
  }

  /** The noun phrases between two tokens, the second not included. */
  public List<Nominal> between(int from, int to) {
    return nominals.stream().filter(n -> n.from() >= from && n.to() <= to).toList();
  }
}

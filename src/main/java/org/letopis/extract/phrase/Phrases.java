package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.text.Sentence;

/** One sentence as noun phrases and clauses. Immutable but for the answers that it remembers. */
public final class Phrases {

  private final Words words;
  private final Sentence sentence;
  private final List<Nominal> nominals;
  private final List<Clause> clauses;

  /** The clause of each token, from the sentence's first token on. */
  private final Clause[] clauseAt;

  /** The noun phrase over each token, from the sentence's first token on; null where none is. */
  private final Nominal[] over;

  private List<Nominal> all;

  /** What was asked of its tokens, and the answers from its first token on. */
  private final Map<Question<?, ?>, Object[]> answers = new IdentityHashMap<>();

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
    clauseAt = new Clause[clauseOf.length];
    for (int k = 0; k < clauseOf.length; k++) {
      clauseAt[k] = this.clauses.get(clauseOf[k]);
    }
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

  /** Its noun phrases and all phrases inside them, each before those inside it. */
  public List<Nominal> all() {
    if (all == null) {
      List<Nominal> found = new ArrayList<>();
      nominals.forEach(nominal -> addAll(nominal, found));
      all = Collections.unmodifiableList(found);
    }
    return all;
  }

  private static void addAll(Nominal nominal, List<Nominal> found) {
    found.add(nominal);
    nominal.complements().forEach(inner -> addAll(inner, found));
  }

  /** Its clauses. */
  public List<Clause> clauses() {
    return clauses;
  }

  /** The clause of a token of the sentence. */
  public Clause clauseOf(int token) {
    return clauseAt[token - sentence.from()];
  }

  /** The answer to a question of a token of the sentence, found once. */
  public <T> T ask(Question<Integer, T> question, int token) {
    return ask(question, token, token - sentence.from(), clauseAt.length);
  }

  /** The answer to a question of a clause of the sentence, found once. */
  public <T> T ask(Question<Clause, T> question, Clause clause) {
    return ask(question, clause, clause.index(), clauses.size());
  }

  /** The answer to a question of the whole sentence, which is asked of its first token. */
  public <T> T ask(Question<Integer, T> question) {
    return ask(question, sentence.from());
  }

  @SuppressWarnings("unchecked")
  private <S, T> T ask(Question<S, T> question, S subject, int place, int places) {
    Object[] known = answers.get(question);
    if (known == null) {
      known = new Object[places];
      answers.put(question, known);
    }
    if (known[place] == null) {
      known[place] = question.answer(this, subject);
    }
    return (T) known[place];
  }

  /** The noun phrase that the token is part of; empty for a token of another sentence as well. */
  public Optional<Nominal> nominalOver(int token) {
    int at = token - sentence.from();
    return at < 0 || at >= over.length ? Optional.empty() : Optional.ofNullable(over[at]);
  }

  /** The innermost noun phrase that the token is part of. */
  public Optional<Nominal> innermostOver(int token) {
    int at = token - sentence.from();
    Nominal outer = at < 0 || at >= over.length ? null : over[at];
    return Optional.ofNullable(outer == null ? null : innermost(outer, token));
  }

  /** The last over the token of a phrase and all inside it, in their order. */
  private static Nominal innermost(Nominal outer, int token) {
    Nominal found = outer.from() <= token && token < outer.to() ? outer : null;
    for (Nominal inner : outer.complements()) {
      Nominal deeper = innermost(inner, token);
      found = deeper == null ? found : deeper;
    }
    return found;
  }

  /** The noun phrases between two tokens, the second not included. */
  public List<Nominal> between(int from, int to) {
    List<Nominal> found = new ArrayList<>();
    for (Nominal nominal : nominals) {
      if (nominal.from() >= from && nominal.to() <= to) {
        found.add(nominal);
      }
    }
    return found;
  }
}

package org.letopis.extract.phrase;

import java.util.function.BiFunction;

/**
 * What can be asked of each token or each clause of a sentence and has one answer whoever asks:
 * many rules ask of the same word. The sentence keeps the answers ({@link Phrases#ask}), so each is
 * found but once.
 *
 * @param <S> what it is asked of: a token, by its index, or a clause
 * @param <T> the answer; never null
 */
public final class Question<S, T> {

  private final BiFunction<Phrases, S, T> answer;

  /**
   * A question.
   *
   * @param answer finds the answer from the sentence and what it is asked of, and nothing else
   */
  public Question(BiFunction<Phrases, S, T> answer) {
    this.answer = answer;
  }

  T answer(Phrases phrases, S subject) {
    return answer.apply(phrases, subject);
  }
}

package org.letopis.extract.phrase;

import java.util.function.BiFunction;

/**
 * What can be asked of each token of a sentence and has one answer whoever asks: many rules ask of
 * the same word. The sentence keeps the answers ({@link Phrases#ask}), so each is found but once.
 *
 * @param <T> the answer; never null
 */
public final class Question<T> {

  private final BiFunction<Phrases, Integer, T> answer;

  /**
   * A question.
   *
   * @param answer finds the answer from the sentence and the token alone
   */
  public Question(BiFunction<Phrases, Integer, T> answer) {
    this.answer = answer;
  }

  T answer(Phrases phrases, int token) {
    return answer.apply(phrases, token);
  }
}

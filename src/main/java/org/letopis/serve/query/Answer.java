package org.letopis.serve.query;

/**
 * What came of a query.
 *
 * <p>An answer that is whole, or a refusal.
 */
sealed interface Answer {

  /**
   * A whole answer.
   *
   * @param status of HTTP
   * @param mediaType with its parameters
   */
  record Whole(int status, String mediaType) implements Answer {}

  /** None. */
  record Refused(Refusal why) implements Answer {}
}

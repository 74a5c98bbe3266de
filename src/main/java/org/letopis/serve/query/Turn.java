package org.letopis.serve.query;

/** What came of waiting for a worker. */
sealed interface Turn {

  /**
   * It is this query's.
   *
   * @param worker nobody else's until it is given back
   * @param back gives it back
   */
  record Given(Worker worker, Runnable back) implements Turn, AutoCloseable {
    @Override
    public void close() {
      back.run();
    }
  }

  /** There is none for it. */
  record Refused(Refusal why) implements Turn {}
}

package org.letopis.serve.reconcile;

/** A query that the service cannot take; the message says what it can. */
public final class BadQueryException extends Exception {

  private static final long serialVersionUID = 1L;

  private final boolean large;

  BadQueryException(String message, boolean large) {
    super(message);
    this.large = large;
  }

  /** Whether it is only too large. */
  public boolean isTooLarge() {
    return large;
  }
}

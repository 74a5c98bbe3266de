package org.letopis.serve.view;

import org.letopis.serve.html.Query;

/** An address that says what cannot be meant; the message says what to do, in its language. */
public final class BadStateException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Query mended;

  /**
   * Refuses an address.
   *
   * @param message plain text for the reader
   * @param mended the address's parameters without what is wrong
   */
  public BadStateException(String message, Query mended) {
    super(message);
    this.mended = mended;
  }

  /** What the address may be instead. */
  public Query mended() {
    return mended;
  }
}

package org.letopis.serve.view;

import java.util.Optional;
import org.letopis.serve.html.Query;

/** An address that says what cannot be meant; the message says what to do, in its language. */
public final class BadStateException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Query mended;
  private final String instead;

  /**
   * Refuses an address.
   *
   * @param message plain text for the reader
   * @param mended the address's parameters without what is wrong
   */
  public BadStateException(String message, Query mended) {
    this(message, mended, "");
  }

  private BadStateException(String message, Query mended, String instead) {
    super(message);
    this.mended = mended;
    this.instead = instead;
  }

  /**
   * Refuses an address at which there is nothing.
   *
   * @param path where what there is can be found
   */
  public static BadStateException nothing(String message, String path) {
    return new BadStateException(message, Query.NONE, path);
  }

  /** Where to look instead, where there is nothing at the address at all. */
  public Optional<String> instead() {
    return Optional.of(instead).filter(i -> !i.isEmpty());
  }

  /** What the address may be instead. */
  public Query mended() {
    return mended;
  }
}

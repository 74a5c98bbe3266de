package org.letopis.cli;

/** A command cannot do what it was asked for; the message says where, what, and what to do. */
final class CannotRunException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CannotRunException(String message) {
    super(message);
  }

  CannotRunException(String message, Throwable cause) {
    super(message, cause);
  }
}

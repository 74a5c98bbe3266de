package org.letopis.cli;

/** A command was given something that it cannot take; the message says what to give. */
final class WrongUsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  WrongUsageException(String message) {
    super(message);
  }
}

package org.letopis.serve;

/** The server cannot do what was asked; its message says what to do. */
public final class ServeException extends RuntimeException {

  ServeException(String message, Throwable cause) {
    super(message, cause);
  }
}

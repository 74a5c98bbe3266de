package org.letopis.serve.api;

/** What was asked cannot be answered; the message says what can. */
public final class ApiException extends Exception {

  private static final long serialVersionUID = 1L;

  ApiException(String message) {
    super(message);
  }
}

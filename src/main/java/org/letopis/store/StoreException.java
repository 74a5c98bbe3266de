package org.letopis.store;

/** The store cannot do what was asked; its message says what to do. */
public final class StoreException extends RuntimeException {

  StoreException(String message) {
    super(message);
  }

  StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}

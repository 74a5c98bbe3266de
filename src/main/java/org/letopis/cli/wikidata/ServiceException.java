package org.letopis.cli.wikidata;

import java.io.IOException;

/** A reconciliation service does not answer as it should; the message says what to do. */
public final class ServiceException extends IOException {

  private static final long serialVersionUID = 1L;

  ServiceException(String message, Throwable cause) {
    super(message, cause);
  }

  ServiceException(String message) {
    super(message);
  }
}

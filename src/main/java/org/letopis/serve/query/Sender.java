package org.letopis.serve.query;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;

/** Sends what has been made; watches whether the client reads it. */
@FunctionalInterface
public interface Sender {

  /** An answer that sends itself. */
  @FunctionalInterface
  interface Made {

    /** Sends it. */
    void send() throws IOException;
  }

  /** Sends an answer to the client of a request. */
  void send(HttpServletRequest request, Made answer) throws IOException;
}

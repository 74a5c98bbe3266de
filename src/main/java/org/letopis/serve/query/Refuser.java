package org.letopis.serve.query;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Tells a client why there is no answer, in the form that it asks for. */
@FunctionalInterface
public interface Refuser {

  /**
   * Tells it; headers that are set stay.
   *
   * @param status of HTTP
   * @param words what is wrong and what to do
   */
  void refuse(HttpServletRequest request, HttpServletResponse response, int status, String words)
      throws IOException;
}

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** {@code /health}: 200 and the release while the store can be read. */
final class HealthServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;

  HealthServlet(Served served) {
    this.served = served;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.setHeader("Cache-Control", "no-store");
    send(
        response,
        "application/json",
        "{\"status\":\"ok\",\"release\":\"%s\"}\n".formatted(served.now().release().id()));
  }
}

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * {@code /health}: 200 while the process lives; {@code /health/ready}: 200 while queries can be
 * answered, else 503. Neither asks the store anything, so neither waits for it.
 */
final class HealthServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;

  HealthServlet(Served served) {
    this.served = served;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    int workers = served.pool().ready();
    boolean ready = workers > 0;
    if (!ready && request.getRequestURI().endsWith("/ready")) {
      response.setStatus(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
      response.setHeader("Retry-After", "5");
    }
    response.setHeader("Cache-Control", "no-store");
    send(
        response,
        "application/json",
        "{\"status\":\"ok\",\"ready\":%b,\"release\":\"%s\",\"workers\":%d,\"waiting\":%d}\n"
            .formatted(ready, served.now().release().id(), workers, served.pool().waiting()));
  }
}

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.letopis.serve.watch.Metrics;

/** {@code /metrics}: counts for Prometheus. */
final class MetricsServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Metrics metrics;

  MetricsServlet(Metrics metrics) {
    this.metrics = metrics;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.setHeader("Cache-Control", "no-store");
    send(response, "text/plain;version=0.0.4", metrics.text());
  }
}

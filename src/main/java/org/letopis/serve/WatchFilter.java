package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.letopis.serve.watch.SlowClients;

/** Watches everything that is sent but answers to queries, which are made before they are sent. */
final class WatchFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  private final transient SlowClients clients;

  WatchFilter(SlowClients clients) {
    this.clients = clients;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (request.getRequestURI().startsWith(Served.SERVICE + "/")) {
      chain.doFilter(request, response);
      return;
    }
    ServletException[] failed = new ServletException[1];
    clients.watched(
        request,
        () -> {
          try {
            chain.doFilter(request, response);
          } catch (ServletException e) {
            failed[0] = e;
          }
        });
    if (failed[0] != null) {
      throw failed[0];
    }
  }
}

package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.letopis.serve.query.Clients;
import org.letopis.serve.watch.AtWork;

/**
 * Has the requests of one client that this process itself computes take turns. Queries have their
 * own processes and their own queue; files are only sent.
 */
final class TurnsFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  private static final List<String> NOT_COMPUTED =
      List.of(Served.SERVICE + "/", "/dumps/", "/assets/", "/health", "/metrics");

  private static final int TOO_MANY = 429;
  private static final String RETRY_SECONDS = "5";

  private final transient AtWork work;
  private final boolean behindProxy;

  /**
   * @param work who has what at work now
   * @param behindProxy whether a proxy on this machine is believed when it says who asks
   */
  TurnsFilter(AtWork work, boolean behindProxy) {
    this.work = work;
    this.behindProxy = behindProxy;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (NOT_COMPUTED.stream().anyMatch(path(request)::startsWith)) {
      chain.doFilter(request, response);
      return;
    }
    String client = Clients.of(request, behindProxy);
    if (!entered(client)) {
      response.setHeader("Retry-After", RETRY_SECONDS);
      ErrorAnswers.say(
          request,
          response,
          TOO_MANY,
          "You have as many requests at work here as one client may have; wait for their answers.");
      return;
    }
    try {
      chain.doFilter(request, response);
    } finally {
      work.leave(client);
    }
  }

  /** What the servlets are chosen by: an address can be written in several ways. */
  private static String path(HttpServletRequest request) {
    return request.getServletPath() + Objects.toString(request.getPathInfo(), "");
  }

  private boolean entered(String client) {
    try {
      return work.enter(client);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the server stops
      return false;
    }
  }
}

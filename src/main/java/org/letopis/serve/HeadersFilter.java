package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Sets the headers of every answer, and answers preflights: what is asked by POST may be. */
final class HeadersFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    CommonHeaders.set(response::setHeader);
    if (isPreflight(request)) {
      response.setHeader(
          "Access-Control-Allow-Methods",
          isAskedByPost(request.getRequestURI())
              ? "GET, HEAD, OPTIONS, POST"
              : "GET, HEAD, OPTIONS");
      response.setHeader("Access-Control-Allow-Headers", "Accept, Content-Type");
      response.setHeader("Access-Control-Max-Age", "86400");
      response.setStatus(HttpServletResponse.SC_NO_CONTENT);
      return;
    }
    chain.doFilter(request, response);
  }

  private static boolean isAskedByPost(String path) {
    return path.startsWith(Served.SERVICE + "/") || path.matches("/reconcile(/.*)?");
  }

  private static boolean isPreflight(HttpServletRequest request) {
    return request.getMethod().equals("OPTIONS")
        && request.getHeader("Access-Control-Request-Method") != null;
  }
}

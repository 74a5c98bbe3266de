package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Headers of every answer: any page may read it (CORS, without credentials), no page may frame it
 * or run a script in it.
 */
final class HeadersFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    response.setHeader(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "
            + "form-action 'self'; frame-ancestors 'none'");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", "Link, Location, ETag");
    if (isPreflight(request)) {
      boolean endpoint = request.getRequestURI().startsWith(Served.SERVICE + "/");
      response.setHeader(
          "Access-Control-Allow-Methods",
          endpoint ? "GET, HEAD, OPTIONS, POST" : "GET, HEAD, OPTIONS");
      response.setHeader("Access-Control-Allow-Headers", "Accept, Content-Type");
      response.setHeader("Access-Control-Max-Age", "86400");
      response.setStatus(HttpServletResponse.SC_NO_CONTENT);
      return;
    }
    chain.doFilter(request, response);
  }

  private static boolean isPreflight(HttpServletRequest request) {
    return request.getMethod().equals("OPTIONS")
        && request.getHeader("Access-Control-Request-Method") != null;
  }
}

package org.letopis.serve.worker;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** Lets the parent in and nobody else on this machine: what is asked past it has no limits. */
final class KeyFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  private final transient byte[] key;

  KeyFilter(String key) {
    this.key = key.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    String given = request.getHeader(QueryWorker.KEY);
    if (given != null && MessageDigest.isEqual(key, given.getBytes(StandardCharsets.UTF_8))) {
      chain.doFilter(request, response);
    } else {
      response.setStatus(HttpServletResponse.SC_FORBIDDEN);
    }
  }
}

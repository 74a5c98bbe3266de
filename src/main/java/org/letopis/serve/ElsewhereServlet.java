package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** An address that only says where to look: {@code /.well-known/void} (VoID, section 7.2). */
final class ElsewhereServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final String address;

  ElsewhereServlet(String address) {
    this.address = address;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String query = request.getQueryString();
    response.setStatus(HttpServletResponse.SC_FOUND);
    response.setHeader("Location", address + (query == null ? "" : "?" + query));
  }
}

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;

/**
 * {@code /robots.txt} (RFC 9309): the pages may be crawled, questions may not be asked at random.
 */
final class RobotsServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    send(
        response,
        "text/plain",
        """
        User-agent: *
        Disallow: /letopis/
        Disallow: /reconcile
        Disallow: /api/
        Disallow: /*?format=
        Sitemap: %s
        """
            .formatted(URI.create(request.getRequestURL().toString()).resolve("/sitemap.xml")));
  }
}

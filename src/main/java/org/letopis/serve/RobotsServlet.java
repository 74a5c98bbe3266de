package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.serve.html.Facet;

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
        %sSitemap: %s
        """
            .formatted(
                states(), URI.create(request.getRequestURL().toString()).resolve("/sitemap.xml")));
  }

  /** Pages of chosen claims: as many as there are choices, and nothing that is not on others. */
  private static String states() {
    return Stream.concat(Arrays.stream(Facet.values()).map(Facet::parameter), Stream.of("quotes"))
        .map(parameter -> "Disallow: /*?*%s=\n".formatted(parameter))
        .collect(Collectors.joining());
  }
}

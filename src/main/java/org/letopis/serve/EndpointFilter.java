package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFFormat;

/**
 * In front of the endpoint: lets through what is for its two addresses, refuses everything else in
 * words, and describes the service to a GET without a query (SPARQL 1.1 Service Description,
 * section 2).
 */
final class EndpointFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    boolean reads = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    if (!isQueryEndpoint(request)) {
      if (reads) {
        ErrorAnswers.say(
            request,
            response,
            HttpServletResponse.SC_NOT_FOUND,
            "Queries go to \"/letopis/sparql\"; the whole graph is at \"/dumps/\".");
      } else {
        response.setHeader("Allow", "GET, HEAD, OPTIONS");
        ErrorAnswers.say(
            request,
            response,
            HttpServletResponse.SC_METHOD_NOT_ALLOWED,
            "This endpoint is read-only: send a query by GET or POST to \"/letopis/sparql\".");
      }
    } else if (reads && request.getQueryString() == null) {
      describe(request, response);
    } else {
      chain.doFilter(request, response);
    }
  }

  private static boolean isQueryEndpoint(HttpServletRequest request) {
    String path = request.getRequestURI();
    return path.equals(Served.SERVICE + "/sparql") || path.equals(Served.SERVICE + "/query");
  }

  private static void describe(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.setHeader("Vary", "Accept");
    Optional<Format> chosen = Negotiation.choose(request, Negotiation.data());
    if (chosen.isEmpty()) {
      ErrorAnswers.say(
          request,
          response,
          HttpServletResponse.SC_NOT_ACCEPTABLE,
          "Without a query this describes the service, as %s. Send one as the parameter \"query\"."
              .formatted(
                  Negotiation.data().stream()
                      .map(Format::mediaType)
                      .collect(Collectors.joining(", "))));
      return;
    }
    Format format = chosen.get();
    StringWriter out = new StringWriter();
    RDFDataMgr.write(
        out,
        ServiceDescription.of(request.getRequestURL().toString()),
        format.rdf().orElse(RDFFormat.TURTLE_PRETTY));
    ReadServlet.send(response, format.mediaType(), out.toString());
  }
}

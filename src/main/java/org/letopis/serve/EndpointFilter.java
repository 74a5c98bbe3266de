package org.letopis.serve;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFFormat;

/**
 * In front of the endpoint: refuses everything that would write, in words, and describes the
 * service to a GET without a query (SPARQL 1.1 Service Description, section 2). Fuseki has no write
 * endpoint here anyway; this makes its refusals readable.
 */
final class EndpointFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    switch (request.getMethod()) {
      case "GET", "HEAD" -> {
        if (request.getParameter("query") == null && isQueryEndpoint(request)) {
          describe(request, response);
        } else if (!isQueryEndpoint(request)) {
          ReadServlet.say(
              response,
              HttpServletResponse.SC_NOT_FOUND,
              "Queries go to \"/letopis/sparql\"; the whole graph is at \"/dumps/\".");
        } else {
          ask(request, response, chain);
        }
      }
      case "POST" -> post(request, response, chain);
      default -> refuse(response, HttpServletResponse.SC_METHOD_NOT_ALLOWED);
    }
  }

  private static void post(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    String type = Optional.ofNullable(request.getContentType()).orElse("");
    if (type.startsWith("application/sparql-update") || request.getParameter("update") != null) {
      refuse(response, HttpServletResponse.SC_FORBIDDEN);
    } else if (!isQueryEndpoint(request)) {
      refuse(response, HttpServletResponse.SC_METHOD_NOT_ALLOWED);
    } else {
      ask(request, response, chain);
    }
  }

  /** A mistake is told in one line; a query that is the body itself only Fuseki reads. */
  private static void ask(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<String> mistake =
        Optional.ofNullable(request.getParameter("query")).flatMap(QuerySyntax::mistake);
    if (mistake.isPresent()) {
      ReadServlet.say(response, HttpServletResponse.SC_BAD_REQUEST, mistake.get());
    } else {
      chain.doFilter(request, response);
    }
  }

  private static boolean isQueryEndpoint(HttpServletRequest request) {
    String path = request.getRequestURI();
    return path.equals(Served.SERVICE + "/sparql") || path.equals(Served.SERVICE + "/query");
  }

  private static void refuse(HttpServletResponse response, int status) throws IOException {
    response.setHeader("Allow", "GET, HEAD, OPTIONS, POST");
    ReadServlet.say(
        response,
        status,
        "This endpoint is read-only: send a query by GET or POST to \"/letopis/sparql\".");
  }

  private static void describe(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.setHeader("Vary", "Accept");
    Format format = Negotiation.choose(request, Negotiation.data()).orElse(Format.TURTLE);
    StringWriter out = new StringWriter();
    RDFDataMgr.write(
        out,
        ServiceDescription.of(request.getRequestURL().toString()),
        format.rdf().orElse(RDFFormat.TURTLE_PRETTY));
    ReadServlet.send(response, format.mediaType(), out.toString());
  }
}

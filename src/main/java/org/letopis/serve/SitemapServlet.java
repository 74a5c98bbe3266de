package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.Dataset;
import org.apache.jena.system.Txn;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.html.Html;

/**
 * {@code /sitemap.xml} and its parts {@code /sitemap.xml?part=1} (https://www.sitemaps.org/): every
 * page of a thing. A part has at most 50,000 addresses, as the protocol asks.
 */
final class SitemapServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final int MOST = 50_000;
  private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  private static final String NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
  private static final List<String> FIXED =
      List.of(
          "/",
          "/read",
          "/timeline",
          "/people",
          "/sites",
          "/places",
          "/map",
          "/contradictions",
          "/sparql",
          "/about",
          "/ontology",
          "/dumps/");

  private final transient Served served;
  private final transient Addresses addresses;

  SitemapServlet(Served served, Addresses addresses) {
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    URI here = URI.create(request.getRequestURL().toString());
    List<String> pages = pages(now.dataset());
    int parts = (pages.size() + MOST - 1) / MOST;
    String asked = request.getParameter("part");
    if (asked != null && (!asked.matches("[1-9]\\d{0,4}") || Integer.parseInt(asked) > parts)) {
      Problem.send(
          request,
          response,
          Readers.context(request, addresses, now.release().id()),
          HttpServletResponse.SC_NOT_FOUND,
          "There are parts 1 to %d.".formatted(parts));
      return;
    }
    if (unchanged(request, response, now.release().id() + "-sitemap-" + asked)) {
      return;
    }
    if (asked == null && parts > 1) {
      send(response, "application/xml", index(here, parts));
      return;
    }
    int from = asked == null ? 0 : (Integer.parseInt(asked) - 1) * MOST;
    send(
        response,
        "application/xml",
        part(here, pages.subList(from, Math.min(from + MOST, pages.size()))));
  }

  private List<String> pages(Dataset dataset) {
    return Txn.calculateRead(
        dataset,
        () ->
            Stream.concat(
                    FIXED.stream(),
                    dataset.asDatasetGraph().getUnionGraph().stream(
                            Node.ANY, RDF.type.asNode(), Node.ANY)
                        .map(Triple::getSubject)
                        .filter(s -> s.isURI() && s.getURI().indexOf('#') < 0)
                        .map(s -> addresses.description(s.getURI()))
                        .flatMap(Optional::stream)
                        .distinct()
                        .sorted())
                .toList());
  }

  private static String index(URI here, int parts) {
    return Stream.iterate(1, part -> part + 1)
        .limit(parts)
        .map(
            part ->
                "<sitemap><loc>" + here.resolve("/sitemap.xml?part=" + part) + "</loc></sitemap>\n")
        .collect(
            Collectors.joining(
                "", HEAD + "<sitemapindex xmlns=\"" + NAMESPACE + "\">\n", "</sitemapindex>\n"));
  }

  private static String part(URI here, List<String> pages) {
    return pages.stream()
        .map(page -> "<url><loc>" + Html.escape(here.resolve(page).toString()) + "</loc></url>\n")
        .collect(
            Collectors.joining("", HEAD + "<urlset xmlns=\"" + NAMESPACE + "\">\n", "</urlset>\n"));
  }
}

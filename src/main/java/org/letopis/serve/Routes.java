package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import org.apache.jena.fuseki.main.FusekiServer;
import org.letopis.store.Release;

/** Which path answers what. */
final class Routes {

  private static final Function<Release, Path> CONTEXT =
      release -> release.dumps().resolve("context.jsonld");

  private Routes() {}

  /** Adds everything around Fuseki's own endpoints. */
  static void add(FusekiServer.Builder server, Settings settings, Served served)
      throws IOException {
    Addresses addresses = new Addresses(settings.base());
    Gallery gallery = Gallery.load(settings.home().resolve("queries"));
    Function<Release, Path> shapes = r -> settings.home().resolve("ontology/shapes.ttl");
    DescriptionServlet descriptions = new DescriptionServlet(served, addresses);
    ReconcileServlet reconcile =
        new ReconcileServlet(served, addresses, new Reconcilers(settings.home(), settings.base()));
    server
        .enableMetrics(true)
        .addFilter("/*", new HeadersFilter())
        .addFilter(Served.SERVICE + "/*", new EndpointFilter())
        .addServlet("", new StartPage(served, addresses, gallery))
        .addServlet("/style.css", new StyleServlet())
        .addServlet("/health", new HealthServlet(served))
        .addServlet("/dumps/*", new DumpsServlet(served, addresses))
        .addServlet(
            "/ontology",
            new OntologyServlet(served, descriptions, settings.base() + "graph/ontology"))
        .addServlet("/shapes", file(served, addresses, "text/turtle", shapes))
        .addServlet("/context.jsonld", file(served, addresses, "application/ld+json", CONTEXT))
        .addServlet("/.well-known/void", new ElsewhereServlet("/doc/dataset/letopis"))
        .addServlet("/robots.txt", new RobotsServlet())
        .addServlet("/sitemap.xml", new SitemapServlet(served, addresses))
        .addServlet("/api/*", new ApiServlet(served, addresses))
        .addServlet("/reconcile", reconcile)
        .addServlet("/reconcile/*", reconcile)
        .addServlet("/doc/*", descriptions)
        .addServlet("/*", new ThingServlet(served, addresses));
  }

  private static FileServlet file(
      Served served, Addresses addresses, String mediaType, Function<Release, Path> file) {
    return new FileServlet(served, addresses, mediaType, file);
  }
}

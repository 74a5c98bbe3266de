package org.letopis.serve;

import java.io.IOException;
import org.apache.jena.fuseki.main.FusekiServer;

/** Which path answers what. */
final class Routes {

  private Routes() {}

  /** Adds everything around Fuseki's own endpoints. */
  static void add(FusekiServer.Builder server, Settings settings, Served served)
      throws IOException {
    Addresses addresses = new Addresses(settings.base());
    Gallery gallery = Gallery.load(settings.home().resolve("queries"));
    DescriptionServlet descriptions = new DescriptionServlet(served, addresses);
    server
        .enableMetrics(true)
        .addFilter("/*", new HeadersFilter())
        .addFilter(Served.SERVICE + "/*", new EndpointFilter())
        .addServlet("", new StartPage(served, addresses, gallery))
        .addServlet("/style.css", new StyleServlet())
        .addServlet("/health", new HealthServlet(served))
        .addServlet("/dumps/*", new DumpsServlet(served))
        .addServlet(
            "/ontology",
            new OntologyServlet(served, descriptions, settings.base() + "graph/ontology"))
        .addServlet("/doc/*", descriptions)
        .addServlet("/*", new ThingServlet(served, addresses));
  }
}

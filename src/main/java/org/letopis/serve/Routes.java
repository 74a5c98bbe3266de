package org.letopis.serve;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Function;
import org.apache.jena.fuseki.main.FusekiServer;
import org.letopis.serve.query.QueryServlet;
import org.letopis.serve.view.SearchView;
import org.letopis.serve.view.View;
import org.letopis.serve.view.Views;
import org.letopis.serve.watch.AtWork;
import org.letopis.serve.watch.Metrics;
import org.letopis.serve.watch.Receiving;
import org.letopis.serve.watch.SlowClients;
import org.letopis.serve.watch.SlowQueries;
import org.letopis.store.Release;

/** Which path answers what. */
final class Routes {

  private static final Function<Release, Path> CONTEXT =
      release -> release.dumps().resolve("context.jsonld");

  /** Requests of one client that are computed at once: a browser asks for six. */
  private static final int AT_WORK = 8;

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private Routes() {}

  /** Adds everything around Fuseki's own endpoints. */
  static void add(
      FusekiServer.Builder server,
      Settings settings,
      Served served,
      Gallery gallery,
      SlowClients slow,
      Receiving receiving) {
    Addresses addresses = new Addresses(settings.base());
    Function<Release, Path> shapes = r -> settings.home().resolve("ontology/shapes.ttl");
    Function<Release, Path> borders = r -> settings.home().resolve("mappings/borders.geojson");
    Reconcilers reconcilers = new Reconcilers(settings.home(), settings.base());
    ReconcileServlet reconcile = new ReconcileServlet(served, addresses, reconcilers);
    View search = new SearchView(new ReleaseFinder(served, reconcilers));
    Metrics metrics = new Metrics(served::pool, () -> served.now().release().id());
    QueryServlet queries =
        new QueryServlet(
            served,
            settings.limits(),
            event -> {
              metrics.count(event);
              SlowQueries.tell(event);
            },
            (request, answer) -> slow.watched(request, answer::send),
            ErrorAnswers::say);
    KeptPages pages = new KeptPages();
    DescriptionServlet descriptions = new DescriptionServlet(served, addresses, pages);
    VocabularyServlet vocabulary = new VocabularyServlet(served, addresses);
    HealthServlet health = new HealthServlet(served);
    Corpora corpora = new Corpora(settings.base());
    served.prepare(new FirstPage(corpora, reconcilers, addresses));
    for (View view : Views.ALL) {
      // The servlet specification's pattern for the root alone is the empty one.
      String path = view.path().equals("/") ? "" : view.path();
      server.addServlet(path, new ViewServlet(view, corpora, served, addresses, pages));
    }
    BodiesFilter bodies = new BodiesFilter(receiving, settings.limits().behindProxy());
    server
        .addFilter("/*", new HeadersFilter())
        .addFilter("/*", new WatchFilter(slow))
        .addFilter(Served.SERVICE + "/*", bodies)
        .addFilter("/reconcile/*", bodies)
        .addFilter(
            "/*", new TurnsFilter(new AtWork(AT_WORK, PATIENCE), settings.limits().behindProxy()))
        .addFilter("/*", new ParametersFilter(addresses, () -> served.now().release().id()))
        .addFilter(Served.SERVICE + "/*", new EndpointFilter())
        .addServlet(Served.SERVICE + "/sparql", queries)
        .addServlet(Served.SERVICE + "/query", queries)
        .addServlet("/about", new AboutPage(served, addresses, pages))
        .addServlet("/sparql", new SparqlPage(served, addresses, gallery))
        .addServlet("/prefixes.json", vocabulary)
        .addServlet("/vocabulary.json", vocabulary)
        .addServlet(search.path(), new ViewServlet(search, corpora, served, addresses, pages))
        .addServlet("/search/suggest", new SuggestServlet(served, addresses, reconcilers))
        .addServlet("/assets/*", new AssetServlet())
        .addServlet("/metrics", new MetricsServlet(metrics))
        .addServlet("/health", health)
        .addServlet("/health/ready", health)
        .addServlet("/dumps/*", new DumpsServlet(served, addresses))
        .addServlet(
            "/ontology",
            new OntologyServlet(served, descriptions, settings.base() + "graph/ontology"))
        .addServlet("/shapes", file(served, addresses, "text/turtle", shapes))
        .addServlet("/context.jsonld", file(served, addresses, "application/ld+json", CONTEXT))
        .addServlet("/borders.geojson", file(served, addresses, "application/geo+json", borders))
        .addServlet("/.well-known/void", new ElsewhereServlet("/doc/dataset/letopis"))
        .addServlet("/robots.txt", new RobotsServlet())
        .addServlet("/sitemap.xml", new SitemapServlet(served, addresses))
        .addServlet("/api/*", new ApiServlet(served, addresses, corpora, pages))
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

package org.letopis.serve;

import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.jena.fuseki.main.FusekiServer;
import org.apache.jena.fuseki.server.DataAccessPoint;
import org.apache.jena.fuseki.server.DataAccessPointRegistry;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.shared.JenaException;
import org.apache.jena.sparql.core.DatasetGraph;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreConfig;
import org.letopis.store.StoreException;
import org.letopis.store.Stores;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The release that is being served; follows {@code data/current} while the server runs. */
final class Served implements AutoCloseable {

  static final String SERVICE = "/letopis";

  private static final Logger LOG = LoggerFactory.getLogger(Served.class);
  private static final long LOOK_EVERY_SECONDS = 2;

  /** Longer than any query may run: the old store is closed when nobody can be reading it. */
  private static final long KEEP_OLD_SECONDS = 60;

  /** A release and its open store. */
  record Open(Release release, Dataset dataset) {}

  private final Releases releases;
  private final StoreConfig config;
  private final AtomicReference<Open> open;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  private Served(Releases releases, StoreConfig config, Open first) {
    this.releases = releases;
    this.config = config;
    this.open = new AtomicReference<>(first);
  }

  /** Opens the current release and gives the server that is being built its endpoints. */
  static Served open(Settings settings, FusekiServer.Builder server) throws IOException {
    Releases releases = new Releases(settings.data());
    StoreConfig config =
        StoreConfig.read(settings.home().resolve("fuseki-config").resolve("letopis.ttl"));
    Release release = releases.needed();
    StoreConfig.opening(release.folder(), () -> server.parseConfig(config.at(release.folder())));
    return new Served(releases, config, new Open(release, wrap(server.getDataset(SERVICE))));
  }

  /** The release and its store, which belong together: ask once a request. */
  Open now() {
    return open.get();
  }

  /** Looks every two seconds whether a build has switched the release. */
  void follow(DataAccessPointRegistry registry) {
    clock.scheduleWithFixedDelay(
        () -> look(registry), LOOK_EVERY_SECONDS, LOOK_EVERY_SECONDS, TimeUnit.SECONDS);
  }

  private void look(DataAccessPointRegistry registry) {
    Open old = now();
    try {
      Release current = releases.current().orElse(old.release());
      if (!current.equals(old.release())) {
        DataAccessPoint point = point(current);
        open.set(new Open(current, wrap(point.getDataService().getDataset())));
        registry.put(point.getName(), point);
        clock.schedule(() -> Stores.close(old.dataset()), KEEP_OLD_SECONDS, TimeUnit.SECONDS);
      }
    } catch (IOException | JenaException | StoreException e) {
      LOG.warn("the new release cannot be opened ({}); the old one is served on", e.getMessage());
    }
  }

  private DataAccessPoint point(Release release) {
    DataAccessPoint point =
        FusekiServer.create()
            .parseConfig(config.at(release.folder()))
            .build()
            .getDataAccessPointRegistry()
            .get(SERVICE);
    point.getDataService().goActive();
    return point;
  }

  private static Dataset wrap(DatasetGraph dataset) {
    return Stores.sound(DatasetFactory.wrap(dataset));
  }

  @Override
  public void close() {
    clock.shutdownNow();
    Stores.close(now().dataset());
  }
}

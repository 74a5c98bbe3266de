package org.letopis.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.jena.query.Dataset;
import org.apache.jena.shared.JenaException;
import org.letopis.serve.query.Questions;
import org.letopis.serve.query.WorkerPool;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreConfig;
import org.letopis.store.StoreException;
import org.letopis.store.Stores;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The release that is being served; follows {@code data/current} while the server runs. */
final class Served implements AutoCloseable, Questions.Current {

  static final String SERVICE = "/letopis";

  private static final Logger LOG = LoggerFactory.getLogger(Served.class);
  private static final long LOOK_EVERY_SECONDS = 2;

  /** Longer than any page takes: the old store is closed when nobody can be reading it. */
  private static final long KEEP_OLD_SECONDS = 60;

  /** A release and its open store. */
  record Open(Release release, Dataset dataset) {}

  private final Settings settings;
  private final Releases releases;
  private final StoreConfig config;
  private final ServingFolder folder;
  private final List<String> warmUp;
  private final List<Consumer<Open>> readers = new CopyOnWriteArrayList<>();
  private final AtomicInteger pools = new AtomicInteger();
  private final AtomicReference<Generation> current = new AtomicReference<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  private Served(Settings settings, ServingFolder folder, List<String> warmUp) {
    this.settings = settings;
    this.releases = new Releases(settings.data());
    this.config = StoreConfig.read(assembler());
    this.folder = folder;
    this.warmUp = warmUp;
  }

  /** Opens the current release, once for pages and once for each process that answers queries. */
  static Served open(Settings settings, Gallery gallery) throws IOException {
    Release release = new Releases(settings.data()).needed();
    ServingFolder folder = ServingFolder.take(settings.data());
    Served served =
        new Served(settings, folder, gallery.queries().stream().map(GalleryQuery::text).toList());
    boolean opened = false;
    try {
      served.current.set(served.generation(release));
      opened = true;
      return served;
    } finally {
      if (!opened) {
        served.close();
      }
    }
  }

  /**
   * Has something read of the release that is served, now, and of every later one before it is
   * served: then no reader waits for it.
   */
  void prepare(Consumer<Open> reader) {
    readers.add(reader);
    reader.accept(now());
  }

  /** The release and its store, which belong together: ask once a request. */
  Open now() {
    return current.get().open();
  }

  /** The processes of the release, which stay while a query is under way. */
  @Override
  public Lease lease() {
    while (true) {
      Generation generation = current.get();
      if (generation.enter()) {
        return new Lease(generation.pool(), generation::leave);
      }
    }
  }

  WorkerPool pool() {
    return current.get().pool();
  }

  /** Looks every two seconds whether a build has switched the release. */
  void follow() {
    clock.scheduleWithFixedDelay(
        this::look, LOOK_EVERY_SECONDS, LOOK_EVERY_SECONDS, TimeUnit.SECONDS);
  }

  private void look() {
    Generation old = current.get();
    try {
      Release release = releases.current().orElse(old.open().release());
      if (!release.equals(old.open().release())) {
        Generation next = generation(release);
        readers.forEach(reader -> reader.accept(next.open()));
        current.set(next);
        old.retire();
        clock.schedule(
            () -> Stores.close(old.open().dataset()), KEEP_OLD_SECONDS, TimeUnit.SECONDS);
        LOG.info(
            "release {} is served in the place of {}", release.id(), old.open().release().id());
      }
    } catch (IOException | UncheckedIOException | JenaException | StoreException e) {
      LOG.warn("the new release cannot be opened ({}); the old one is served on", e.getMessage());
    }
  }

  private Generation generation(Release release) throws IOException {
    Dataset dataset = config.open(release.folder());
    boolean started = false;
    try {
      WorkerPool pool =
          WorkerPool.start(
              release,
              assembler(),
              folder.folder().resolve("release-" + pools.incrementAndGet()),
              settings.limits(),
              warmUp);
      started = true;
      return new Generation(new Open(release, dataset), pool);
    } finally {
      if (!started) {
        Stores.close(dataset);
      }
    }
  }

  private Path assembler() {
    return settings.home().resolve("fuseki-config").resolve("letopis.ttl");
  }

  @Override
  public void close() throws IOException {
    clock.shutdownNow();
    try (folder) {
      Generation last = current.get();
      if (last != null) {
        Stores.close(last.open().dataset());
        last.pool().close();
      }
    }
  }
}

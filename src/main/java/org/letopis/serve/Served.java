package org.letopis.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.jena.query.Dataset;
import org.letopis.serve.query.Questions;
import org.letopis.serve.query.WorkerPool;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreConfig;
import org.letopis.store.Stores;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The release that is being served; follows {@code data/current} while the server runs. */
final class Served implements AutoCloseable, Questions.Current {

  static final String SERVICE = "/letopis";

  private static final Logger LOG = LoggerFactory.getLogger(Served.class);
  private static final long LOOK_EVERY_SECONDS = 2;

  /** After which a release that could not be opened is tried again. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  private static final Duration STOPPING = Duration.ofSeconds(20);

  /** A release and its open store. */
  record Open(Release release, Dataset dataset) {}

  /** A release that could not be opened, and until when it is let be. */
  private record Refused(Release release, Instant until) {}

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
  private final Retired retired = new Retired(clock);
  private Optional<Refused> refused = Optional.empty();

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
    Open old = now();
    try {
      Release release = releases.current().orElse(old.release());
      if (!release.equals(old.release()) && !isRefused(release)) {
        follow(release);
      }
    } catch (IOException | UncheckedIOException e) {
      LOG.warn("which release is the current one cannot be read ({})", e.getMessage());
    }
  }

  private boolean isRefused(Release release) {
    return refused
        .filter(r -> r.release().equals(release) && Instant.now().isBefore(r.until()))
        .isPresent();
  }

  /** Goes on with that release; where it cannot be, with the one before. */
  private void follow(Release release) {
    Generation old = current.get();
    try {
      Generation next = generation(release);
      boolean ready = false;
      try {
        readers.forEach(reader -> reader.accept(next.open()));
        ready = true;
      } finally {
        if (!ready) {
          next.retire();
          retired.add(next.open());
        }
      }
      current.set(next);
      refused = Optional.empty();
      old.retire();
      retired.add(old.open());
      LOG.info("release {} is served in the place of {}", release.id(), old.open().release().id());
    } catch (IOException | RuntimeException e) {
      // Whatever is wrong with a release that somebody put there: the one before is served on.
      if (clock.isShutdown()) {
        return; // the server stops, and what was begun was broken off
      }
      refused = Optional.of(new Refused(release, Instant.now().plus(AGAIN)));
      LOG.warn(
          "release {} cannot be opened; {} is served on, and it is tried again in a minute (\"letopis build --anew\" makes another)",
          release.id(),
          old.open().release().id(),
          e);
    }
  }

  private Generation generation(Release release) throws IOException {
    Open open =
        retired
            .takeBack(release)
            .orElseGet(() -> new Open(release, config.open(release.folder())));
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
      return new Generation(open, pool);
    } finally {
      if (!started) {
        retired.add(open);
      }
    }
  }

  private Path assembler() {
    return settings.home().resolve("fuseki-config").resolve("letopis.ttl");
  }

  @Override
  public void close() throws IOException {
    clock.shutdownNow();
    awaitStop();
    try (folder;
        retired) {
      Generation last = current.get();
      if (last != null) {
        Stores.close(last.open().dataset());
        last.pool().close();
      }
    }
  }

  /** A release that is being opened meanwhile would be left open. */
  private void awaitStop() {
    try {
      if (!clock.awaitTermination(STOPPING.toSeconds(), TimeUnit.SECONDS)) {
        LOG.warn("a release that was being opened is left to the end of the process");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

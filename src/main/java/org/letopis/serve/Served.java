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
import org.apache.jena.shared.JenaException;
import org.letopis.serve.query.Questions;
import org.letopis.serve.query.WorkerPool;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreConfig;
import org.letopis.store.StoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The release that is being served; follows {@code data/current} while the server runs. */
final class Served implements AutoCloseable, Questions.Current {

  static final String SERVICE = "/letopis";

  private static final long LOOK_EVERY_SECONDS = 2;

  /** After which a release that could not be opened is tried again. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  private static final Duration STOPPING = Duration.ofSeconds(20);

  /**
   * A release and its store.
   *
   * @param store opened where it is not open yet
   */
  record Open(Release release, PageStore store) {

    /** The open store; waits until it is. */
    Dataset dataset() {
      return store.get();
    }
  }

  /** A release that could not be opened, and until when it is let be. */
  private record Refused(Release release, Instant until) {}

  private final Settings settings;
  private final Releases releases;
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
    this.folder = folder;
    this.warmUp = warmUp;
  }

  /**
   * Takes a release. The first process that answers queries begins to start; the store is opened
   * for pages later: {@link #awaitQueries}.
   */
  static Served open(Settings settings, Gallery gallery, Release release) throws IOException {
    ServingFolder folder = ServingFolder.take(settings.data());
    Served served = new Served(settings, folder, gallery.texts());
    boolean opened = false;
    try {
      served.current.set(served.generation(release));
      // At once: a release that nobody has open may be removed. Who needs it waits.
      Thread.ofPlatform().daemon().name("store").start(served.current.get().open().store()::open);
      opened = true;
      return served;
    } finally {
      if (!opened) {
        served.close();
      }
    }
  }

  /**
   * Has something read of the release that is served, once queries are answered, and of every later
   * one before it is served: then no reader waits for it.
   */
  void prepare(Consumer<Open> reader) {
    readers.add(reader);
  }

  /**
   * Waits until queries are answered; all that can wait for that is begun then.
   *
   * @throws StoreException where another process has the store open
   * @throws IOException where no process for queries starts
   */
  void awaitQueries() throws IOException {
    Open first = now();
    first.dataset();
    pool().awaitFirst();
    WorkerPool pool = pool();
    Thread.ofPlatform().daemon().name("first-page").start(() -> read(first));
    Thread.ofPlatform()
        .daemon()
        .name("warm-up")
        .start(
            () -> {
              pool.warmUp();
              pool.grow();
            });
  }

  private void read(Open release) {
    try {
      readers.forEach(reader -> reader.accept(release));
    } catch (IllegalStateException | JenaException e) {
      // A server that stops closes the store while it is being read.
      if (!clock.isShutdown()) {
        log().warn("the release could not be read beforehand: {}", e.getMessage());
      }
    }
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
      log().warn("which release is the current one cannot be read ({})", e.getMessage());
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
      Generation next = next(release);
      current.set(next);
      next.pool().grow();
      refused = Optional.empty();
      old.retire();
      retired.add(old.open());
      log()
          .info("release {} is served in the place of {}", release.id(), old.open().release().id());
    } catch (IOException | RuntimeException e) {
      // Whatever is wrong with a release that somebody put there: the one before is served on.
      if (clock.isShutdown()) {
        return; // the server stops, and what was begun was broken off
      }
      refused = Optional.of(new Refused(release, Instant.now().plus(AGAIN)));
      log()
          .warn(
              "release {} cannot be opened; {} is served on, and it is tried again in a minute (\"letopis build --anew\" makes another)",
              release.id(),
              old.open().release().id(),
              e);
    }
  }

  /** A release that is read, and asked before anybody asks it, while another is served. */
  private Generation next(Release release) throws IOException {
    Generation next = generation(release);
    boolean ready = false;
    try {
      next.open().dataset(); // first: a release that nobody has open may be removed
      next.pool().awaitFirst();
      next.pool().warmUp();
      readers.forEach(reader -> reader.accept(next.open()));
      ready = true;
      return next;
    } finally {
      if (!ready) {
        next.retire();
        retired.add(next.open());
      }
    }
  }

  private Generation generation(Release release) throws IOException {
    WorkerPool pool =
        WorkerPool.start(
            release,
            assembler(),
            folder.folder().resolve("release-" + pools.incrementAndGet()),
            settings.limits(),
            warmUp);
    return new Generation(
        retired
            .takeBack(release)
            .orElseGet(
                () ->
                    new Open(
                        release,
                        new PageStore(() -> StoreConfig.read(assembler()).open(release.folder())))),
        pool);
  }

  /** Not sooner than it is needed: the first process for queries starts before the log does. */
  private static Logger log() {
    return LoggerFactory.getLogger(Served.class);
  }

  private Path assembler() {
    return assembler(settings);
  }

  static Path assembler(Settings settings) {
    return settings.home().resolve("fuseki-config").resolve("letopis.ttl");
  }

  @Override
  public void close() throws IOException {
    clock.shutdownNow();
    awaitStop();
    // Whatever fails of it, the rest ends: no process may outlive its server.
    try (folder;
        retired) {
      Generation last = current.get();
      if (last != null) {
        PageStore store = last.open().store();
        try (store) {
          last.pool().close();
        }
      }
    }
  }

  /** A release that is being opened meanwhile would be left open. */
  private void awaitStop() {
    try {
      if (!clock.awaitTermination(STOPPING.toSeconds(), TimeUnit.SECONDS)) {
        log().warn("a release that was being opened is left to the end of the process");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

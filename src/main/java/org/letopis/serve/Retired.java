package org.letopis.serve;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.letopis.store.Release;

/**
 * Releases that were served until a moment ago: pages may still be reading their stores, and who
 * goes back to one finds it open. A store is opened once in a process.
 */
final class Retired implements AutoCloseable {

  /** Longer than any page takes: the old store is closed when nobody can be reading it. */
  private static final long KEEP_SECONDS = 60;

  private record Waiting(Served.Open open, Future<?> end) {}

  private final ScheduledExecutorService clock;
  private final Map<Release, Waiting> waiting = new HashMap<>();

  /**
   * @param clock closes them in time
   */
  Retired(ScheduledExecutorService clock) {
    this.clock = clock;
  }

  /** Closes a release that is served no longer, in a while. */
  synchronized void add(Served.Open open) {
    try {
      Future<?> end = clock.schedule(() -> end(open.release()), KEEP_SECONDS, TimeUnit.SECONDS);
      waiting.put(open.release(), new Waiting(open, end));
    } catch (RejectedExecutionException e) {
      open.store().close(); // the server stops: nobody reads any more
    }
  }

  /** A release that is open still, to be served again. */
  synchronized Optional<Served.Open> takeBack(Release release) {
    Optional<Waiting> found = Optional.ofNullable(waiting.remove(release));
    found.ifPresent(back -> back.end().cancel(false));
    return found.map(Waiting::open);
  }

  private synchronized void end(Release release) {
    Optional.ofNullable(waiting.remove(release)).ifPresent(gone -> gone.open().store().close());
  }

  @Override
  public synchronized void close() {
    waiting.values().forEach(gone -> gone.open().store().close());
    waiting.clear();
  }
}

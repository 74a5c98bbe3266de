package org.letopis.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.letopis.store.Release;

/**
 * What is made once of a release: kept for the one that is served, and for the one before it while
 * requests to that are under way. Who asks while it is being made waits for it.
 *
 * @param <T> what is made
 */
final class OfReleases<T> {

  private static final int KEPT = 2;

  private record Made<T>(String release, FutureTask<T> what) {}

  private final List<Made<T>> made = new ArrayList<>();

  /**
   * What is made of a release.
   *
   * @param maker makes it, on the thread that asks first
   */
  T of(Release release, Callable<T> maker) {
    FutureTask<T> what = begun(release.id(), maker);
    what.run(); // nothing happens where another has begun
    try {
      return what.get();
    } catch (ExecutionException e) {
      forget(what); // the next who asks may be luckier
      throw new IllegalStateException(
          "release %s cannot be read: %s".formatted(release.id(), e.getCause().getMessage()),
          e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a release was read", e);
    }
  }

  private synchronized FutureTask<T> begun(String release, Callable<T> maker) {
    Optional<Made<T>> known = made.stream().filter(m -> m.release().equals(release)).findFirst();
    return known
        .map(Made::what)
        .orElseGet(
            () -> {
              FutureTask<T> what = new FutureTask<>(maker);
              made.addFirst(new Made<>(release, what));
              if (made.size() > KEPT) {
                made.removeLast();
              }
              return what;
            });
  }

  private synchronized void forget(FutureTask<T> failed) {
    made.removeIf(m -> m.what() == failed);
  }
}

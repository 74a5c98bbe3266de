package org.letopis.cli;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/** Works on several items at once, hands over the results in the items' order, holds only a few. */
final class InOrder {

  private static final int WORKERS = Runtime.getRuntime().availableProcessors();

  private InOrder() {}

  static <A, B> void map(Collection<A> items, Function<A, B> work, Consumer<B> then) {
    try (ExecutorService workers =
        Executors.newFixedThreadPool(WORKERS, Thread.ofPlatform().daemon().factory())) {
      Deque<Future<B>> underWay = new ArrayDeque<>();
      for (A item : items) {
        if (underWay.size() == 2 * WORKERS) {
          then.accept(result(underWay.removeFirst()));
        }
        underWay.add(workers.submit(() -> work.apply(item)));
      }
      underWay.forEach(left -> then.accept(result(left)));
    }
  }

  private static <B> B result(Future<B> future) {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException broken) {
        throw broken;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CannotRunException("interrupted", e);
    }
  }
}

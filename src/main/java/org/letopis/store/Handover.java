package org.letopis.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Hands values to a consumer that works in a thread of its own: in their order, in batches, and no
 * more than a few batches ahead of it. For one thread that hands over.
 *
 * @param <T> what is handed over
 */
final class Handover<T> implements AutoCloseable {

  private static final int BATCH = 1000;
  private static final int AHEAD = 20;

  private final Consumer<T> consumer;
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final Deque<Future<?>> ahead = new ArrayDeque<>();
  private List<T> batch = new ArrayList<>(BATCH);

  Handover(Consumer<T> consumer) {
    this.consumer = consumer;
  }

  /**
   * Hands a value over; waits where the consumer is too far behind.
   *
   * @throws RuntimeException what the consumer threw, as an Error that it threw
   */
  void accept(T value) {
    batch.add(value);
    if (batch.size() == BATCH) {
      hand();
    }
    if (ahead.size() > AHEAD) {
      await(ahead.removeFirst());
    }
  }

  /**
   * Waits until all is consumed.
   *
   * @throws RuntimeException what the consumer threw, as an Error that it threw
   */
  void finish() {
    hand();
    while (!ahead.isEmpty()) {
      await(ahead.removeFirst());
    }
  }

  private void hand() {
    List<T> full = batch;
    batch = new ArrayList<>(BATCH);
    ahead.addLast(thread.submit(() -> full.forEach(consumer)));
  }

  private static void await(Future<?> done) {
    try {
      done.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause(); // a Consumer throws nothing else
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for what is done beside", e);
    }
  }

  /** Ends the thread after the batch that it is at; what was not consumed stays so. */
  @Override
  public void close() {
    thread.shutdownNow();
    thread.close();
  }
}

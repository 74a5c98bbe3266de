package org.letopis.serve.query;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * What came of watching something that runs on another thread. It may end at any moment, also
 * between two looks at it.
 *
 * @param <T> what it results in
 */
sealed interface Watch<T> {

  /** How often it is looked whether somebody still waits for it. */
  long LOOK_MILLIS = 100;

  /** It ended in time. */
  record Ended<T>(T result) implements Watch<T> {}

  /** It failed in time. */
  record Failed<T>(Throwable reason) implements Watch<T> {}

  /** Nobody waits for it any more; it goes on. */
  record Left<T>() implements Watch<T> {}

  /** The time is over; it goes on. */
  record Late<T>() implements Watch<T> {}

  /**
   * Watches until it has ended, nobody waits for it any more, or the time is over.
   *
   * @param task is run by another thread
   * @param time how long it may take
   * @param left whether nobody waits for it any more
   */
  static <T> Watch<T> until(FutureTask<T> task, Duration time, BooleanSupplier left) {
    long end = System.nanoTime() + time.toNanos();
    while (true) {
      long rest = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      await(task, Math.clamp(rest, 1, LOOK_MILLIS));
      // Its state is asked once: it may end between any two questions.
      switch (task.state()) {
        case SUCCESS -> {
          return new Ended<>(task.resultNow());
        }
        case FAILED -> {
          return new Failed<>(task.exceptionNow());
        }
        default -> {
          // It goes on.
        }
      }
      if (left.getAsBoolean()) {
        return new Left<>();
      }
      if (System.nanoTime() >= end) {
        return new Late<>();
      }
    }
  }

  /** Waits until it has ended, however it did, or the time is over. */
  static void await(FutureTask<?> task, long millis) {
    try {
      task.get(millis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      // Which of them, its state tells.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package org.letopis.serve.query;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * One query on one worker, watched from outside. When it has had enough the worker is asked to stop
 * it; a worker that has not done so a second later is ended, and with it whatever the query was in.
 */
final class Attempt {

  private static final long LOOK_MILLIS = 100;
  private static final Duration GRACE = Duration.ofSeconds(1);

  private final Worker worker;
  private final Limits limits;
  private final Spool spool;
  private final Asked asked;
  private final String number;

  Attempt(Asked asked, Worker worker, Limits limits, Spool spool) {
    this.asked = asked;
    this.worker = worker;
    this.limits = limits;
    this.spool = spool;
    this.number = worker.line().next();
  }

  /**
   * Runs it.
   *
   * @param time how long it may take
   * @param left whether the client has gone
   */
  Answer run(Duration time, BooleanSupplier left) {
    FutureTask<Worker.Exchange> exchange =
        new FutureTask<>(() -> worker.exchange(asked, number, spool));
    Thread.ofPlatform().daemon().name("query-exchange").start(exchange);
    try {
      return watched(exchange, time, left);
    } finally {
      worker.line().forget(number);
    }
  }

  private Answer watched(
      FutureTask<Worker.Exchange> exchange, Duration time, BooleanSupplier left) {
    long end = System.nanoTime() + time.toNanos();
    while (true) {
      long rest = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      await(exchange, Math.clamp(rest, 1, LOOK_MILLIS));
      // Its state is asked once: it may end between any two questions.
      switch (exchange.state()) {
        case SUCCESS -> {
          return judged(exchange.resultNow());
        }
        case FAILED -> {
          return new Answer.Refused(why(exchange.exceptionNow()));
        }
        default -> {
          // It goes on.
        }
      }
      if (left.getAsBoolean()) {
        return stopped(exchange, Refusal.LEFT);
      }
      if (System.nanoTime() >= end) {
        return stopped(exchange, Refusal.time(time, asked.text()));
      }
    }
  }

  private Answer stopped(FutureTask<Worker.Exchange> exchange, Refusal why) {
    worker.stop(number);
    await(exchange, GRACE.toMillis());
    if (!exchange.isDone()) {
      worker.kill();
    }
    return new Answer.Refused(why);
  }

  /** Waits until the exchange has ended, however it did, or the time is over. */
  private static void await(FutureTask<Worker.Exchange> exchange, long millis) {
    try {
      exchange.get(millis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      // Which of them, the state of the exchange tells.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Answer judged(Worker.Exchange exchange) {
    boolean failed = exchange.status() >= 500;
    if (exchange.status() != 200 && !failed) {
      return new Answer.Whole(exchange.status(), exchange.mediaType());
    }
    String end = worker.end(number);
    if (end.equals("WHOLE") && !failed) {
      return new Answer.Whole(exchange.status(), exchange.mediaType());
    }
    if (end.equals("ROWS")) {
      return new Answer.Refused(Refusal.rows(limits.rows()));
    }
    return new Answer.Refused(worker.isAlive() ? Refusal.broken() : dead());
  }

  private Refusal why(Throwable failed) {
    if (failed instanceof Spool.FullException) {
      full();
      return Refusal.bytes(limits.bytes());
    }
    return failed instanceof IOException ? dead() : Refusal.broken();
  }

  /** Nobody reads the rest of the answer: the query is stopped, and its worker where it goes on. */
  private void full() {
    worker.stop(number);
    if (!worker.line().ended(number, GRACE)) {
      worker.kill();
    }
  }

  /** The connection broke off: the process is dying, or will not be trusted any more. */
  private Refusal dead() {
    if (worker.diedOfMemory()) {
      return Refusal.memory(limits.memory(), asked.text());
    }
    worker.kill();
    return Refusal.broken();
  }
}

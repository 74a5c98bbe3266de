package org.letopis.serve.query;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One query on one worker, watched from outside. When it has had enough the worker is asked to stop
 * it; a worker that has not done so a second later is ended, and with it whatever the query was in.
 */
final class Attempt {

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
    return switch (Watch.until(exchange, time, left)) {
      case Watch.Ended<Worker.Exchange> ended -> judged(ended.result());
      case Watch.Failed<Worker.Exchange> failed -> new Answer.Refused(why(failed.reason()));
      case Watch.Left<Worker.Exchange> gone -> stopped(exchange, Refusal.LEFT);
      case Watch.Late<Worker.Exchange> late -> stopped(exchange, Refusal.time(time, asked.text()));
    };
  }

  private Answer stopped(FutureTask<Worker.Exchange> exchange, Refusal why) {
    worker.stop(number);
    Watch.await(exchange, GRACE.toMillis());
    if (!exchange.isDone()) {
      worker.kill();
    }
    return new Answer.Refused(why);
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
    if (failed instanceof Spool.UnwritableException) {
      full();
      log().warn("{}", failed.getMessage());
      return Refusal.disk();
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

  /** Not sooner than it is needed: the first query is answered before there is a log. */
  private static Logger log() {
    return LoggerFactory.getLogger(Attempt.class);
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

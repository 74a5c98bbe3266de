package org.letopis.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.letopis.serve.query.WorkerPool;

/** A release as it is served: queries that began on it end on it, then its processes end. */
final class Generation {

  private final Served.Open open;
  private final WorkerPool pool;
  private int queries;
  private boolean retired;

  Generation(Served.Open open, WorkerPool pool) {
    this.open = open;
    this.pool = pool;
  }

  Served.Open open() {
    return open;
  }

  WorkerPool pool() {
    return pool;
  }

  /** Begins a query; false where a newer release has taken over. */
  synchronized boolean enter() {
    if (!retired) {
      queries++;
    }
    return !retired;
  }

  synchronized void leave() {
    queries--;
    endWhenDone();
  }

  synchronized void retire() {
    retired = true;
    endWhenDone();
  }

  private void endWhenDone() {
    if (retired && queries == 0) {
      try {
        pool.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

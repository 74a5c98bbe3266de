package org.letopis.serve.query;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * Who is next: clients take turns, each with its own queries in the order in which it asked them. A
 * client with a hundred queries waits for itself and not everybody for it; and none ever has all
 * workers.
 *
 * <p>No more queries are begun at once than there are processors; the other workers are for when
 * those have been at it for a while, and a query that has been at it for a while has its processor.
 * So a few workers do most of the work, with their code compiled and the store in their caches: the
 * one that was used last is used next. A query that is likely to harm its worker gets the one that
 * comes last.
 *
 * @param <W> what is waited for
 */
final class FairQueue<W> {

  /** A query that has run for so long counts as a long one: others are begun beside it. */
  static final Duration BEGINNING = Duration.ofMillis(100);

  private final int most;
  private final int perClient;
  private final int processors;
  private final LongSupplier nanoTime;
  private final ArrayDeque<W> idle = new ArrayDeque<>();
  private final Map<String, ArrayDeque<Ticket<W>>> waiting = new LinkedHashMap<>();
  private final Map<String, Integer> running = new HashMap<>();
  private final Map<Ticket<W>, Long> begun = new HashMap<>();
  private int length;
  private int harmful;

  /** What came of asking for a place. */
  sealed interface Place<W> {}

  /**
   * A place in the queue.
   *
   * @param harmful whether it is likely to harm what it gets
   */
  record Ticket<W>(String client, boolean harmful, CompletableFuture<W> turn) implements Place<W> {}

  /**
   * No place.
   *
   * @param own whether it is the client's own queries that fill its half, or everybody's the queue
   */
  record Full<W>(boolean own) implements Place<W> {}

  /**
   * @param most how many may wait
   * @param perClient how many a client may have at once
   * @param processors how many are begun at once
   * @param nanoTime the clock
   */
  FairQueue(int most, int perClient, int processors, LongSupplier nanoTime) {
    this.most = most;
    this.perClient = perClient;
    this.processors = processors;
    this.nanoTime = nanoTime;
  }

  /**
   * A place for a client, where there is one.
   *
   * @param harmful whether its query is likely to harm what it gets
   */
  synchronized Place<W> enter(String client, boolean harmful) {
    int own = waiting.containsKey(client) ? waiting.get(client).size() : 0;
    // Half of the queue is for others, however many one client sends.
    if (own >= Math.max(1, most / 2)) {
      return new Full<>(true);
    }
    if (length >= most) {
      return new Full<>(false);
    }
    Ticket<W> ticket = new Ticket<>(client, harmful, new CompletableFuture<>());
    waiting.computeIfAbsent(client, c -> new ArrayDeque<>()).add(ticket);
    length++;
    serve();
    return ticket;
  }

  /** Gives up a place, or gives back what came of it meanwhile. */
  synchronized void leave(Ticket<W> ticket) {
    ArrayDeque<Ticket<W>> own = waiting.get(ticket.client());
    if (own != null && own.remove(ticket)) {
      length--;
      if (own.isEmpty()) {
        waiting.remove(ticket.client());
      }
    } else if (ticket.turn().isDone()) {
      finished(ticket);
      if (ticket.harmful()) {
        add(ticket.turn().join());
      } else {
        used(ticket.turn().join());
      }
    }
  }

  /** Whether a client has as many at once as it may have: it waits for itself. */
  synchronized boolean isAtShare(String client) {
    return running.getOrDefault(client, 0) >= perClient;
  }

  /** The client of that ticket is done; what it had is not idle yet. */
  synchronized void finished(Ticket<W> ticket) {
    running.computeIfPresent(ticket.client(), (c, n) -> n == 1 ? null : n - 1);
    begun.remove(ticket);
    if (ticket.harmful()) {
      harmful--;
    }
    serve();
  }

  /** There is one to be had after those that are there: a new one, or one that may be harmed. */
  synchronized void add(W free) {
    idle.addLast(free);
    serve();
  }

  /** One that was at work can be had again, before all others. */
  synchronized void used(W free) {
    idle.addFirst(free);
    serve();
  }

  /** Time has passed: queries at work may be long ones by now. */
  synchronized void look() {
    serve();
  }

  /** Takes one that is idle out of use. */
  synchronized boolean remove(W gone) {
    return idle.remove(gone);
  }

  synchronized int length() {
    return length;
  }

  private void serve() {
    long now = nanoTime.getAsLong();
    begun.values().removeIf(since -> now - since > BEGINNING.toNanos());
    while (!idle.isEmpty() && begun.size() < room()) {
      Ticket<W> next = next();
      if (next == null) {
        return;
      }
      running.merge(next.client(), 1, Integer::sum);
      if (next.harmful()) {
        harmful++;
      } else {
        begun.put(next, now);
      }
      next.turn().complete(next.harmful() ? idle.pollLast() : idle.pollFirst());
    }
  }

  /**
   * How many may be beginning: long ones have a processor each, but somebody always may. What is
   * likely to do harm gets no processor that others want.
   */
  private int room() {
    int all = running.values().stream().mapToInt(Integer::intValue).sum();
    return Math.max(1, processors - (all - begun.size() - harmful));
  }

  /** The next whose client may have one more, taken out of the queue; null where there is none. */
  private Ticket<W> next() {
    for (Iterator<Map.Entry<String, ArrayDeque<Ticket<W>>>> clients = waiting.entrySet().iterator();
        clients.hasNext(); ) {
      Map.Entry<String, ArrayDeque<Ticket<W>>> client = clients.next();
      if (running.getOrDefault(client.getKey(), 0) < perClient) {
        Ticket<W> ticket = client.getValue().poll();
        length--;
        clients.remove();
        if (!client.getValue().isEmpty()) {
          waiting.put(client.getKey(), client.getValue()); // to the end: the others' turn
        }
        return ticket;
      }
    }
    return null;
  }
}

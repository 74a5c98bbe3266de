package org.letopis.serve.query;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * Who is next: clients take turns, each with its own queries in the order in which it asked them. A
 * client with a hundred queries waits for itself and not everybody for it; and none ever has all
 * workers.
 *
 * <p>No more queries are begun at once than there are processors; the other workers are for when
 * those have been at it for a while, and a query that has been at it for a while has its processor.
 * So a few workers do most of the work, with their code compiled and the store in their caches: the
 * one that was used last is used next. And so few of them are warmed up at once: a worker that has
 * answered little is given only while no other such one is at work, or to who has waited for a
 * while. A query that is likely to harm its worker gets the one that comes last; one of which
 * nothing is known gets the last of the usual ones.
 *
 * @param <W> what is waited for
 */
final class FairQueue<W> {

  /** A query that has run for so long counts as a long one: others are begun beside it. */
  static final Duration BEGINNING = Duration.ofMillis(100);

  /** So many answers, and most of what a worker runs is compiled. */
  static final int WARM = 400;

  private final int most;
  private final int perClient;
  private final int processors;
  private final LongSupplier nanoTime;
  private final int warm;
  private final Predicate<W> aside;
  private final ArrayDeque<W> idle = new ArrayDeque<>();
  private final Map<String, ArrayDeque<Ticket<W>>> waiting = new LinkedHashMap<>();
  private final Map<String, Integer> running = new HashMap<>();
  private final Map<Ticket<W>, Long> begun = new HashMap<>();
  private final Set<Ticket<W>> warming = new HashSet<>();
  private final Map<W, Integer> answered = new HashMap<>();
  private int length;
  private int harmful;

  /** What came of asking for a place. */
  sealed interface Place<W> {}

  /**
   * A place in the queue.
   *
   * @param since when it was taken
   */
  record Ticket<W>(String client, Standing standing, long since, CompletableFuture<W> turn)
      implements Place<W> {

    /** Whether it is likely to harm what it gets. */
    boolean harmful() {
      return standing == Standing.HARMFUL;
    }
  }

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
   * @param warm after how many answers a worker counts as warm
   * @param aside which workers are for harmful queries before others
   */
  FairQueue(
      int most,
      int perClient,
      int processors,
      LongSupplier nanoTime,
      int warm,
      Predicate<W> aside) {
    this.most = most;
    this.perClient = perClient;
    this.processors = processors;
    this.nanoTime = nanoTime;
    this.warm = warm;
    this.aside = aside;
  }

  /** A place for a client, where there is one. */
  synchronized Place<W> enter(String client, Standing standing) {
    int own = waiting.containsKey(client) ? waiting.get(client).size() : 0;
    // Half of the queue is for others, however many one client sends.
    if (own >= Math.max(1, most / 2)) {
      return new Full<>(true);
    }
    if (length >= most) {
      return new Full<>(false);
    }
    Ticket<W> ticket =
        new Ticket<>(client, standing, nanoTime.getAsLong(), new CompletableFuture<>());
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
      if (ticket.standing() == Standing.KNOWN) {
        used(ticket.turn().join());
      } else {
        add(ticket.turn().join());
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
    answered.merge(free, 1, Integer::sum);
    idle.addFirst(free);
    serve();
  }

  /** Time has passed: queries at work may be long ones by now. */
  synchronized void look() {
    serve();
  }

  /** One is no more. */
  synchronized void forget(W gone) {
    answered.remove(gone);
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
    warming.retainAll(begun.keySet());
    while (!idle.isEmpty() && begun.size() < room()) {
      Ticket<W> next = next(now);
      if (next == null) {
        return;
      }
      running.merge(next.client(), 1, Integer::sum);
      if (next.harmful()) {
        harmful++;
      } else {
        begun.put(next, now);
      }
      W given = chosen(next.standing());
      idle.remove(given);
      if (next.standing() == Standing.KNOWN && !isWarm(given)) {
        warming.add(next);
      }
      next.turn().complete(given);
    }
  }

  private W chosen(Standing standing) {
    return switch (standing) {
      case KNOWN -> idle.stream().filter(this::isWarm).findFirst().orElseGet(idle::peekFirst);
      case NEW ->
          idle.reversed().stream().filter(aside.negate()).findFirst().orElseGet(idle::peekLast);
      case HARMFUL -> idle.peekLast();
    };
  }

  private boolean isWarm(W worker) {
    return answered.getOrDefault(worker, 0) >= warm;
  }

  /** Whether one that waits may have what there is for it, or rather waits for a warm one. */
  private boolean isServed(Ticket<W> waiting, long now) {
    return waiting.standing() != Standing.KNOWN
        || warming.size() < Math.max(1, processors / 2)
        || now - waiting.since() > BEGINNING.toNanos()
        || isWarm(chosen(Standing.KNOWN));
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
  private Ticket<W> next(long now) {
    for (Iterator<Map.Entry<String, ArrayDeque<Ticket<W>>>> clients = waiting.entrySet().iterator();
        clients.hasNext(); ) {
      Map.Entry<String, ArrayDeque<Ticket<W>>> client = clients.next();
      if (running.getOrDefault(client.getKey(), 0) < perClient
          && isServed(client.getValue().peek(), now)) {
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

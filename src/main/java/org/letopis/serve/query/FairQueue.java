package org.letopis.serve.query;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Who is next: clients take turns, each with its own queries in the order in which it asked them. A
 * client with a hundred queries waits for itself and not everybody for it; and none ever has all
 * workers.
 *
 * @param <W> what is waited for
 */
final class FairQueue<W> {

  private final int most;
  private final int perClient;
  private final ArrayDeque<W> idle = new ArrayDeque<>();
  private final Map<String, ArrayDeque<Ticket<W>>> waiting = new LinkedHashMap<>();
  private final Map<String, Integer> running = new HashMap<>();
  private int length;

  /** A place in the queue. */
  record Ticket<W>(String client, CompletableFuture<W> turn) {}

  /**
   * @param most how many may wait
   * @param perClient how many a client may have at once
   */
  FairQueue(int most, int perClient) {
    this.most = most;
    this.perClient = perClient;
  }

  /** A place for a client; empty where the queue is full, or full of this client's. */
  synchronized Optional<Ticket<W>> enter(String client) {
    ArrayDeque<Ticket<W>> own = waiting.computeIfAbsent(client, c -> new ArrayDeque<>());
    // Half of the queue is for others, however many one client sends.
    if (length >= most || own.size() >= Math.max(1, most / 2)) {
      if (own.isEmpty()) {
        waiting.remove(client);
      }
      return Optional.empty();
    }
    Ticket<W> ticket = new Ticket<>(client, new CompletableFuture<>());
    own.add(ticket);
    length++;
    serve();
    return Optional.of(ticket);
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
      idle.add(ticket.turn().join());
      serve();
    }
  }

  /** The client of that ticket is done; what it had is not idle yet. */
  synchronized void finished(Ticket<W> ticket) {
    running.computeIfPresent(ticket.client(), (c, n) -> n == 1 ? null : n - 1);
    serve();
  }

  /** There is one more to be had. */
  synchronized void add(W free) {
    idle.add(free);
    serve();
  }

  /** Takes one that is idle out of use. */
  synchronized boolean remove(W gone) {
    return idle.remove(gone);
  }

  synchronized int length() {
    return length;
  }

  synchronized int idle() {
    return idle.size();
  }

  private void serve() {
    while (!idle.isEmpty()) {
      Optional<Ticket<W>> next = next();
      if (next.isEmpty()) {
        return;
      }
      running.merge(next.get().client(), 1, Integer::sum);
      next.get().turn().complete(idle.poll());
    }
  }

  private Optional<Ticket<W>> next() {
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
        return Optional.of(ticket);
      }
    }
    return Optional.empty();
  }
}

package org.letopis.serve.query;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Whose query, and which query, was ended by a limit or ended its process a while ago. Nobody is
 * refused for that: what is asked next by the same client, or in the same words by anybody, gets
 * the process that others would get last, so that theirs keep their compiled code.
 */
final class Offences {

  static final Duration REMEMBERED = Duration.ofMinutes(10);
  private static final int SWEEP_AT = 10_000;

  private final LongSupplier nanoTime;
  private final Map<String, Long> clients = new HashMap<>();
  // By its hash: two queries that share one by chance do no more than take turns on one process.
  private final Map<Integer, Long> queries = new HashMap<>();

  /**
   * @param nanoTime the clock
   */
  Offences(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** A query was ended by a limit, or its process ended with it. */
  synchronized void add(String client, String query) {
    long now = nanoTime.getAsLong();
    note(clients, client, now);
    note(queries, query.hashCode(), now);
  }

  /** Whether that client or that query is known for one. */
  synchronized boolean has(String client, String query) {
    long now = nanoTime.getAsLong();
    return isLate(clients.get(client), now) || isLate(queries.get(query.hashCode()), now);
  }

  private static <K> void note(Map<K, Long> known, K key, long now) {
    if (known.size() >= SWEEP_AT) {
      known.values().removeIf(at -> !isLate(at, now));
    }
    if (known.size() < SWEEP_AT) {
      known.put(key, now);
    }
  }

  private static boolean isLate(Long at, long now) {
    return at != null && now - at <= REMEMBERED.toNanos();
  }
}

package org.letopis.serve.query;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Whose query, and which query, was ended by a limit or ended its process a while ago, and whose
 * was answered. Nobody is refused for that: what is asked next by the same client, or in the same
 * words by anybody, gets the process that others would get last, so that theirs keep their compiled
 * code; and so does what comes from somebody of whom nothing is known yet.
 */
final class Offences {

  static final Duration REMEMBERED = Duration.ofMinutes(10);
  private static final int SWEEP_AT = 10_000;

  private final LongSupplier nanoTime;
  private final Map<String, Long> clients = new HashMap<>();
  // By its hash: a query may be long.
  private final Map<String, Long> queries = new HashMap<>();
  private final Map<String, Long> answered = new HashMap<>();

  /**
   * @param nanoTime the clock
   */
  Offences(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** A query was ended by a limit that its client chose: that says nothing of the query. */
  synchronized void add(String client) {
    note(clients, client, nanoTime.getAsLong());
  }

  /** A query was ended by a limit of the server, or its process ended with it. */
  synchronized void add(String client, String query) {
    add(client);
    note(queries, hash(query), nanoTime.getAsLong());
  }

  /** A query was answered: its client is known, and so is the query. */
  synchronized void answered(String client, String query) {
    long now = nanoTime.getAsLong();
    note(answered, client, now);
    note(answered, hash(query), now);
  }

  /** What is known of a client or a query. */
  synchronized Standing of(String client, String query) {
    long now = nanoTime.getAsLong();
    if (has(client, query)) {
      return Standing.HARMFUL;
    }
    return isLate(answered.get(client), now) || isLate(answered.get(hash(query)), now)
        ? Standing.KNOWN
        : Standing.NEW;
  }

  /** Whether that client or that query is known for one. */
  synchronized boolean has(String client, String query) {
    long now = nanoTime.getAsLong();
    return isLate(clients.get(client), now) || isLate(queries.get(hash(query)), now);
  }

  private static String hash(String query) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(query.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 12);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
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

package org.letopis.serve.query;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * What each client has used of its minute: a bucket of queries and one of seconds, both of which
 * fill up steadily. Many cheap queries count as well as one that is dear.
 */
final class ClientShares {

  private static final double MINUTE = 60e9;
  private static final int SWEEP_AT = 10_000;

  private final Limits limits;
  private final LongSupplier nanoTime;
  private final Map<String, Share> shares = new HashMap<>();

  ClientShares(Limits limits, LongSupplier nanoTime) {
    this.limits = limits;
    this.nanoTime = nanoTime;
  }

  private static final class Share {
    private double queries;
    private double seconds;
    private long at;
  }

  /** Takes one query off a client's share; says why where nothing is left. */
  synchronized Optional<Refusal> take(String client) {
    Share share = filled(client);
    if (limits.perMinute() > 0 && share.queries < 1) {
      return Optional.of(
          Refusal.share(
              limits.perMinute() + " queries", wait(1 - share.queries, limits.perMinute())));
    }
    if (limits.secondsPerMinute() > 0 && share.seconds <= 0) {
      return Optional.of(
          Refusal.share(
              limits.secondsPerMinute() + " s of computing",
              wait(1 - share.seconds, limits.secondsPerMinute())));
    }
    share.queries -= 1;
    return Optional.empty();
  }

  /** Takes the time that a query ran, which nobody knew before. */
  synchronized void used(String client, Duration time) {
    filled(client).seconds -= time.toNanos() / 1e9;
  }

  private Share filled(String client) {
    long now = nanoTime.getAsLong();
    if (shares.size() >= SWEEP_AT) {
      shares.values().removeIf(s -> now - s.at > 2 * MINUTE);
    }
    Share share = shares.computeIfAbsent(client, c -> full(now));
    double minutes = (now - share.at) / MINUTE;
    share.queries = Math.min(limits.perMinute(), share.queries + minutes * limits.perMinute());
    share.seconds =
        Math.min(limits.secondsPerMinute(), share.seconds + minutes * limits.secondsPerMinute());
    share.at = now;
    return share;
  }

  private Share full(long now) {
    Share share = new Share();
    share.queries = limits.perMinute();
    share.seconds = limits.secondsPerMinute();
    share.at = now;
    return share;
  }

  private static Duration wait(double missing, int perMinute) {
    return Duration.ofSeconds((long) Math.ceil(missing * 60 / perMinute));
  }
}

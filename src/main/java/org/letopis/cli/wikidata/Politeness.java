package org.letopis.cli.wikidata;

import java.time.Duration;

/**
 * How a service is asked so that it can serve others too.
 *
 * @param batch queries in one request
 * @param pause between two requests, and the first wait before one is repeated
 * @param retries how often a request that failed is repeated, each time after twice the wait
 */
public record Politeness(int batch, Duration pause, int retries) {

  /** What a public service can be asked for. */
  public static final Politeness USUAL = new Politeness(10, Duration.ofSeconds(1), 4);

  private static final Duration LONGEST = Duration.ofMinutes(2);

  public Politeness {
    if (batch < 1 || batch > 50 || pause.isNegative() || retries < 0) {
      throw new IllegalArgumentException(
          "a batch has 1 to 50 queries; pause and retries are not below 0");
    }
  }

  /** How long to wait before the request is repeated for the nth time, from 0. */
  Duration before(int retry) {
    Duration wait = pause.multipliedBy(1L << Math.min(retry, 10));
    return wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
  }
}

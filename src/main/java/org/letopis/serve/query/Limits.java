package org.letopis.serve.query;

import java.time.Duration;
import java.util.Set;

/**
 * What a query and a client may use.
 *
 * @param time how long a query may run; a client may ask for less
 * @param rows how many rows an answer may have
 * @param bytes how many bytes an answer may have
 * @param queryBytes how many bytes a query may have, in UTF-8
 * @param memory heap of a process that answers queries, in MiB
 * @param workers how many such processes there are: so many queries run at once
 * @param waiting how many queries may wait for one of them
 * @param patience how long a query waits before it is sent away
 * @param perMinute how many queries a client may ask in a minute; 0 for any number
 * @param secondsPerMinute how many seconds of a process a client may use in a minute; 0 for any
 * @param kept how many bytes of answers are kept for those who ask the same again; 0 for none
 * @param federated the endpoints that SERVICE may name; none switches it off
 * @param behindProxy whether a proxy on this machine says who the client is (X-Forwarded-For)
 */
public record Limits(
    Duration time,
    long rows,
    long bytes,
    int queryBytes,
    int memory,
    int workers,
    int waiting,
    Duration patience,
    int perMinute,
    int secondsPerMinute,
    long kept,
    Set<String> federated,
    boolean behindProxy) {

  private static final int LEAST_WORKERS = 4;
  private static final int MOST_WORKERS = 8;

  /** What holds unless a setting says otherwise. */
  public static final Limits DEFAULT =
      new Limits(
          Duration.ofSeconds(30),
          100_000,
          32L << 20,
          100_000,
          256,
          Math.clamp(Runtime.getRuntime().availableProcessors() + 2L, LEAST_WORKERS, MOST_WORKERS),
          64,
          Duration.ofSeconds(15),
          600,
          60,
          Math.min(64L << 20, Runtime.getRuntime().maxMemory() / 10),
          Set.of(),
          false);

  /** Refuses what no server can keep. */
  public Limits {
    federated = Set.copyOf(federated);
    if (workers < 2) {
      throw new IllegalArgumentException(
          "%d workers are too few; a query that is being stopped takes one, give at least 2"
              .formatted(workers));
    }
    if (time.toMillis() < 1 || rows < 1 || bytes < 1 || queryBytes < 1 || kept < 0 || memory < 32) {
      throw new IllegalArgumentException(
          "a limit of nothing lets nobody ask; times, rows and bytes begin at 1, memory at 32");
    }
  }

  /** The same, with another size of the memory for answers. */
  public Limits withKept(long bytes) {
    return new Limits(
        time,
        rows,
        this.bytes,
        queryBytes,
        memory,
        workers,
        waiting,
        patience,
        perMinute,
        secondsPerMinute,
        bytes,
        federated,
        behindProxy);
  }

  /** How many processes one client may have at work or to be replaced: half of them. */
  int perClient() {
    return (workers + 1) / 2;
  }
}

package org.letopis.serve.query;

import java.time.Duration;
import java.util.Optional;

/**
 * Why a query has no answer. The words say whose limit it was: the query's own (time, memory, rows,
 * bytes, length), the client's (its share of the minute, its queries at once, its half of the
 * queue) or the server's (all are busy).
 *
 * @param status of HTTP
 * @param reason one word for metrics, logs and the header {@code Letopis-Limit}: which limit it was
 * @param words what the client is told: the limit, and what to do
 * @param retryAfter when it makes sense to ask again; empty where nobody is to wait
 */
record Refusal(int status, String reason, String words, Optional<Duration> retryAfter) {

  /** The header that names the limit, for programs. */
  static final String LIMIT = "Letopis-Limit";

  private static final int BAD_REQUEST = 400;
  private static final int TOO_LARGE = 413;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;
  private static final String IN_PARTS =
      " Ask for it in parts with ORDER BY, LIMIT and OFFSET, or take a dump from \"/dumps/\".";

  /** The client went away; nobody hears this, the log has nginx's number for it. */
  static final Refusal LEFT = new Refusal(499, "left", "", Optional.empty());

  static Refusal mistake(String words) {
    return new Refusal(BAD_REQUEST, "mistake", words, Optional.empty());
  }

  static Refusal time(Duration limit, String query) {
    return ofQuery(
        "time",
        "The query was stopped: it ran longer than %s s. ".formatted(seconds(limit))
            + Advice.on(query));
  }

  /** This server has just started: one process answers everybody. */
  static Refusal young(Duration limit) {
    return ofQuery(
        "time",
        "This server has just started, and one process answers everybody: a query has %s s of it. Ask again in a minute."
            .formatted(seconds(limit)));
  }

  /** Nothing of the query's: what is wrong is in the server's log. */
  static Refusal disk() {
    return new Refusal(
        UNAVAILABLE,
        "disk",
        "This server cannot write long answers at the moment; its keeper has to look at its disk. Short ones are answered.",
        Optional.of(Duration.ofSeconds(60)));
  }

  static Refusal memory(int limit, String query) {
    return ofQuery(
        "memory",
        "The query was stopped: it needs more than %d MiB of memory. ".formatted(limit)
            + Advice.on(query));
  }

  static Refusal rows(long limit) {
    return ofQuery("rows", "The answer has more than %,d rows.".formatted(limit) + IN_PARTS);
  }

  static Refusal bytes(long limit) {
    return ofQuery("bytes", "The answer has more than %,d bytes.".formatted(limit) + IN_PARTS);
  }

  static Refusal length(int limit) {
    return new Refusal(
        TOO_LARGE,
        "length",
        "The query has more than %,d bytes. Ask in parts.".formatted(limit),
        Optional.empty());
  }

  static Refusal share(String used, Duration wait) {
    return ofClient(
        "share",
        "You have asked for your share of this minute (%s). Ask again in %s s, ask for more in one query, or take a dump from \"/dumps/\"."
            .formatted(used, seconds(wait)),
        wait);
  }

  static Refusal atOnce(int most, Duration wait) {
    return ofClient(
        "at-once",
        "You have %d queries at work or being cleaned up after, as many as a client may have at once. Wait for their answers, or ask again in %s s."
            .formatted(most, seconds(wait)),
        wait);
  }

  static Refusal ownQueue(int most, Duration wait) {
    return ofClient(
        "own-queue",
        "You have %d queries waiting, as many as a client may have. Wait for their answers, or ask again in %s s."
            .formatted(most, seconds(wait)),
        wait);
  }

  static Refusal busy(Duration wait) {
    return new Refusal(
        UNAVAILABLE,
        "busy",
        "This server is busy with others' queries; yours was not begun. Ask again in %s s."
            .formatted(seconds(wait)),
        Optional.of(wait));
  }

  static Refusal broken() {
    return ofQuery(
        "broken",
        "The query could not be answered to its end. If a simpler one can, this one is at fault.");
  }

  /** Whether the query used up the time or the memory that it may use. */
  boolean isOfResources() {
    return reason.equals("time") || reason.equals("memory");
  }

  private static Refusal ofClient(String reason, String words, Duration wait) {
    return new Refusal(TOO_MANY, reason, words, Optional.of(wait));
  }

  /**
   * The same query will meet the same limit: the wait is only for programs that ask it again and
   * again.
   */
  private static Refusal ofQuery(String reason, String words) {
    return new Refusal(UNAVAILABLE, reason, words, Optional.of(Duration.ofSeconds(60)));
  }

  private static String seconds(Duration time) {
    long millis = time.toMillis();
    return millis % 1000 == 0 ? Long.toString(millis / 1000) : "%.1f".formatted(millis / 1000.0);
  }
}

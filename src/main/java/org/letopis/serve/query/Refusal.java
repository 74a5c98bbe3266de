package org.letopis.serve.query;

import java.time.Duration;
import java.util.Optional;

/**
 * Why a query has no answer.
 *
 * @param status of HTTP
 * @param reason one word for metrics and logs: which limit it was
 * @param words what the client is told: the limit, and what to do
 * @param retryAfter when it makes sense to ask again; empty where the same query never will
 */
record Refusal(int status, String reason, String words, Optional<Duration> retryAfter) {

  private static final int BAD_REQUEST = 400;
  private static final int TOO_LARGE = 413;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;

  /** The client went away; nobody hears this, the log has nginx's number for it. */
  static final Refusal LEFT = new Refusal(499, "left", "", Optional.empty());

  static Refusal mistake(String words) {
    return new Refusal(BAD_REQUEST, "mistake", words, Optional.empty());
  }

  static Refusal time(Duration limit) {
    return final503(
        "time",
        "The query was stopped: it ran longer than %s s. Ask for less at a time (LIMIT), name the"
                .formatted(seconds(limit))
            + " kind, the document or the place that you want, and avoid patterns without a common"
            + " variable, paths of any length and regular expressions over everything.");
  }

  static Refusal memory(int limit) {
    return final503(
        "memory",
        "The query was stopped: it needs more than %d MiB of memory. Sort, group and concatenate less"
                .formatted(limit)
            + " at a time: name the kind, the document or the place that you want.");
  }

  static Refusal rows(long limit) {
    return final503(
        "rows",
        "The answer has more than %,d rows. Ask for it in parts with ORDER BY, LIMIT and OFFSET, or"
                .formatted(limit)
            + " take a dump from \"/dumps/\".");
  }

  static Refusal bytes(long limit) {
    return final503(
        "bytes",
        "The answer has more than %,d bytes. Ask for it in parts with ORDER BY, LIMIT and OFFSET, or"
                .formatted(limit)
            + " take a dump from \"/dumps/\".");
  }

  static Refusal length(int limit) {
    return new Refusal(
        TOO_LARGE,
        "length",
        "The query has more than %,d bytes. Ask in parts.".formatted(limit),
        Optional.empty());
  }

  static Refusal share(String used, Duration wait) {
    return new Refusal(
        TOO_MANY,
        "share",
        "You have asked for your share of this minute (%s). Ask again in %s s, ask for more in one query, or take a dump from \"/dumps/\"."
            .formatted(used, seconds(wait)),
        Optional.of(wait));
  }

  static Refusal busy(Duration wait) {
    return new Refusal(
        UNAVAILABLE,
        "busy",
        "Too many queries are being answered. Ask again in %s s.".formatted(seconds(wait)),
        Optional.of(wait));
  }

  static Refusal broken() {
    return final503(
        "broken",
        "The query could not be answered to its end. If a simpler one can, this one is at fault.");
  }

  /**
   * The same query will meet the same limit: the wait is only for servers that are told to wait.
   */
  private static Refusal final503(String reason, String words) {
    return new Refusal(UNAVAILABLE, reason, words, Optional.of(Duration.ofSeconds(60)));
  }

  private static String seconds(Duration time) {
    long millis = time.toMillis();
    return millis % 1000 == 0 ? Long.toString(millis / 1000) : "%.1f".formatted(millis / 1000.0);
  }
}

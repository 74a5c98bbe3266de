package org.letopis.serve.query;

import java.time.Duration;

/**
 * A query that is over, for metrics and logs.
 *
 * @param client who asked
 * @param query its text
 * @param outcome {@code answered}, {@code kept} where the answer was made before, or the reason of
 *     the refusal
 * @param status of HTTP
 * @param waited for a process
 * @param ran in it
 * @param bytes of the answer
 */
public record QueryEvent(
    String client,
    String query,
    String outcome,
    int status,
    Duration waited,
    Duration ran,
    long bytes) {}

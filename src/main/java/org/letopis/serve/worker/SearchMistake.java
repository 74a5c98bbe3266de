package org.letopis.serve.worker;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.jena.query.text.TextIndexParseException;

/**
 * What {@code text:query} was asked to find and Lucene cannot: words that do not parse, a regular
 * expression that is broken or would need too many states. Its author's mistake, not the server's.
 */
final class SearchMistake {

  private static final String LUCENE = "org.apache.lucene.";
  private static final int MOST = 200;

  private SearchMistake() {}

  /** In words; empty where the failure is another. */
  static Optional<String> of(RuntimeException failure) {
    return Stream.iterate((Throwable) failure, Objects::nonNull, Throwable::getCause)
        .filter(SearchMistake::isOfSearch)
        .findFirst()
        .map(
            mistake ->
                "text:query cannot search for that (%s). Ask for words; those with signs in them go in quotes, a regular expression stands between slashes."
                    .formatted(reason(mistake)));
  }

  /** Jena wraps what Lucene's parser says; what Lucene throws itself says where it comes from. */
  private static boolean isOfSearch(Throwable failure) {
    return failure instanceof TextIndexParseException
        || failure instanceof RuntimeException
            && Arrays.stream(failure.getStackTrace())
                .limit(1)
                .anyMatch(frame -> frame.getClassName().startsWith(LUCENE));
  }

  private static String reason(Throwable failure) {
    String message = Optional.ofNullable(failure.getMessage()).orElse("no reason is given");
    String line = message.lines().findFirst().orElse("").strip();
    return line.length() > MOST ? line.substring(0, MOST) + "..." : line;
  }
}

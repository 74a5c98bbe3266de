package org.letopis.serve.watch;

import java.time.Duration;
import java.util.Set;
import org.letopis.serve.query.QueryEvent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Queries that took long, or more than there is, to the logger {@value #NAME}: with their text. */
public final class SlowQueries {

  /** Name of the logger. */
  public static final String NAME = "letopis.slow";

  private static final Logger LOG = LoggerFactory.getLogger(NAME);
  private static final Duration SLOW = Duration.ofSeconds(5);
  private static final Set<String> STOPPED = Set.of("time", "memory", "rows", "bytes", "broken");
  private static final int LONGEST = 2000;

  private SlowQueries() {}

  /** Logs the query if it was slow. */
  public static void tell(QueryEvent event) {
    if (event.ran().compareTo(SLOW) >= 0 || STOPPED.contains(event.outcome())) {
      LOG.atWarn()
          .addKeyValue("outcome", event.outcome())
          .addKeyValue("status", event.status())
          .addKeyValue("waitedMillis", event.waited().toMillis())
          .addKeyValue("ranMillis", event.ran().toMillis())
          .addKeyValue("bytes", event.bytes())
          .addKeyValue("client", Masked.address(event.client()))
          .log(shown(event.query()));
    }
  }

  private static String shown(String query) {
    String line = query.replaceAll("\\s+", " ").strip();
    return line.length() > LONGEST ? line.substring(0, LONGEST) + " ..." : line;
  }
}

package org.letopis.serve.query;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * Queries that are asked so that clients do not wait for classes to be loaded and compiled. One
 * that takes long over a large store makes nothing faster that the others do not: it is stopped,
 * and the processes that come later are not asked it.
 */
final class WarmQueries {

  private static final Duration LONGEST = Duration.ofSeconds(5);

  private final List<String> queries;
  private final Set<String> dear = ConcurrentHashMap.newKeySet();

  WarmQueries(List<String> queries) {
    this.queries = List.copyOf(queries);
  }

  /** Those that are worth asking. */
  List<String> all() {
    return queries.stream().filter(query -> !dear.contains(query)).toList();
  }

  /** The first of them: enough for a process that will not stay. */
  List<String> first() {
    return all().stream().limit(1).toList();
  }

  /**
   * Asks a process one of them.
   *
   * @param folder where a long answer may lie
   * @param left whether nobody needs the process any more
   * @throws IOException where the answer cannot be put away
   */
  void ask(String query, Worker worker, Limits limits, Path folder, BooleanSupplier left)
      throws IOException {
    Duration time = LONGEST.compareTo(limits.time()) < 0 ? LONGEST : limits.time();
    try (Spool spool = new Spool(folder, limits.bytes())) {
      Answer answer =
          new Attempt(new Asked(query, Map.of(), ""), worker, limits, spool).run(time, left);
      if (answer instanceof Answer.Refused && !left.getAsBoolean()) {
        dear.add(query);
      }
    }
  }
}

package org.letopis.serve.query;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Queries that are asked so that clients do not wait for classes to be loaded. */
record WarmUp(WorkerPool pool, Limits limits) {

  /** Who asks them. */
  private static final String SELF = "";

  /** Asks them one after the other, in turns with what clients ask. */
  void ask(List<String> queries) {
    for (String query : queries) {
      if (pool.turn(SELF, query, () -> false) instanceof Turn.Given given) {
        try (given;
            Spool spool = new Spool(pool.folder(), limits.bytes())) {
          new Attempt(new Asked(query, Map.of(), ""), given.worker(), limits, spool)
              .run(limits.time(), () -> false);
        } catch (IOException e) {
          log().debug("an answer to nobody could not be put away: {}", e.getMessage());
        }
      }
    }
  }

  /** Not sooner than it is needed: the first process starts before the log does. */
  private static Logger log() {
    return LoggerFactory.getLogger(WarmUp.class);
  }
}

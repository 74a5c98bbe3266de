package org.letopis.serve.query;

import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Queries that are asked so that clients do not wait for classes to be loaded. */
record WarmUp(WorkerPool pool, Limits limits, WarmQueries queries) {

  /** Who asks them. */
  private static final String SELF = "";

  /** Asks them one after the other, in turns with what clients ask. */
  void ask() {
    for (String query : queries.all()) {
      if (pool.turn(SELF, query, () -> false) instanceof Turn.Given given) {
        try (given) {
          queries.ask(query, given.worker(), limits, pool.folder(), () -> false);
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

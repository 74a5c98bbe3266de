package org.letopis.serve.worker;

import java.io.PrintStream;
import org.apache.jena.sparql.exec.QueryExec;

/** The query that is being answered, and what the parent is told of its end. */
final class Running {

  /** How a query ended, beside what its status says. */
  enum Outcome {
    /** Its answer is whole. */
    WHOLE,
    /** It has more rows than an answer may have; what was sent of them is not to be used. */
    ROWS,
    /** It broke off; what was sent is not to be used. */
    BROKEN
  }

  private final PrintStream parent;
  private String number = "";
  private QueryExec execution;
  private Outcome outcome = Outcome.WHOLE;

  Running(PrintStream parent) {
    this.parent = parent;
  }

  synchronized void begin(String query) {
    number = query;
    outcome = Outcome.WHOLE;
  }

  synchronized void executing(QueryExec query) {
    execution = query;
  }

  synchronized void ends(Outcome how) {
    outcome = how;
  }

  synchronized void done() {
    parent.println("done " + number + " " + outcome);
    execution = null;
    number = "";
  }

  /** Asks the query with that number to end; one that is over is not missed. */
  synchronized void stop(String query) {
    if (query.equals(number) && execution != null) {
      execution.abort();
    }
  }
}

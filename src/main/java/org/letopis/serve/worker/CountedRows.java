package org.letopis.serve.worker;

import java.util.List;
import java.util.function.Supplier;
import org.apache.jena.query.QueryCancelledException;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.exec.RowSet;

/** Rows up to a number; notes when there are more, and when they break off. */
final class CountedRows implements RowSet {

  private final RowSet rows;
  private final long most;
  private final Running running;
  private long given;

  CountedRows(RowSet rows, long most, Running running) {
    this.rows = rows;
    this.most = most;
    this.running = running;
  }

  @Override
  public boolean hasNext() {
    return noted(rows::hasNext);
  }

  @Override
  public Binding next() {
    if (++given > most) {
      running.ends(Running.Outcome.ROWS);
      throw new QueryCancelledException();
    }
    return noted(rows::next);
  }

  /** Fuseki may have sent a part and ends it politely: the parent has to know that it is a part. */
  private <T> T noted(Supplier<T> step) {
    try {
      return step.get();
    } catch (RuntimeException | StackOverflowError e) {
      running.ends(Running.Outcome.BROKEN);
      throw e;
    }
  }

  @Override
  public List<Var> getResultVars() {
    return rows.getResultVars();
  }

  @Override
  public long getRowNumber() {
    return rows.getRowNumber();
  }

  @Override
  public void close() {
    rows.close();
  }
}

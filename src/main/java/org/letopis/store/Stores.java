package org.letopis.store;

import java.time.Duration;
import java.time.Instant;
import org.apache.jena.dboe.transaction.txn.TransactionCoordinator;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.text.DatasetGraphText;
import org.apache.jena.query.text.TextIndex;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.engine.main.QC;
import org.apache.jena.tdb2.solver.stats.Stats;
import org.apache.jena.tdb2.solver.stats.StatsResults;
import org.apache.jena.tdb2.sys.TDBInternal;

/** What an open store needs beyond Jena's own interface. */
public final class Stores {

  private static final Duration READERS = Duration.ofSeconds(5);
  private static final Duration LOOK = Duration.ofMillis(10);

  private Stores() {}

  /** Makes queries without an answer answer nothing instead of failing. */
  public static Dataset sound(Dataset dataset) {
    DatasetGraph opened = dataset.asDatasetGraph();
    QC.setFactory(opened.getContext(), PatternExecutor.FACTORY);
    QC.setFactory(store(opened).getContext(), PatternExecutor.FACTORY);
    return dataset;
  }

  /**
   * Closes store and text index and gives up the store's lock; other processes may open it then.
   * Who is reading has some time to end; who has not ended by then fails.
   */
  public static void close(Dataset dataset) {
    DatasetGraph opened = dataset.asDatasetGraph();
    DatasetGraph store = store(opened);
    awaitReaders(store);
    if (opened instanceof DatasetGraphText text) {
      text.getTextIndex().close();
    }
    TDBInternal.expel(store, true);
  }

  private static void awaitReaders(DatasetGraph store) {
    TransactionCoordinator transactions =
        TDBInternal.requireStorage(store).getTxnSystem().getTxnMgr();
    Instant end = Instant.now().plus(READERS);
    try {
      while (transactions.countActive() > 0 && Instant.now().isBefore(end)) {
        Thread.sleep(LOOK);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // no time for them
    }
  }

  /** The store and the text index of a dataset that has both. */
  record Parts(DatasetGraph store, TextIndex index) {}

  /** Parts a dataset that was opened with its text index. */
  static Parts parts(Dataset dataset) {
    DatasetGraphText text = (DatasetGraphText) dataset.asDatasetGraph();
    return new Parts(text.getWrapped(), text.getTextIndex());
  }

  /**
   * Writes how often each predicate stands over all named graphs: the optimiser orders joins by it.
   * TDB2's own command counts the default graph alone, which is empty here.
   */
  static void writeStatistics(DatasetGraph store, StatsResults counts) {
    Stats.write(TDBInternal.requireStorage(store).getLocation().getPath("stats", "opt"), counts);
  }

  private static DatasetGraph store(DatasetGraph dataset) {
    return dataset instanceof DatasetGraphText text ? text.getWrapped() : dataset;
  }
}

package org.letopis.store;

import org.apache.jena.graph.Node;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.text.DatasetGraphText;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.engine.main.QC;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.solver.stats.Stats;
import org.apache.jena.tdb2.solver.stats.StatsCollector;
import org.apache.jena.tdb2.sys.TDBInternal;

/** What an open store needs beyond Jena's own interface. */
public final class Stores {

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
   */
  public static void close(Dataset dataset) {
    DatasetGraph opened = dataset.asDatasetGraph();
    DatasetGraph store = store(opened);
    if (opened instanceof DatasetGraphText text) {
      text.getTextIndex().close();
    }
    TDBInternal.expel(store);
  }

  /**
   * Counts predicates over all named graphs: the optimiser orders joins by them. TDB2's own command
   * looks at the default graph alone, which is empty here.
   */
  static void writeStatistics(Dataset dataset) {
    DatasetGraph store = store(dataset.asDatasetGraph());
    StatsCollector counts = new StatsCollector();
    Txn.executeRead(
        store,
        () ->
            store
                .find(Node.ANY, Node.ANY, Node.ANY, Node.ANY)
                .forEachRemaining(
                    q ->
                        counts.record(
                            q.getGraph(), q.getSubject(), q.getPredicate(), q.getObject())));
    String file = TDBInternal.requireStorage(store).getLocation().getPath("stats", "opt");
    Stats.write(file, counts.results());
  }

  private static DatasetGraph store(DatasetGraph dataset) {
    return dataset instanceof DatasetGraphText text ? text.getWrapped() : dataset;
  }
}

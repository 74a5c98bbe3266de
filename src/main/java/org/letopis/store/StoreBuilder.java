package org.letopis.store;

import java.nio.file.Path;
import java.util.Iterator;
import org.apache.jena.query.Dataset;
import org.apache.jena.riot.system.StreamRDF;
import org.apache.jena.riot.system.StreamRDFLib;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.system.Txn;

/** Loads quads into a new TDB2 store and its text index. */
public final class StoreBuilder {

  private final StoreConfig config;

  /** A builder of stores that the configuration describes. */
  public StoreBuilder(StoreConfig config) {
    this.config = config;
  }

  /**
   * Writes {@code tdb2/} and {@code text/} below the folder in one write transaction, and
   * statistics of the union graph for the query optimiser.
   *
   * @param quads in any order; held one at a time
   * @param folder a folder that has neither
   * @return how many quads were read
   */
  public long build(Iterator<Quad> quads, Path folder) {
    Dataset dataset = config.open(folder);
    try {
      long loaded = load(quads, dataset.asDatasetGraph());
      Stores.writeStatistics(dataset);
      return loaded;
    } finally {
      Stores.close(dataset);
    }
  }

  private static long load(Iterator<Quad> quads, DatasetGraph store) {
    return Txn.calculateWrite(
        store,
        () -> {
          StreamRDF sink = StreamRDFLib.dataset(store);
          long loaded = 0;
          while (quads.hasNext()) {
            sink.quad(quads.next());
            loaded++;
          }
          return loaded;
        });
  }
}

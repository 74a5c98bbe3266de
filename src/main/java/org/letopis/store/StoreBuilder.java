package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
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

  /**
   * The files of an empty store and index as far as they are really written, with room to begin.
   */
  private static final long LEAST_SPACE = 64L << 20;

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
    needSpace(folder);
    Dataset dataset = config.create(folder);
    try {
      long loaded = load(quads, dataset.asDatasetGraph());
      Stores.writeStatistics(dataset);
      return loaded;
    } catch (InternalError e) {
      // TDB2 writes into mapped files: where the disk is full, the virtual machine says it like
      // this.
      throw new StoreException(
          "\"%s\" cannot be written to its end (%s); is the disk full?"
              .formatted(folder, e.getMessage()),
          e);
    } finally {
      Stores.close(dataset);
    }
  }

  /** Says early what would break off later. */
  private static void needSpace(Path folder) {
    try {
      Path there = folder;
      while (!Files.exists(there)) {
        there = there.toAbsolutePath().getParent();
      }
      long free = Files.getFileStore(there).getUsableSpace();
      if (free < LEAST_SPACE) {
        throw new StoreException(
            "the disk of \"%s\" has %d MiB left; a store needs %d to begin with: make room, or give another --data folder"
                .formatted(folder, free >> 20, LEAST_SPACE >> 20));
      }
    } catch (IOException e) {
      throw new StoreException("\"%s\" cannot be read (%s)".formatted(folder, e.getMessage()), e);
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

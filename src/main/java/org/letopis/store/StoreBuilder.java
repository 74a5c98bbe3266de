package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.text.Entity;
import org.apache.jena.query.text.TextIndex;
import org.apache.jena.query.text.TextIndexException;
import org.apache.jena.query.text.TextQueryFuncs;
import org.apache.jena.riot.system.StreamRDF;
import org.apache.jena.riot.system.StreamRDFLib;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.solver.stats.StatsCollector;

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
   * Writes {@code tdb2/} and {@code text/} below the folder, and statistics of the union graph for
   * the query optimiser: the store in one write transaction, text index and statistics by a thread
   * of their own from the same pass over the quads. Jena's parallel loader is not used: where the
   * disk is full, it waits for its threads for ever. What was broken off is no store: the folder is
   * to be thrown away.
   *
   * @param quads in any order, none twice; some tens of thousands are held at a time
   * @param folder a folder that has neither
   * @return how many quads were read
   * @throws StoreException where there is no room for it
   */
  public long build(Iterator<Quad> quads, Path folder) {
    needSpace(folder);
    Dataset dataset = config.create(folder);
    try {
      Stores.Parts parts = Stores.parts(dataset);
      StatsCollector counts = new StatsCollector();
      long loaded = load(quads, parts, counts);
      Stores.writeStatistics(parts.store(), counts.results());
      return loaded;
    } catch (InternalError | TextIndexException e) {
      // TDB2 writes into mapped files: where the disk is full, the virtual machine says it like
      // this; the text index has an exception of its own.
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

  private static long load(Iterator<Quad> quads, Stores.Parts parts, StatsCollector counts) {
    TextIndex index = parts.index();
    try (Handover<Quad> beside =
        new Handover<>(
            quad -> {
              record(quad, counts);
              index(quad, index);
            })) {
      long loaded = Txn.calculateWrite(parts.store(), () -> load(quads, parts.store(), beside));
      index.prepareCommit();
      index.commit();
      return loaded;
    }
  }

  private static long load(Iterator<Quad> quads, DatasetGraph store, Handover<Quad> beside) {
    StreamRDF sink = StreamRDFLib.dataset(store);
    long loaded = 0;
    while (quads.hasNext()) {
      Quad quad = quads.next();
      beside.accept(quad);
      sink.quad(quad);
      loaded++;
    }
    beside.finish();
    return loaded;
  }

  private static void record(Quad quad, StatsCollector counts) {
    counts.record(quad.getGraph(), quad.getSubject(), quad.getPredicate(), quad.getObject());
  }

  /** What the index's configuration does not ask for is no entity. */
  private static void index(Quad quad, TextIndex index) {
    Entity entity = TextQueryFuncs.entityFromQuad(index.getDocDef(), quad);
    if (entity != null) {
      index.addEntity(entity);
    }
  }
}

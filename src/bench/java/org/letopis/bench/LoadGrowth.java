package org.letopis.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.system.StreamRDFLib;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.system.Txn;
import org.apache.jena.tdb2.DatabaseMgr;
import org.apache.jena.tdb2.loader.DataLoader;
import org.apache.jena.tdb2.loader.LoaderFactory;
import org.apache.jena.tdb2.sys.TDBInternal;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.link.Linked;
import org.letopis.rdf.CatalogueFile;
import org.letopis.rdf.Declarations;
import org.letopis.rdf.Dumps;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Quads;
import org.letopis.rdf.Run;
import org.letopis.rdf.Validation;
import org.letopis.store.StoreBuilder;
import org.letopis.store.StoreConfig;

/**
 * From claims to what is served: {@code FOLDER CLAIMS ROUNDS}, in a folder that is not there yet. A
 * line for each step, wall time and processor time of the whole process: comparing, the shapes,
 * each dump, and then in rounds, which take turns, the same N-Quads into a store by Jena's parallel
 * loader, by one transaction, and with text index and statistics as a build does.
 */
final class LoadGrowth {

  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private LoadGrowth() {}

  /** A step that may fail to read or write. */
  private interface Step {
    void run() throws IOException;
  }

  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(System.getProperty("letopis.home", "."));
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Linked linked = Related.claims(Integer.parseInt(arguments[1]), 3, Texts.load(home));
    ScopeTables tables = ScopeTables.read(home.resolve("mappings"));
    Compared[] compared = new Compared[1];
    System.out.println("step\twall s\tCPU s");
    time("comparing", () -> compared[0] = Comparer.compare(linked, tables));
    Quads quads =
        Quads.of(
            new Iris(Iris.DEFAULT_BASE),
            linked,
            compared[0],
            Declarations.load(home, CatalogueFile.NONE),
            new Run("bench", "bench"));
    time("shapes", () -> Validation.validate(quads));
    for (Dumps.Format format : Dumps.Format.values()) {
      time("dump " + format.extension(), () -> dump(format, quads, folder));
    }
    Path file = folder.resolve("letopis.nq");
    System.out.println("quads: " + quads.stream().count());
    StoreConfig config = StoreConfig.read(home.resolve("fuseki-config/letopis.ttl"));
    for (int round = 1; round <= Integer.parseInt(arguments[2]); round++) {
      Path stores = Files.createDirectories(folder.resolve("round-" + round));
      time("parallel loader", () -> parallel(file, stores.resolve("parallel")));
      time("one transaction", () -> transaction(file, stores.resolve("transaction")));
      time(
          "store, text index, statistics",
          () ->
              new StoreBuilder(config)
                  .build(
                      quads.stream().iterator(), Files.createDirectory(stores.resolve("built"))));
    }
  }

  private static void dump(Dumps.Format format, Quads quads, Path folder) throws IOException {
    Path file = folder.resolve("letopis." + format.extension());
    try (OutputStream out = Files.newOutputStream(file)) {
      Dumps.write(format, quads, out);
    }
  }

  private static void parallel(Path file, Path store) throws IOException {
    DatasetGraph dataset = DatabaseMgr.connectDatasetGraph(Files.createDirectory(store).toString());
    DataLoader loader = LoaderFactory.parallelLoader(dataset, (format, values) -> {});
    loader.startBulk();
    loader.load(file.toString());
    loader.finishBulk();
    TDBInternal.expel(dataset);
  }

  private static void transaction(Path file, Path store) throws IOException {
    DatasetGraph dataset = DatabaseMgr.connectDatasetGraph(Files.createDirectory(store).toString());
    Txn.executeWrite(
        dataset, () -> RDFParser.source(file.toString()).parse(StreamRDFLib.dataset(dataset)));
    TDBInternal.expel(dataset);
  }

  private static void time(String what, Step step) {
    long wall = System.nanoTime();
    long cpu = PROCESS.getProcessCpuTime();
    try {
      step.run();
    } catch (IOException e) {
      throw new UncheckedIOException(what, e);
    }
    System.out.printf(
        Locale.ROOT,
        "%s\t%.2f\t%.2f%n",
        what,
        (System.nanoTime() - wall) / 1e9,
        (PROCESS.getProcessCpuTime() - cpu) / 1e9);
  }
}

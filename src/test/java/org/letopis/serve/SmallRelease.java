package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.query.Dataset;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFDataMgr;
import org.letopis.serve.query.Limits;
import org.letopis.store.Fingerprint;
import org.letopis.store.Release;
import org.letopis.store.ReleaseBuild;
import org.letopis.store.Releases;
import org.letopis.store.StoreBuilder;
import org.letopis.store.StoreConfig;

/** A real release of a handful of quads. */
final class SmallRelease {

  static final Path HOME = Path.of(System.getProperty("letopis.home"));
  static final String BASE = "https://w3id.org/letopis/";

  /** As few processes as there can be: tests start many servers. Every answer is made anew. */
  static final Limits LIMITS =
      new Limits(
          Duration.ofSeconds(30),
          100_000,
          32L << 20,
          100_000,
          256,
          2,
          64,
          Duration.ofSeconds(30),
          0,
          0,
          0,
          Set.of(),
          false);

  private SmallRelease() {}

  static Release build(Path data, String trig) throws IOException {
    return build(data, trig, RDFDataMgr.loadDataset("src/test/resources/store/" + trig));
  }

  /** A release that no other has the content of: one claim more, of that number. */
  static Release numbered(Path data, int number) throws IOException {
    Dataset quads = RDFDataMgr.loadDataset("src/test/resources/store/small.trig");
    quads
        .asDatasetGraph()
        .add(
            NodeFactory.createURI(BASE + "graph/numbered"),
            NodeFactory.createURI(BASE + "id/claim/numbered"),
            NodeFactory.createURI(BASE + "ontology#countLow"),
            NodeFactory.createLiteralDT(Integer.toString(number), XSDDatatype.XSDinteger));
    return build(data, "number " + number, quads);
  }

  private static Release build(Path data, String inputs, Dataset quads) throws IOException {
    StoreConfig config = StoreConfig.read(HOME.resolve("fuseki-config/letopis.ttl"));
    try (ReleaseBuild build = new Releases(data).begin()) {
      new StoreBuilder(config).build(quads.asDatasetGraph().find(), build.folder());
      Path dumps = Files.createDirectories(build.folder().resolve("dumps"));
      Path dump = dumps.resolve("letopis.nq");
      Files.writeString(dumps.resolve("letopis.ttl"), "# Ђорђе\n");
      try (var out = Files.newOutputStream(dump)) {
        RDFDataMgr.write(out, quads, Lang.NQUADS);
      }
      Files.writeString(build.folder().resolve("report.txt"), "fine\n");
      return build.release(dump, List.of("test"), new Fingerprint(inputs));
    }
  }

  static Settings settings(Path data) {
    return settings(data, 0);
  }

  static Settings settings(Path data, int port) {
    return new Settings(HOME, data, BASE, Settings.LOOPBACK, port, LIMITS);
  }
}

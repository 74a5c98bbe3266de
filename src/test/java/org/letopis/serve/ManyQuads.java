package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.store.Fingerprint;
import org.letopis.store.Release;
import org.letopis.store.ReleaseBuild;
import org.letopis.store.Releases;
import org.letopis.store.StoreBuilder;
import org.letopis.store.StoreConfig;

/**
 * A release of some twenty thousand quads: too many for any machine to square or to cube in a
 * second.
 */
final class ManyQuads {

  private static final int THINGS = 8000;

  private ManyQuads() {}

  static Release build(Path data) throws IOException {
    StoreConfig config = StoreConfig.read(SmallRelease.HOME.resolve("fuseki-config/letopis.ttl"));
    Stream<Quad> small =
        RDFDataMgr.loadDataset("src/test/resources/store/small.trig").asDatasetGraph().stream();
    try (ReleaseBuild build = new Releases(data).begin()) {
      new StoreBuilder(config)
          .build(
              Stream.concat(small, IntStream.range(0, THINGS).boxed().flatMap(ManyQuads::thing))
                  .iterator(),
              build.folder());
      Path dumps = Files.createDirectories(build.folder().resolve("dumps"));
      Path dump = Files.writeString(dumps.resolve("letopis.nq"), "many\n");
      return build.release(dump, List.of("test"), new Fingerprint("many"));
    }
  }

  private static Stream<Quad> thing(int i) {
    Node graph = iri("graph/" + i % 10);
    Node thing = iri("thing/" + i);
    return Stream.of(
        Quad.create(graph, thing, iri("p"), iri("thing/" + (i * 7 + 1) % THINGS)),
        Quad.create(graph, thing, iri("q"), NodeFactory.createLiteralString("value " + i % 97)),
        Quad.create(
            graph,
            thing,
            RDFS.label.asNode(),
            NodeFactory.createLiteralLang("spaljena stvar broj " + i, "sr-Latn")));
  }

  private static Node iri(String path) {
    return NodeFactory.createURI("https://example.org/" + path);
  }
}

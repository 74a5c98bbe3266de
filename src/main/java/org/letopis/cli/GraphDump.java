package org.letopis.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.StreamSupport;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.system.AsyncParser;
import org.apache.jena.sparql.core.Quad;
import org.letopis.rdf.Dumps;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Prefixes;
import org.letopis.store.Release;

/** One named graph of a release, from its N-Quads. */
final class GraphDump {

  private GraphDump() {}

  static void print(
      Project project, Release release, String graph, DumpFormat format, PrintWriter out)
      throws IOException {
    Dumps.Format rdf =
        Dumps.Format.of(format.toString())
            .orElseThrow(
                () -> new WrongUsageException("--graph cannot be had as " + format + "; try ttl"));
    Node wanted =
        NodeFactory.createURI(graph.contains(":") ? graph : project.base() + "graph/" + graph);
    List<Quad> quads = quads(release, wanted);
    if (quads.isEmpty()) {
      throw new WrongUsageException(
          "there is no graph \"%s\"; the names are those of the documents, catalog, entities, identity, comparison, links, ontology"
              .formatted(wanted.getURI()));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Dumps.write(rdf, Prefixes.of(new Iris(project.base())), quads.stream(), bytes);
    out.print(bytes.toString(StandardCharsets.UTF_8));
  }

  private static List<Quad> quads(Release release, Node wanted) throws IOException {
    try (InputStream in = Files.newInputStream(release.dumps().resolve("letopis.nq"))) {
      Iterator<Quad> all = AsyncParser.asyncParseQuads(in, Lang.NQUADS, "");
      return StreamSupport.stream(
              Spliterators.spliteratorUnknownSize(all, Spliterator.ORDERED), false)
          .filter(q -> q.getGraph().equals(wanted))
          .toList();
    }
  }
}

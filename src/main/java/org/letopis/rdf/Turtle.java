package org.letopis.rdf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.jena.graph.Graph;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.sparql.graph.GraphFactory;

/** Reads the Turtle files that the project declares things in. */
final class Turtle {

  private Turtle() {}

  /**
   * The triples of a file, whatever folder it lies in.
   *
   * @param base what relative IRIs in it are relative to
   * @throws IllegalArgumentException where it is no Turtle; says where
   */
  static Graph read(Path file, String base) throws IOException {
    Graph graph = GraphFactory.createDefaultGraph();
    try (InputStream in = Files.newInputStream(file)) {
      RDFParser.source(in)
          .lang(Lang.TURTLE)
          .base(base)
          .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
          .parse(graph);
      return graph;
    } catch (RiotException e) {
      throw new IllegalArgumentException(
          file.getFileName() + ": is no Turtle: " + e.getMessage() + "; mend that line", e);
    }
  }
}

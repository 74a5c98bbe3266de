package org.letopis.cli.wikidata;

import java.nio.file.Path;
import java.util.List;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.graph.GraphFactory;
import org.letopis.serve.facts.Facts;

/** The statements of a release, read from its N-Quads: its store may be open in a server. */
final class ReleaseGraph {

  private ReleaseGraph() {}

  /** All graphs in one. */
  static Facts read(Path nquads) {
    Graph graph = GraphFactory.createDefaultGraph();
    RDFParser.source(nquads)
        .lang(Lang.NQUADS)
        .parse(
            new StreamRDFBase() {
              @Override
              public void quad(Quad quad) {
                graph.add(quad.asTriple());
              }
            });
    return new Facts(graph);
  }

  /** What follows the last slash of an IRI: the key of an entity of the gazetteer. */
  static String key(Node entity) {
    return entity.getURI().substring(entity.getURI().lastIndexOf('/') + 1);
  }

  static Node iri(String iri) {
    return NodeFactory.createURI(iri);
  }

  static String first(List<Node> literals, String... tags) {
    for (String tag : tags) {
      for (Node literal : literals) {
        if (literal.isLiteral() && literal.getLiteralLanguage().equals(tag)) {
          return literal.getLiteralLexicalForm();
        }
      }
    }
    return "";
  }
}

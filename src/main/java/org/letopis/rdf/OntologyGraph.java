package org.letopis.rdf;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;

/** The ontology beside the data, so that a query finds labels of kinds and units. */
final class OntologyGraph {

  private OntologyGraph() {}

  static Stream<Quad> quads(Iris iris, Graph ontology) {
    Node graph = iris.graph("ontology");
    Set<Node> subjects = new HashSet<>();
    ontology.find().forEach(t -> subjects.add(t.getSubject()));
    List<Node> sorted =
        subjects.stream().filter(Node::isURI).sorted(Comparator.comparing(Node::getURI)).toList();
    return sorted.stream()
        .flatMap(s -> Copied.of(ontology, s).stream())
        .map(t -> Quad.create(graph, t));
  }
}

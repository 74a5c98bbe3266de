package org.letopis.serve;

import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.Dataset;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;

/**
 * What the graph says of one thing: its own statements, those of its parts (IRIs with a fragment of
 * its own), labels of what they name, and the statements that point to it. Runs within the caller's
 * read transaction.
 */
final class Description {

  /** So many statements that point to a thing are shown; a town may have thousands. */
  static final int POINTING = 500;

  private static final Node SOURCE =
      NodeFactory.createURI("http://www.w3.org/ns/prov#hadPrimarySource");
  private static final Node QUOTE =
      NodeFactory.createURI("https://w3id.org/letopis/ontology#quote");
  private static final Node NAME_FORM =
      NodeFactory.createURI("https://w3id.org/letopis/ontology#nameForm");
  private static final Node START = OA.start.asNode();
  private static final List<Node> LABELS =
      List.of(RDFS.label.asNode(), SKOS.prefLabel.asNode(), NAME_FORM);

  private final Graph union;
  private final DatasetGraph dataset;
  private final Map<String, String> prefixes;

  Description(Dataset dataset, Map<String, String> prefixes) {
    this.prefixes = prefixes;
    this.dataset = dataset.asDatasetGraph();
    this.union = this.dataset.getUnionGraph();
  }

  boolean knows(String iri) {
    Node node = NodeFactory.createURI(iri);
    return union.contains(node, Node.ANY, Node.ANY)
        || union.contains(Node.ANY, Node.ANY, node)
        || dataset.containsGraph(node);
  }

  /** The description; all of it where the IRI is that of a named graph. */
  Model of(String iri) {
    Node node = NodeFactory.createURI(iri);
    Model model = ModelFactory.createDefaultModel();
    model.setNsPrefixes(prefixes);
    Graph described = model.getGraph();
    if (dataset.containsGraph(node)) {
      dataset.getGraph(node).find().forEachRemaining(described::add);
      return model;
    }
    union.stream(Node.ANY, Node.ANY, node).limit(POINTING).forEach(described::add);
    addWithParts(described, node, iri + "#");
    addClaims(described, node);
    addLabels(described);
    return model;
  }

  /** The same statements, each in the named graphs in which it stands. */
  DatasetGraph inGraphs(Model described) {
    DatasetGraph quads = DatasetGraphFactory.create();
    prefixes.forEach(quads.prefixes()::add);
    described
        .getGraph()
        .find()
        .forEachRemaining(
            t ->
                dataset
                    .find(Node.ANY, t.getSubject(), t.getPredicate(), t.getObject())
                    .forEachRemaining(q -> quads.add(Quad.create(q.getGraph(), t))));
    return quads;
  }

  private void addWithParts(Graph described, Node node, String fragment) {
    List<Triple> own = union.find(node, Node.ANY, Node.ANY).toList();
    own.forEach(described::add);
    own.stream()
        .map(Triple::getObject)
        .filter(Node::isURI)
        .filter(o -> o.getURI().startsWith(fragment) && !described.contains(o, Node.ANY, Node.ANY))
        .forEach(part -> addWithParts(described, part, fragment));
  }

  /** Of a document all its claims, with their words and where these stand. */
  private void addClaims(Graph described, Node document) {
    for (Triple source : union.find(Node.ANY, SOURCE, document).toList()) {
      Node claim = source.getSubject();
      List<Triple> quotes = union.find(claim, QUOTE, Node.ANY).toList();
      if (quotes.isEmpty()) {
        continue; // an identity decision
      }
      described.add(source);
      quotes.forEach(described::add);
      union.find(claim, OA.hasTarget.asNode(), Node.ANY).toList().stream()
          .map(Triple::getObject)
          .flatMap(t -> union.find(t, OA.hasSelector.asNode(), Node.ANY).toList().stream())
          .flatMap(s -> union.find(s.getObject(), START, Node.ANY).toList().stream())
          .forEach(described::add);
    }
  }

  private void addLabels(Graph described) {
    described
        .find()
        .mapWith(t -> List.of(t.getSubject(), t.getPredicate(), t.getObject()))
        .toList()
        .stream()
        .flatMap(List::stream)
        .filter(Node::isURI)
        .distinct()
        .forEach(
            named ->
                LABELS.forEach(
                    label -> union.find(named, label, Node.ANY).forEachRemaining(described::add)));
  }
}

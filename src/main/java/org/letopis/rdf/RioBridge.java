package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.system.StreamRDF;
import org.apache.jena.sparql.core.Quad;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.Resource;
import org.eclipse.rdf4j.model.Value;
import org.eclipse.rdf4j.model.ValueFactory;
import org.eclipse.rdf4j.model.impl.SimpleValueFactory;
import org.eclipse.rdf4j.rio.RDFHandler;

/** Hands what Jena streams to a writer of RDF4J, a statement at a time. */
public final class RioBridge implements StreamRDF {

  private static final ValueFactory VALUES = SimpleValueFactory.getInstance();

  private final RDFHandler handler;
  private final boolean graphs;

  /**
   * @param handler where statements go
   * @param graphs whether it can say in which graph a statement stands; if not, it gets the union
   */
  public RioBridge(RDFHandler handler, boolean graphs) {
    this.handler = handler;
    this.graphs = graphs;
  }

  @Override
  public void start() {
    handler.startRDF();
  }

  @Override
  public void prefix(String prefix, String iri) {
    handler.handleNamespace(prefix, iri);
  }

  @Override
  public void triple(Triple triple) {
    handler.handleStatement(
        VALUES.createStatement(
            resource(triple.getSubject()), iri(triple.getPredicate()), value(triple.getObject())));
  }

  @Override
  public void quad(Quad quad) {
    if (!graphs || quad.isDefaultGraph()) {
      triple(quad.asTriple());
      return;
    }
    handler.handleStatement(
        VALUES.createStatement(
            resource(quad.getSubject()),
            iri(quad.getPredicate()),
            value(quad.getObject()),
            resource(quad.getGraph())));
  }

  @Override
  public void base(String base) {
    // Every IRI is absolute.
  }

  @Override
  public void finish() {
    handler.endRDF();
  }

  private static IRI iri(Node node) {
    return VALUES.createIRI(node.getURI());
  }

  private static Resource resource(Node node) {
    return node.isBlank() ? VALUES.createBNode(node.getBlankNodeLabel()) : iri(node);
  }

  private static Value value(Node node) {
    if (!node.isLiteral()) {
      return resource(node);
    }
    String text = node.getLiteralLexicalForm();
    String tag = node.getLiteralLanguage();
    return tag.isEmpty()
        ? VALUES.createLiteral(text, VALUES.createIRI(node.getLiteralDatatypeURI()))
        : VALUES.createLiteral(text, tag);
  }
}

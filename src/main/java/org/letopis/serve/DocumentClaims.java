package org.letopis.serve;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.rdf.model.Literal;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.vocabulary.OA;

/** The claims of a document on its page: in text order, each with its words. */
final class DocumentClaims {

  static final Node SOURCE = NodeFactory.createURI("http://www.w3.org/ns/prov#hadPrimarySource");
  static final Node QUOTE = NodeFactory.createURI("https://w3id.org/letopis/ontology#quote");
  static final Node TARGET = OA.hasTarget.asNode();
  static final Node SELECTOR = OA.hasSelector.asNode();
  static final Node START = OA.start.asNode();

  private DocumentClaims() {}

  /** Whether a statement that points to a document is said by the list of its claims. */
  static boolean tells(Model model, Property property, Resource subject) {
    return property.equals(OA.hasSource)
        ? subject.getURI().contains("#")
        : property.asNode().equals(SOURCE) && isClaim(model, subject);
  }

  /** The list as HTML; empty where the thing is no document, or one without claims. */
  static String section(Model model, Resource thing, Function<Resource, String> link) {
    List<Resource> claims =
        model.listSubjectsWithProperty(property(SOURCE), thing).toList().stream()
            .filter(claim -> isClaim(model, claim))
            .sorted(
                Comparator.comparingLong((Resource claim) -> start(model, claim))
                    .thenComparing(Resource::getURI))
            .toList();
    return claims.isEmpty()
        ? ""
        : "<h2>Claims in text order · <span lang=\"sr\">Тврдње редом којим стоје у тексту</span></h2>\n"
            + "<table>\n"
            + claims.stream().map(claim -> row(model, claim, link)).collect(Collectors.joining())
            + "</table>\n";
  }

  private static String row(Model model, Resource claim, Function<Resource, String> link) {
    Literal quote = model.getRequiredProperty(claim, property(QUOTE)).getLiteral();
    return "<tr><td><q lang=\"%s\">%s</q></td><td>%s</td></tr>\n"
        .formatted(
            Html.escape(quote.getLanguage()),
            Html.escape(quote.getLexicalForm()),
            link.apply(claim));
  }

  private static boolean isClaim(Model model, Resource subject) {
    return model.contains(subject, property(QUOTE));
  }

  private static long start(Model model, Resource claim) {
    return model.listObjectsOfProperty(claim, property(START)).toList().stream()
        .map(RDFNode::asLiteral)
        .mapToLong(Literal::getLong)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private static Property property(Node node) {
    return ResourceFactory.createProperty(node.getURI());
  }
}

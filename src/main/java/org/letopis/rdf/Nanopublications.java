package org.letopis.rdf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDF;

/**
 * Each claim as a nanopublication (https://nanopub.net/guidelines/): what is claimed, where that
 * comes from, and who publishes it, each in a graph of its own. All hang on the claim's IRI.
 */
final class Nanopublications {

  private static final String NP = "http://www.nanopub.org/nschema#";
  private static final Node NANOPUBLICATION = np("Nanopublication");

  /** What is said of the claim as found in its text, not of what it claims. */
  private static final Set<Node> PROVENANCE =
      Set.of(
          Prov.HAD_PRIMARY_SOURCE,
          Prov.WAS_DERIVED_FROM,
          Prov.WAS_GENERATED_BY,
          OA.hasTarget.asNode(),
          Lt.QUOTE,
          Lt.RULE,
          Lt.CONFIDENCE,
          Lt.ATTRIBUTED_TO,
          Lt.ATTRIBUTED_DIRECTLY_TO,
          Lt.ATTRIBUTION_NAME);

  private Nanopublications() {}

  /** All of them, in the order of the claims. */
  static Stream<Quad> quads(Quads quads) {
    Map<String, List<org.letopis.link.LinkedClaim>> byDocument = quads.claimsByDocument();
    return quads
        .documents()
        .flatMap(
            d ->
                byId(
                        quads
                            .claims(d, byDocument.getOrDefault(d.document().name(), List.of()))
                            .toList())
                    .entrySet()
                    .stream()
                    .flatMap(e -> nanopublication(quads.iris(), e.getKey(), e.getValue())));
  }

  /** The quads of each claim, its parts with it. */
  private static Map<String, List<Quad>> byId(List<Quad> claims) {
    Map<String, List<Quad>> byId = new LinkedHashMap<>();
    for (Quad quad : claims) {
      String iri = quad.getSubject().getURI();
      int hash = iri.indexOf('#');
      byId.computeIfAbsent(
              hash < 0 ? iri : iri.substring(0, hash), key -> new java.util.ArrayList<>())
          .add(quad);
    }
    return byId;
  }

  private static Stream<Quad> nanopublication(Iris iris, String claim, List<Quad> said) {
    Node node = NodeFactory.createURI(claim);
    Node nanopub = Iris.part(node, "nanopublication");
    Node head = Iris.part(node, "head");
    Node assertion = Iris.part(node, "assertion");
    Node provenance = Iris.part(node, "provenance");
    Node publication = Iris.part(node, "publication");
    Statements heads = new Statements(head);
    heads
        .add(nanopub, RDF.type.asNode(), NANOPUBLICATION)
        .add(nanopub, np("hasAssertion"), assertion)
        .add(nanopub, np("hasProvenance"), provenance)
        .add(nanopub, np("hasPublicationInfo"), publication);
    Statements info = new Statements(publication);
    info.add(nanopub, DCTerms.license.asNode(), CatalogGraph.CC_BY)
        .add(nanopub, DCTerms.isPartOf.asNode(), iris.dataset())
        .add(nanopub, DCTerms.creator.asNode(), Iris.part(iris.dataset(), "publisher"))
        .add(nanopub, DCTerms.subject.asNode(), node);
    Statements from = new Statements(provenance);
    from.add(assertion, Prov.WAS_DERIVED_FROM, Selectors.target(node));
    List<Quad> asserted =
        said.stream()
            .filter(q -> q.getSubject().equals(node) && !PROVENANCE.contains(q.getPredicate()))
            .map(q -> Quad.create(assertion, q.asTriple()))
            .toList();
    List<Quad> found =
        said.stream()
            .filter(q -> !q.getSubject().equals(node) || PROVENANCE.contains(q.getPredicate()))
            .map(q -> Quad.create(provenance, q.asTriple()))
            .toList();
    return Stream.of(heads.quads(), asserted, from.quads(), found, info.quads())
        .flatMap(List::stream);
  }

  private static Node np(String name) {
    return NodeFactory.createURI(NP + name);
  }
}

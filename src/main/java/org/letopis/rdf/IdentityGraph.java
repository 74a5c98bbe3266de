package org.letopis.rdf;

import java.util.List;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDF;
import org.letopis.link.IdentityDecision;

/** Which names we hold to mean which entities: our inference, with score, method and evidence. */
final class IdentityGraph {

  private IdentityGraph() {}

  static List<Quad> quads(Iris iris, IdentityDecision decision) {
    Node id = iris.identity(decision);
    return new Statements(iris.graph("identity"))
        .add(id, RDF.type.asNode(), Lt.IDENTITY_DECISION)
        .add(id, Lt.IDENTIFIES, iris.entity(decision.type(), decision.entity()))
        .add(id, Lt.NAME_FORM, Literals.text(decision.nameForm(), "sr-Latn"))
        .add(id, Prov.HAD_PRIMARY_SOURCE, iris.document(decision.document()))
        .add(id, Lt.SCORE, Literals.decimal(decision.score()))
        .add(id, Lt.METHOD, Literals.string(decision.method()))
        .add(id, Lt.EVIDENCE, Literals.string(decision.evidence()))
        .quads();
  }
}

package org.letopis.rdf;

import java.util.List;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.link.Entity;

/**
 * Links of entities to Wikidata with their evidence. Only a confirmed link says that the two are
 * one; a candidate says no more than that somebody should look.
 */
final class LinksGraph {

  private LinksGraph() {}

  static List<Quad> quads(Iris iris, Entity entity, WikidataLink link) {
    Node id = iris.link(entity, link.qid());
    Node target = Iris.wikidata(link.qid());
    return new Statements(iris.graph("links"))
        .add(id, RDF.type.asNode(), Lt.LINK)
        .add(id, Lt.LINK_OF, iris.entity(entity))
        .add(id, Lt.LINK_TARGET, target)
        .add(id, Lt.LINK_STATE, Lt.term(link.state().term()))
        .add(id, Lt.EVIDENCE, Literals.string(link.basis()))
        .add(iris.entity(entity), property(link.state()), target)
        .quads();
  }

  private static Node property(WikidataLink.State state) {
    return switch (state) {
      case CONFIRMED -> SKOS.exactMatch.asNode();
      case ONE_SOURCE -> SKOS.closeMatch.asNode();
      case CANDIDATE -> Lt.CANDIDATE_MATCH;
    };
  }
}

package org.letopis.rdf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.compare.Comparison;

/** How claims stand to each other, and why they are comparable. */
final class ComparisonGraph {

  private ComparisonGraph() {}

  static List<Quad> quads(Iris iris, Comparison comparison) {
    Node id = iris.comparison(comparison.id());
    Comparison.Ground ground = comparison.ground();
    return new Statements(iris.graph("comparison"))
        .add(id, RDF.type.asNode(), Lt.COMPARISON)
        .texts(
            id,
            RDFS.label.asNode(),
            Map.of(
                "en", comparison.english(),
                "sr-Latn", comparison.serbian(),
                "sr-Cyrl", Cyrillic.sentence(comparison.serbian())))
        .add(id, Lt.COMPARISON_TYPE, Terms.of(comparison.type()))
        .add(id, Lt.CONTRADICTION_KIND, comparison.contradiction().map(Terms::of))
        .addAll(id, Lt.COMPARES, comparison.claims().stream().sorted().map(iris::claim).toList())
        .add(
            id,
            Lt.SHARED_EVENT,
            Optional.of(ground.event()).filter(e -> !e.isBlank()).map(Literals::string))
        .add(id, Lt.SHARED_KIND, Lt.term(ground.kind()))
        .add(id, Lt.SHARED_UNIT, ground.unit().map(Units::of))
        .addAll(id, Lt.SHARED_GROUP, ground.groups().stream().map(Literals::string).toList())
        .addAll(id, Lt.SHARED_PLACE, ground.places().stream().map(Literals::string).toList())
        .add(id, Lt.SHARED_TIME, ground.time().map(Literals::string))
        .quads();
  }
}

package org.letopis.rdf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.compare.Comparison;
import org.letopis.compare.Dimension;
import org.letopis.compare.Origin;

/** How claims stand to each other, and why they are comparable. */
final class ComparisonGraph {

  private ComparisonGraph() {}

  static List<Quad> quads(Iris iris, Comparison comparison) {
    Node id = iris.comparison(comparison.id());
    Comparison.Ground ground = comparison.ground();
    boolean sides = !comparison.second().isEmpty();
    boolean parts = isPartAndWhole(comparison);
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
        .addAll(id, Lt.COMPARES, claims(iris, comparison.claims()))
        .addAll(id, Lt.FIRST_SIDE, sides ? claims(iris, comparison.first()) : List.of())
        .addAll(id, Lt.SECOND_SIDE, claims(iris, comparison.second()))
        .addAll(id, Lt.PART, parts ? claims(iris, comparison.first()) : List.of())
        .addAll(id, Lt.WHOLE, parts ? claims(iris, comparison.second()) : List.of())
        .add(
            id,
            Lt.SHARED_EVENT,
            Optional.of(ground.event()).filter(e -> !e.isBlank()).map(Literals::string))
        .add(id, Lt.SHARED_KIND, Lt.term(ground.kind()))
        .add(id, Lt.SHARED_UNIT, ground.unit().map(Units::of))
        .addAll(id, Lt.SHARED_GROUP, ground.groups().stream().map(Literals::string).toList())
        .addAll(id, Lt.SHARED_PLACE, ground.places().stream().map(Literals::string).toList())
        .add(id, Lt.SHARED_TIME, ground.time().map(Literals::string))
        .add(id, Lt.SHARED_SUBJECT, ground.about().map(Literals::string))
        .addAll(id, Lt.FIRST_NARROWER_IN, dimensions(ground.firstNarrower()))
        .addAll(id, Lt.SECOND_NARROWER_IN, dimensions(ground.secondNarrower()))
        .add(id, Lt.DOCUMENT_COUNT, comparison.support().map(s -> Literals.integer(s.documents())))
        .add(id, Lt.ORIGIN_COUNT, comparison.support().map(s -> Literals.integer(s.origins())))
        .quads();
  }

  /** What goes back to one source, and on what that rests. */
  static List<Quad> quads(Iris iris, Origin origin) {
    Node id = iris.origin(origin.id());
    return new Statements(iris.graph("comparison"))
        .add(id, RDF.type.asNode(), Lt.ORIGIN)
        .texts(
            id,
            RDFS.label.asNode(),
            Map.of(
                "en", origin.english(),
                "sr-Latn", origin.serbian(),
                "sr-Cyrl", Cyrillic.sentence(origin.serbian())))
        .add(id, Lt.ORIGIN_BASIS, Terms.of(origin.basis()))
        .add(id, Lt.ORIGIN_AUTHORITY, origin.authority().map(iris::entity))
        .add(id, Lt.EARLIEST_DOCUMENT, origin.earliest().map(iris::document))
        .addAll(id, Lt.ORIGIN_OF, claims(iris, origin.claims()))
        .quads();
  }

  private static boolean isPartAndWhole(Comparison comparison) {
    return switch (comparison.type()) {
      case PART_OF, ADDS_UP -> true;
      case CONTRADICTS ->
          comparison
              .contradiction()
              .filter(
                  kind ->
                      kind == Comparison.Contradiction.TOTAL_AGAINST_PARTS
                          || kind == Comparison.Contradiction.TOTAL_AGAINST_LIST)
              .isPresent();
      case AGREES, REFINES, COMPATIBLE, LEAVES_OPEN -> false;
    };
  }

  private static List<Node> claims(Iris iris, List<String> ids) {
    return ids.stream().map(iris::claim).toList();
  }

  private static List<Node> dimensions(List<Dimension> dimensions) {
    return dimensions.stream().map(Terms::of).toList();
  }
}

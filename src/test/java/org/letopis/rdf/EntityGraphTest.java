package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.riot.out.NodeFmtLib;
import org.junit.jupiter.api.Test;
import org.letopis.claim.EntityType;
import org.letopis.link.Entity;

class EntityGraphTest {

  @Test
  void a_place_has_its_names_in_both_scripts_its_other_names_and_its_point() {
    assertThat(turtle(Claims.VILLAGE))
        .contains("<http://www.w3.org/2000/01/rdf-schema#label> \"Доње Село\"@sr-Cyrl")
        .contains("<http://www.w3.org/2004/02/skos/core#prefLabel> \"Fshati i Poshtëm\"@sq")
        .contains("<http://www.w3.org/2004/02/skos/core#altLabel> \"D. Selo\"")
        .contains("\"POINT(20.0 42.5)\"^^<http://www.opengis.net/ont/geosparql#wktLiteral>")
        .contains("<https://sws.geonames.org/123/>");
  }

  @Test
  void an_english_name_is_never_written_in_cyrillic() {
    Entity group =
        new Entity("dockers", EntityType.GROUP, Map.of("en", "dockers"), Optional.empty());

    assertThat(turtle(group)).contains("\"dockers\"@en").doesNotContain("sr-Cyrl");
  }

  @Test
  void what_each_side_calls_an_event_is_said_with_its_users_and_is_no_label() {
    String gold =
        Gold.quads()
            .entities()
            .map(q -> NodeFmtLib.strNT(q.getPredicate()) + " " + NodeFmtLib.strNT(q.getObject()))
            .collect(Collectors.joining("\n"));

    assertThat(gold)
        .contains("ontology#usedBy> \"")
        .contains("altLabel> \"Martovski pogrom\"@sr-Latn")
        .contains("label> \"2004 unrest in Kosovo\"@en")
        .doesNotContain("#label> \"Martovski pogrom\"");
  }

  private static String turtle(Entity entity) {
    return new EntityGraph(new Iris(Iris.DEFAULT_BASE), List.of(entity))
        .quads(entity).stream()
            .map(q -> NodeFmtLib.strNT(q.getPredicate()) + " " + NodeFmtLib.strNT(q.getObject()))
            .collect(Collectors.joining("\n"));
  }
}

package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.query.ResultSetFormatter;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Quad;
import org.junit.jupiter.api.Test;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;

class QuadsTest {

  private final Quads gold = Gold.quads();

  @Test
  void no_blank_node_is_published() {
    assertThat(gold.stream())
        .noneMatch(
            q -> q.getSubject().isBlank() || q.getObject().isBlank() || q.getGraph().isBlank());
  }

  @Test
  void no_triple_stands_twice_so_the_union_needs_no_second_look() {
    Set<Triple> seen = new HashSet<>();
    assertThat(gold.stream().map(Quad::asTriple).filter(t -> !seen.add(t))).isEmpty();
  }

  @Test
  void the_order_is_always_the_same() {
    assertThat(gold.stream().toList()).isEqualTo(Gold.quads().stream().toList());
  }

  @Test
  void one_line_of_sparql_gets_figures_by_source() {
    assertThat(
            rows(
                gold,
                """
                PREFIX lt: <https://w3id.org/letopis/ontology#>
                PREFIX prov: <http://www.w3.org/ns/prov#>
                SELECT DISTINCT ?file ?low ?high {
                  ?c lt:kind lt:PropertyDamage ; lt:unit <https://w3id.org/letopis/unit/religiousSite> ;
                     lt:countLow ?low ; lt:countHigh ?high ; prov:hadPrimarySource/lt:fileName ?file
                } ORDER BY ?file ?low
                """))
        .contains("29")
        .contains("35");
  }

  @Test
  void a_claim_looks_as_the_design_says() {
    Claim claim = Claims.claim("Injury", Count.between(60, 60, true, "oko 60"));
    Claim other = Claims.claim("Injury", Count.exactly(70, "70"));
    Quads quads =
        Claims.quads(Claims.linked(claim, other), List.of(Claims.contradiction(claim, other)));

    assertThat(
            rows(
                quads,
                """
                PREFIX lt: <https://w3id.org/letopis/ontology#>
                PREFIX oa: <http://www.w3.org/ns/oa#>
                PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
                PREFIX unit: <https://w3id.org/letopis/unit/>
                PREFIX geo: <http://www.w3.org/2003/01/geo/wgs84_pos#>
                SELECT ?suffix ?start ?lat ?area {
                  ?c a lt:Claim ; lt:kind lt:Injury ; lt:countLow 60 ; lt:countText "oko 60" ;
                     lt:approximate true ; lt:unit unit:person ; lt:polarity lt:Affirmed ;
                     lt:modality lt:Stated ; lt:confidence 0.93 ; lt:rule "injury.passive" ;
                     lt:startDate "2001-05-03"^^xsd:date ; lt:place ?place ; oa:hasTarget ?t .
                  ?t oa:hasSelector [ a oa:TextQuoteSelector ; oa:suffix ?suffix ] ,
                       [ a oa:TextPositionSelector ; oa:start ?start ; oa:end 49 ] .
                  ?place geo:lat ?lat ; lt:withinName ?area .
                  ?x lt:compares ?c ; lt:comparisonType lt:Contradicts ;
                     lt:contradictionKind lt:DisjointFigures ; lt:sharedKind lt:Injury .
                }
                """))
        .contains("Izvor")
        .contains("42.5")
        .contains("Gornje");
  }

  private static String rows(Quads quads, String query) {
    DatasetGraph dataset = DatasetGraphFactory.create();
    quads.stream().forEach(q -> dataset.getDefaultGraph().add(q.asTriple()));
    try (QueryExecution execution =
        QueryExecution.dataset(org.apache.jena.query.DatasetFactory.wrap(dataset))
            .query(query)
            .build()) {
      return ResultSetFormatter.asText(execution.execSelect());
    }
  }
}

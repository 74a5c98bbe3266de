package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.Shapes;
import org.apache.jena.sparql.graph.GraphFactory;
import org.apache.jena.vocabulary.OA;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Finding;

class ValidationTest {

  private static final String OA_NS = OA.getURI();
  private static final Claim GOOD = Claims.claim("Injury", Count.exactly(60, "60"));

  private final Shapes shapes = Home.declarations().shapes();

  @Test
  void no_claim_of_the_gold_is_refused_and_only_undeclared_groups_lack_labels() {
    Validation validation = Validation.validate(Gold.quads());

    assertThat(validation.findings())
        .allMatch(finding -> finding.severity() == Finding.Severity.NOTICE)
        .allMatch(finding -> finding.where().contains("/id/group/"))
        .allMatch(finding -> finding.what().contains("a label in Serbian"));
    assertThat(validation.quads().stream().toList()).isEqualTo(Gold.quads().stream().toList());
  }

  @Test
  void a_claim_of_an_unknown_kind_is_refused_and_everything_else_stays() {
    Claim bad = Claims.claim("Nonsense", Count.exactly(1, "1"));
    Quads all = Claims.quads(Claims.linked(GOOD, bad), List.of(Claims.contradiction(GOOD, bad)));

    Validation validation = Validation.validate(all);

    assertThat(validation.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.severity()).isEqualTo(Finding.Severity.LOSS);
              assertThat(finding.where()).isEqualTo("donje selo.txt (0-49)");
              assertThat(finding.what())
                  .contains(bad.id())
                  .contains("ontology/letopis.ttl must define it")
                  .contains("Nonsense");
            });
    String rest = validation.quads().stream().toList().toString();
    assertThat(rest)
        .doesNotContain("Nonsense")
        .doesNotContain("contradicts-1")
        .contains("Donje Selo");
    assertThat(validation.quads().claims().filter(q -> q.getObject().equals(Lt.CLAIM))).hasSize(1);
  }

  @Test
  void two_claims_of_one_id_are_refused_rather_than_mixed() {
    Validation validation = Validation.validate(Claims.quads(Claims.linked(GOOD, GOOD), List.of()));

    assertThat(validation.findings())
        .singleElement()
        .satisfies(f -> assertThat(f.what()).contains("another claim has the same id"));
    assertThat(validation.quads().claims()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "prov:hadPrimarySource",
    "lt:kind",
    "lt:polarity",
    "lt:modality",
    "lt:rule",
    "lt:confidence",
    "lt:quote",
    "oa:hasTarget",
    "oa:hasSource",
    "oa:hasSelector",
    "oa:exact",
    "oa:start",
    "oa:end",
    "lt:countText",
    "lt:approximate",
    "rdfs:label",
    "lt:sha256",
    "lt:compares",
    "lt:identifies"
  })
  void without_it_the_graph_does_not_conform(String property) {
    Node gone = NodeFactory.createURI(expand(property));

    assertThat(conforms(t -> !t.getPredicate().equals(gone), Optional.empty())).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          lt:confidence | 1.01 | http://www.w3.org/2001/XMLSchema#decimal
          lt:confidence | -0.1 | http://www.w3.org/2001/XMLSchema#decimal
          lt:countLow   | 61   | http://www.w3.org/2001/XMLSchema#integer
          lt:countLow   | few  | http://www.w3.org/2001/XMLSchema#string
          lt:startDate  | 2001-05-03 | http://www.w3.org/2001/XMLSchema#string
          oa:start      | 49   | http://www.w3.org/2001/XMLSchema#integer
          oa:start      | -1   | http://www.w3.org/2001/XMLSchema#integer
          lt:sha256     | abc  | http://www.w3.org/2001/XMLSchema#string
          """)
  void with_it_the_graph_does_not_conform(String property, String value, String type) {
    Node changed = NodeFactory.createURI(expand(property));
    Node object =
        NodeFactory.createLiteralDT(
            value, org.apache.jena.datatypes.TypeMapper.getInstance().getTypeByName(type));

    assertThat(conforms(t -> !t.getPredicate().equals(changed), Optional.of(object), changed))
        .isFalse();
  }

  @Test
  void untouched_it_conforms() {
    assertThat(conforms(t -> true, Optional.empty())).isTrue();
  }

  private boolean conforms(Predicate<Triple> kept, Optional<Node> object, Node... property) {
    Claim other = Claims.claim("Injury", Count.exactly(70, "70"));
    Graph graph = GraphFactory.createDefaultGraph();
    Claims.quads(Claims.linked(GOOD, other), List.of(Claims.contradiction(GOOD, other))).stream()
        .map(q -> q.asTriple())
        .forEach(
            t -> {
              if (kept.test(t)) {
                graph.add(t);
              } else {
                object.ifPresent(o -> graph.add(t.getSubject(), property[0], o));
              }
            });
    return ShaclValidator.get().conforms(shapes, graph);
  }

  private static String expand(String name) {
    return name.replace("lt:", Lt.NS)
        .replace("oa:", OA_NS)
        .replace("prov:", Prov.NS)
        .replace("rdfs:", "http://www.w3.org/2000/01/rdf-schema#");
  }
}

package org.letopis.rdf;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.claim.Claim;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Retracted;

/** The claims of one document, in its own named graph, each with the words that make it. */
final class ClaimGraph {

  private static final String LATIN = "sr-Latn";

  private final Iris iris;
  private final Labels labels;
  private final Node run;
  private final Node document;
  private final Node graph;
  private final String language;
  private final Selectors selectors;

  ClaimGraph(Iris iris, Labels labels, Run run, DocumentClaims from) {
    String name = from.document().name();
    this.iris = iris;
    this.labels = labels;
    this.run = iris.run(run.rules());
    this.document = iris.document(name);
    this.graph = iris.documentGraph(name);
    this.language = from.entry().flatMap(e -> e.language()).orElse("");
    this.selectors = new Selectors(document, from.document().text());
  }

  List<Quad> quads(LinkedClaim linked) {
    Claim claim = linked.claim();
    Node id = iris.claim(claim.id());
    Statements out = new Statements(graph);
    out.add(id, RDF.type.asNode(), Lt.CLAIM);
    out.texts(id, RDFS.label.asNode(), ClaimLabel.of(linked, labels));
    out.add(id, Lt.EVENT, linked.event().map(iris::entity));
    out.add(id, Lt.KIND, Lt.term(claim.kind()));
    figure(out, id, claim);
    entities(out, id, linked);
    names(out, id, claim);
    when(out, id, claim);
    rest(out, id, claim);
    evidence(out, id, claim.evidence());
    out.add(id, Lt.CONFIDENCE, Literals.decimal(claim.confidence()));
    out.add(id, Prov.WAS_GENERATED_BY, run);
    selectors.add(out, id, claim.evidence());
    return out.quads();
  }

  /**
   * A claim that was retracted: its words and who decided, but nothing by which an answer would
   * find it.
   */
  List<Quad> quads(Retracted retracted) {
    Claim claim = retracted.claim();
    Node id = iris.claim(claim.id());
    Statements out = new Statements(graph);
    out.add(id, RDF.type.asNode(), Lt.RETRACTED_CLAIM);
    out.add(id, RDFS.label.asNode(), Literals.text("retracted: " + claim.evidence().quote(), "en"));
    out.add(id, RDFS.label.asNode(), Literals.text("povučeno: " + claim.evidence().quote(), LATIN));
    evidence(out, id, claim.evidence());
    out.add(id, Lt.DECIDED_BY, Literals.string(retracted.correction().by()));
    out.add(id, Lt.DECIDED_ON, Literals.time(retracted.correction().date()));
    out.add(id, Lt.REASON, Literals.string(retracted.correction().reason()));
    retracted
        .mended()
        .ifPresent(mended -> out.add(iris.claim(mended.id()), Prov.WAS_REVISION_OF, id));
    selectors.add(out, id, claim.evidence());
    return out.quads();
  }

  private static void figure(Statements out, Node id, Claim claim) {
    claim
        .count()
        .ifPresent(
            count -> {
              out.add(id, Lt.COUNT_LOW, number(count.low()));
              out.add(id, Lt.COUNT_HIGH, number(count.high()));
              out.add(id, Lt.APPROXIMATE, Literals.bool(count.approximate()));
              out.add(id, Lt.COUNT_TEXT, Literals.string(count.text()));
            });
    out.add(id, Lt.UNIT, claim.unit().map(Units::of));
    out.addAll(id, Lt.DAMAGE_MODE, claim.modes().stream().map(Terms::damage).toList());
  }

  private void entities(Statements out, Node id, LinkedClaim linked) {
    out.addAll(id, Lt.AFFECTED_GROUP, nodes(linked.groups()));
    out.addAll(id, Lt.PERSON, nodes(linked.persons()));
    out.addAll(id, Lt.SITE, nodes(linked.sites()));
    out.addAll(id, Lt.PLACE, nodes(linked.places()));
    out.addAll(id, Lt.AGENT, nodes(linked.agents()));
    out.addAll(id, Lt.ATTRIBUTED_TO, nodes(linked.attributedTo()));
    out.add(
        id,
        Lt.ATTRIBUTED_DIRECTLY_TO,
        linked.attributedTo().stream().findFirst().map(iris::entity));
    out.addAll(id, Lt.ORGANIZATION, nodes(linked.organizations()));
    chain(out, id, linked.attributedTo());
  }

  /** Whom the document cites, whom that one cites, and so on. */
  private void chain(Statements out, Node id, List<Entity> authorities) {
    for (int i = 0; i < authorities.size(); i++) {
      Node attribution = Iris.part(id, "attribution-" + (i + 1));
      out.add(id, Prov.QUALIFIED_ATTRIBUTION, attribution);
      out.add(attribution, RDF.type.asNode(), Prov.ATTRIBUTION);
      out.add(attribution, Prov.AGENT, iris.entity(authorities.get(i)));
      out.add(attribution, Lt.STEP, Literals.integer(i + 1));
    }
  }

  private static void names(Statements out, Node id, Claim claim) {
    out.addAll(
        id, Lt.GROUP_NAME, claim.groups().stream().map(g -> Literals.text(g, "en")).toList());
    out.addAll(id, Lt.PERSON_NAME, named(claim.persons()));
    out.addAll(id, Lt.SITE_NAME, named(claim.sites()));
    out.addAll(id, Lt.PLACE_NAME, named(claim.places()));
    out.addAll(id, Lt.AGENT_NAME, named(claim.agents()));
    out.addAll(id, Lt.ATTRIBUTION_NAME, named(claim.attributedTo()));
    out.addAll(id, Lt.ORGANIZATION_NAME, named(claim.organizations()));
  }

  private static void when(Statements out, Node id, Claim claim) {
    claim
        .time()
        .ifPresent(
            time -> {
              out.add(id, Lt.START_DATE, time.start().map(Literals::time));
              out.add(id, Lt.END_DATE, time.end().map(Literals::time));
              out.add(id, Lt.TIME_TEXT, Literals.string(time.text()));
            });
  }

  private static void rest(Statements out, Node id, Claim claim) {
    out.add(id, Lt.ROLE, claim.role().map(r -> Literals.text(r, LATIN)));
    claim
        .attribute()
        .ifPresent(
            a -> {
              out.add(id, Lt.ATTRIBUTE, Literals.string(a.name()));
              out.add(id, Lt.VALUE, Literals.string(a.value()));
            });
    claim
        .causation()
        .ifPresent(
            c -> {
              out.add(id, Lt.CAUSE, Literals.text(c.cause(), LATIN));
              out.add(id, Lt.EFFECT, Literals.text(c.effect(), LATIN));
            });
    out.add(id, Lt.POLARITY, Terms.of(claim.polarity()));
    out.add(id, Lt.MODALITY, Terms.of(claim.modality()));
  }

  private void evidence(Statements out, Node id, Evidence evidence) {
    out.add(id, Lt.QUOTE, Literals.text(evidence.quote(), language));
    out.add(id, Prov.HAD_PRIMARY_SOURCE, document);
    out.add(id, Prov.WAS_DERIVED_FROM, Selectors.target(id));
    out.add(id, OA.hasTarget.asNode(), Selectors.target(id));
    out.add(id, Lt.RULE, Literals.string(evidence.rule()));
  }

  private List<Node> nodes(List<Entity> entities) {
    return entities.stream().map(iris::entity).toList();
  }

  private static List<Node> named(List<Mentioned> names) {
    return names.stream().map(n -> Literals.text(n.label(), LATIN)).toList();
  }

  private static Optional<Node> number(OptionalLong bound) {
    return bound.isEmpty() ? Optional.empty() : Optional.of(Literals.integer(bound.getAsLong()));
  }
}

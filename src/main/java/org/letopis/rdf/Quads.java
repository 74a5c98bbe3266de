package org.letopis.rdf;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.riot.system.StreamRDF;
import org.apache.jena.sparql.core.Quad;
import org.letopis.claim.EntityType;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparison;
import org.letopis.compare.Origin;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Entity;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;

/**
 * The graph: made anew, a claim at a time, whenever it is asked for, always in the same order.
 * First the catalogue and the entities, then each document's claims in text order, then what we
 * infer of them, the links, and the ontology.
 */
public final class Quads {

  static final Comparator<LinkedClaim> TEXT_ORDER =
      Comparator.comparing((LinkedClaim c) -> c.claim().evidence().start())
          .thenComparing(c -> c.claim().evidence().end())
          .thenComparing(c -> c.claim().id());

  private final Iris iris;
  private final Linked linked;
  private final List<Comparison> comparisons;
  private final List<Origin> origins;
  private final Declarations declared;
  private final Run run;

  /** Counting is worth doing once: the same graph is written in many forms. */
  private final AtomicReference<List<Quad>> description = new AtomicReference<>();

  private Quads(Iris iris, Linked linked, Compared compared, Declarations declared, Run run) {
    this.iris = iris;
    this.linked = linked;
    this.comparisons =
        compared.comparisons().stream().sorted(Comparator.comparing(Comparison::id)).toList();
    this.origins = compared.origins().stream().sorted(Comparator.comparing(Origin::id)).toList();
    this.declared = declared;
    this.run = run;
  }

  /**
   * The graph of what was read, linked and compared.
   *
   * @param iris mints the IRIs
   * @param linked claims, entities and identity decisions of all documents
   * @param compared how claims stand to each other, and which go back to one source
   * @param declared ontology, shapes, links and catalogue
   * @param run what found the claims
   */
  public static Quads of(
      Iris iris, Linked linked, Compared compared, Declarations declared, Run run) {
    return new Quads(iris, linked, compared, declared, run);
  }

  /** All quads, in the order of graphs, documents and text. */
  public Stream<Quad> stream() {
    return Stream.of(catalogue(), entities(), claims(), inferred(), links(), ontology())
        .flatMap(quads -> quads);
  }

  /** All quads but those of {@link #claims()}. */
  public Stream<Quad> rest() {
    return Stream.of(catalogue(), entities(), inferred(), links(), ontology())
        .flatMap(quads -> quads);
  }

  /** The catalogue with the description of the data set. */
  Stream<Quad> catalogue() {
    return Stream.concat(catalog(), description().stream());
  }

  /** How much there is of what, and how good it is. */
  private List<Quad> description() {
    List<Quad> known = description.get();
    if (known == null) {
      known =
          DatasetDescription.quads(
              iris,
              Counts.of(
                  Stream.of(catalog(), entities(), claims(), inferred(), links(), ontology())
                      .flatMap(quads -> quads)),
              declared.precision());
      description.set(known);
    }
    return known;
  }

  /** Sends all quads, in the same order. */
  public void sendTo(StreamRDF sink) {
    stream().forEach(sink::quad);
  }

  /** The same graph without some claims, and without comparisons that need them. */
  public Quads without(Set<String> claims) {
    Linked rest =
        new Linked(
            linked.documents(),
            linked.claims().stream().filter(c -> !claims.contains(c.claim().id())).toList(),
            linked.entities(),
            linked.identity(),
            linked.places());
    return new Quads(
        iris,
        rest,
        new Compared(
            comparisons.stream()
                .filter(c -> c.claims().stream().noneMatch(claims::contains))
                .toList(),
            origins.stream().filter(o -> o.claims().stream().noneMatch(claims::contains)).toList()),
        declared,
        run);
  }

  Stream<Quad> catalog() {
    return Stream.concat(
        CatalogGraph.dataset(iris, run, declared).stream(),
        documents().flatMap(d -> catalog(d).stream()));
  }

  List<Quad> catalog(DocumentClaims document) {
    return CatalogGraph.document(iris, declared.catalogue(), document);
  }

  Stream<Quad> entities() {
    EntityGraph graph = new EntityGraph(iris, linked.entities());
    return sortedEntities()
        .flatMap(e -> Stream.concat(graph.quads(e).stream(), eventNames(e).stream()));
  }

  /** The claims, each document's in a graph of its own. */
  public Stream<Quad> claims() {
    Map<String, List<LinkedClaim>> byDocument = claimsByDocument();
    return documents()
        .flatMap(d -> claims(d, byDocument.getOrDefault(d.document().name(), List.of())));
  }

  Stream<Quad> claims(DocumentClaims document, List<LinkedClaim> claims) {
    ClaimGraph graph = new ClaimGraph(iris, declared.labels(), run, document);
    return Stream.concat(
        claims.stream().sorted(TEXT_ORDER).flatMap(c -> graph.quads(c).stream()),
        document.retracted().stream()
            .sorted(Comparator.comparing(r -> r.claim().id()))
            .flatMap(r -> graph.quads(r).stream()));
  }

  Stream<Quad> inferred() {
    return Stream.concat(
        linked.identity().stream()
            .map(d -> IdentityGraph.quads(iris, d))
            .sorted(Comparator.comparing(quads -> quads.getFirst().getSubject().getURI()))
            .flatMap(List::stream),
        Stream.concat(
            comparisons.stream().flatMap(c -> ComparisonGraph.quads(iris, c).stream()),
            origins.stream().flatMap(o -> ComparisonGraph.quads(iris, o).stream())));
  }

  private List<Quad> eventNames(Entity entity) {
    return declared.events().stream()
        .filter(e -> entity.type() == EntityType.EVENT && e.key().equals(entity.key()))
        .flatMap(e -> EventNames.quads(iris, iris.entity(entity), e).stream())
        .toList();
  }

  Stream<Quad> links() {
    Map<String, List<WikidataLink>> byKey =
        declared.links().stream().collect(Collectors.groupingBy(WikidataLink::key));
    return sortedEntities()
        .flatMap(
            entity ->
                byKey.getOrDefault(entity.key(), List.of()).stream()
                    .sorted(Comparator.comparing(WikidataLink::qid))
                    .flatMap(link -> LinksGraph.quads(iris, entity, link).stream()));
  }

  Stream<Quad> ontology() {
    return OntologyGraph.quads(iris, declared.ontology());
  }

  Stream<DocumentClaims> documents() {
    return linked.documents().stream().sorted(Comparator.comparing(d -> d.document().name()));
  }

  Map<String, List<LinkedClaim>> claimsByDocument() {
    return linked.claims().stream()
        .collect(Collectors.groupingBy(c -> c.claim().evidence().document()));
  }

  Iris iris() {
    return iris;
  }

  Declarations declared() {
    return declared;
  }

  private Stream<Entity> sortedEntities() {
    return linked.entities().stream()
        .sorted(Comparator.comparing(Entity::type).thenComparing(Entity::key));
  }
}

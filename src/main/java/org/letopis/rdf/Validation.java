package org.letopis.rdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.compose.Union;
import org.apache.jena.riot.out.NodeFmtLib;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.validation.ReportEntry;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.graph.GraphFactory;
import org.letopis.claim.Evidence;
import org.letopis.claim.Finding;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkedClaim;

/**
 * The graph held against {@code ontology/shapes.ttl}: a claim that breaks a shape is refused, and
 * everything else stays.
 *
 * @param quads the graph without the refused claims
 * @param refused the ids of the refused claims
 * @param findings a loss for each refused claim, a notice for each other thing that breaks a shape
 */
public record Validation(Quads quads, Set<String> refused, List<Finding> findings) {

  public Validation {
    refused = Set.copyOf(refused);
    findings = List.copyOf(findings);
  }

  /** Holds a graph against the shapes, a document at a time, then what is not of one document. */
  public static Validation validate(Quads quads) {
    Validation claims = ofClaims(quads);
    List<Finding> findings = new ArrayList<>(claims.findings());
    findings.addAll(ofTheRest(claims.quads()));
    return new Validation(claims.quads(), claims.refused(), findings);
  }

  /** Holds the claims against the shapes, a document at a time. */
  public static Validation ofClaims(Quads quads) {
    List<Finding> findings = new ArrayList<>();
    Set<String> refused = new LinkedHashSet<>();
    Graph ontology = graph(quads.ontology());
    Map<String, List<LinkedClaim>> byDocument = quads.claimsByDocument();
    quads
        .documents()
        .forEach(
            document -> {
              List<LinkedClaim> claims =
                  byDocument.getOrDefault(document.document().name(), List.of());
              claims(quads, document, claims, ontology)
                  .forEach(
                      (id, finding) -> {
                        refused.add(id);
                        findings.add(finding);
                      });
            });
    return new Validation(refused.isEmpty() ? quads : quads.without(refused), refused, findings);
  }

  /** Holds everything but the claims against the shapes. */
  public static List<Finding> ofTheRest(Quads quads) {
    Graph rest =
        graph(
            Stream.of(quads.catalog(), quads.entities(), quads.inferred(), quads.links())
                .flatMap(q -> q));
    List<Finding> findings = new ArrayList<>();
    broken(quads, new Union(rest, graph(quads.ontology())))
        .forEach((node, why) -> findings.add(notice(node, why)));
    return findings;
  }

  private static Map<String, Finding> claims(
      Quads quads, DocumentClaims document, List<LinkedClaim> claims, Graph ontology) {
    Map<String, LinkedClaim> byIri = new TreeMap<>();
    Map<String, Finding> findings = new TreeMap<>();
    for (LinkedClaim claim : claims) {
      String id = claim.claim().id();
      if (byIri.put(quads.iris().claim(id).getURI(), claim) != null) {
        findings.put(id, loss(claim, "another claim has the same id"));
      }
    }
    Graph own =
        graph(Stream.concat(quads.catalog(document).stream(), quads.claims(document, claims)));
    broken(quads, new Union(own, ontology))
        .forEach(
            (node, why) -> {
              if (byIri.containsKey(node)) {
                LinkedClaim claim = byIri.get(node);
                findings.putIfAbsent(claim.claim().id(), loss(claim, why));
              }
            });
    return findings;
  }

  /** What breaks a shape, and why, in a fixed order. */
  private static Map<String, String> broken(Quads quads, Graph graph) {
    return ShaclValidator.get().validate(quads.declared().shapes(), graph).getEntries().stream()
        .collect(
            Collectors.groupingBy(
                e -> e.focusNode().toString(),
                TreeMap::new,
                Collectors.mapping(
                    Validation::why,
                    Collectors.collectingAndThen(
                        Collectors.toList(),
                        all ->
                            all.stream()
                                .distinct()
                                .sorted(Comparator.naturalOrder())
                                .collect(Collectors.joining("; "))))));
  }

  private static String why(ReportEntry entry) {
    String message =
        entry.messages().stream()
            .filter(Node::isLiteral)
            .filter(m -> !m.getLiteralLanguage().startsWith("sr"))
            .map(Node::getLiteralLexicalForm)
            .sorted()
            .findFirst()
            .orElse(entry.message());
    return entry.value() == null || entry.value().isBlank()
        ? message
        : message + ", not " + NodeFmtLib.strNT(entry.value());
  }

  private static Finding loss(LinkedClaim claim, String why) {
    Evidence evidence = claim.claim().evidence();
    return Finding.loss(
        evidence.document() + " (" + evidence.start() + "-" + evidence.end() + ")",
        "claim \""
            + claim.claim().id()
            + "\" of rule \""
            + evidence.rule()
            + "\" is refused: "
            + why,
        "mend the rule, or define in ontology/ what it needs");
  }

  private static Finding notice(String node, String why) {
    return Finding.notice(
        node,
        why,
        "mend what declares it in mappings/ or in the catalogue; it is published as it is");
  }

  private static Graph graph(Stream<Quad> quads) {
    Graph graph = GraphFactory.createDefaultGraph();
    quads.forEach(q -> graph.add(q.asTriple()));
    return graph;
  }
}

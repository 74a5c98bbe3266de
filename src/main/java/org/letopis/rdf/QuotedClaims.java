package org.letopis.rdf;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.OA;

/**
 * Reads out of a dump what its claims quote, and of which bytes its documents are. The dump may be
 * in any syntax of RDF, with named graphs or without; only the few statements that matter are kept.
 */
public final class QuotedClaims extends StreamRDFBase {

  private static final Set<Node> KEPT =
      Set.of(
          Lt.QUOTE,
          Lt.FILE_NAME,
          Lt.SHA256,
          OA.hasTarget.asNode(),
          OA.hasSource.asNode(),
          OA.hasSelector.asNode(),
          OA.exact.asNode(),
          OA.start.asNode(),
          OA.end.asNode());

  private final Map<Node, Map<Node, SortedSet<String>>> literals = new HashMap<>();
  private final Map<Node, Map<Node, Set<Node>>> links = new HashMap<>();

  private QuotedClaims() {}

  /**
   * Reads a dump.
   *
   * @param file its name ends as its syntax does, and in {@code .gz} where it is compressed
   * @throws org.apache.jena.riot.RiotException where it is no RDF of that syntax
   * @throws IOException where it cannot be read, or unpacked, to its end
   */
  public static QuotedClaims read(Path file) throws IOException {
    QuotedClaims claims = new QuotedClaims();
    try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(bytes) : bytes) {
      RDFParser.source(in)
          .forceLang(RDFLanguages.pathnameToLang(file.toString()))
          .base(file.toUri().toString())
          .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
          .parse(claims);
    }
    return claims;
  }

  @Override
  public void triple(Triple triple) {
    keep(triple.getSubject(), triple.getPredicate(), triple.getObject());
  }

  @Override
  public void quad(Quad quad) {
    keep(quad.getSubject(), quad.getPredicate(), quad.getObject());
  }

  private void keep(Node subject, Node predicate, Node object) {
    if (KEPT.contains(predicate)) {
      if (object.isLiteral()) {
        literals
            .computeIfAbsent(subject, s -> new HashMap<>())
            .computeIfAbsent(predicate, p -> new TreeSet<>())
            .add(object.getLiteralLexicalForm());
      } else {
        links
            .computeIfAbsent(subject, s -> new HashMap<>())
            .computeIfAbsent(predicate, p -> new LinkedHashSet<>())
            .add(object);
      }
    }
  }

  /** The claims, by IRI. */
  public List<QuotedClaim> claims() {
    return literals.entrySet().stream()
        .filter(e -> e.getValue().containsKey(Lt.QUOTE) && e.getKey().isURI())
        .map(e -> claim(e.getKey()))
        .sorted((a, b) -> a.iri().compareTo(b.iri()))
        .toList();
  }

  /** SHA-256 of the documents' bytes, in hex, by file name. */
  public SortedMap<String, String> documents() {
    SortedMap<String, String> documents = new TreeMap<>();
    literals.forEach(
        (node, values) -> {
          if (values.containsKey(Lt.FILE_NAME) && values.containsKey(Lt.SHA256)) {
            documents.put(values.get(Lt.FILE_NAME).first(), values.get(Lt.SHA256).first());
          }
        });
    return documents;
  }

  private QuotedClaim claim(Node claim) {
    List<Node> targets = linked(claim, OA.hasTarget.asNode()).toList();
    List<Node> selectors =
        targets.stream().flatMap(t -> linked(t, OA.hasSelector.asNode())).toList();
    Stream<String> exact = selectors.stream().flatMap(s -> values(s, OA.exact.asNode()).stream());
    String document =
        targets.stream()
            .flatMap(t -> linked(t, OA.hasSource.asNode()))
            .flatMap(d -> values(d, Lt.FILE_NAME).stream())
            .findFirst()
            .orElse("");
    return new QuotedClaim(
        claim.getURI(),
        document,
        Stream.concat(values(claim, Lt.QUOTE).stream(), exact).distinct().toList(),
        selectors.stream().flatMap(this::span).toList());
  }

  private Stream<QuotedClaim.Span> span(Node selector) {
    Collection<String> starts = values(selector, OA.start.asNode());
    Collection<String> ends = values(selector, OA.end.asNode());
    boolean numbers =
        starts.size() == 1
            && ends.size() == 1
            && Stream.concat(starts.stream(), ends.stream()).allMatch(n -> n.matches("\\d{1,9}"));
    return numbers
        ? Stream.of(
            new QuotedClaim.Span(
                Integer.parseInt(starts.iterator().next()),
                Integer.parseInt(ends.iterator().next())))
        : Stream.empty();
  }

  private Collection<String> values(Node node, Node property) {
    return literals.getOrDefault(node, Map.of()).getOrDefault(property, new TreeSet<>());
  }

  private Stream<Node> linked(Node node, Node property) {
    return links.getOrDefault(node, Map.of()).getOrDefault(property, Set.of()).stream();
  }
}

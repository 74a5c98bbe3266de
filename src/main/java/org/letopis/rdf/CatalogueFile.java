package org.letopis.rdf;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.graph.GraphFactory;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.letopis.claim.Finding;
import org.letopis.text.Catalogue;

/**
 * The catalogue of documents ({@code seeds/catalog.ttl}): each document is named by its file name
 * in angle brackets.
 *
 * @param catalogue what the stages read of it
 * @param graph all that it says, documents under {@link #BASE}
 * @param findings what of it could not be used
 */
public record CatalogueFile(Catalogue catalogue, Graph graph, List<Finding> findings) {

  /** What the catalogue's file names are relative to while they are read. */
  static final String BASE = "https://w3id.org/letopis/seeds/";

  /** A catalogue that says nothing. */
  public static final CatalogueFile NONE =
      new CatalogueFile(Catalogue.EMPTY, GraphFactory.createDefaultGraph(), List.of());

  private static final Pattern DATE = Pattern.compile("\\d{4}(-\\d{2}(-\\d{2})?)?");

  public CatalogueFile {
    findings = List.copyOf(findings);
  }

  /**
   * Reads a catalogue.
   *
   * @throws IOException where the file cannot be read
   * @throws IllegalArgumentException where it is no Turtle; says where
   */
  public static CatalogueFile read(Path file) throws IOException {
    Graph graph = Turtle.read(file, BASE);
    List<Finding> findings = new ArrayList<>();
    Map<String, Catalogue.Entry> entries = new TreeMap<>();
    graph
        .find(Node.ANY, RDF.type.asNode(), Lt.DOCUMENT)
        .mapWith(t -> t.getSubject())
        .filterKeep(s -> s.isURI() && s.getURI().startsWith(BASE))
        .toList()
        .forEach(
            node -> {
              Catalogue.Entry entry = entry(graph, node);
              entries.put(entry.name(), dated(entry, file.getFileName().toString(), findings));
            });
    return new CatalogueFile(new Catalogue(entries), graph, findings);
  }

  /** How the catalogue names the document of that file name. */
  static Optional<Node> node(Graph graph, String fileName) {
    return graph
        .find(Node.ANY, RDF.type.asNode(), Lt.DOCUMENT)
        .mapWith(t -> t.getSubject())
        .filterKeep(s -> s.isURI() && s.getURI().startsWith(BASE) && name(s).equals(fileName))
        .toList()
        .stream()
        .findFirst();
  }

  private static String name(Node node) {
    String path = node.getURI().substring(BASE.length()).replace("+", "%2B");
    return URLDecoder.decode(path, StandardCharsets.UTF_8);
  }

  private static Catalogue.Entry entry(Graph graph, Node node) {
    Optional<Node> period = value(graph, node, DCTerms.temporal.asNode());
    return new Catalogue.Entry(
        name(node),
        text(graph, node, DCTerms.title.asNode()),
        text(graph, node, DCTerms.language.asNode()),
        text(graph, node, Lt.SHA256),
        period.flatMap(p -> text(graph, p, DCAT.startDate.asNode())),
        period.flatMap(p -> text(graph, p, DCAT.endDate.asNode())),
        text(graph, node, DCTerms.issued.asNode()));
  }

  private static Catalogue.Entry dated(Catalogue.Entry entry, String file, List<Finding> findings) {
    return new Catalogue.Entry(
        entry.name(),
        entry.title(),
        entry.language(),
        entry.sha256(),
        entry.coverageStart().filter(d -> isDate(d, entry.name(), file, findings)),
        entry.coverageEnd().filter(d -> isDate(d, entry.name(), file, findings)),
        entry.issued());
  }

  private static boolean isDate(String date, String name, String file, List<Finding> findings) {
    boolean ok = DATE.matcher(date).matches();
    if (!ok) {
      findings.add(
          Finding.notice(
              file,
              "\"" + date + "\" as a time that \"" + name + "\" tells of is left out",
              "write it as YYYY, YYYY-MM or YYYY-MM-DD"));
    }
    return ok;
  }

  private static Optional<Node> value(Graph graph, Node subject, Node property) {
    return graph.find(subject, property, Node.ANY).mapWith(t -> t.getObject()).toList().stream()
        .min((a, b) -> a.toString().compareTo(b.toString()));
  }

  private static Optional<String> text(Graph graph, Node subject, Node property) {
    return value(graph, subject, property).filter(Node::isLiteral).map(Node::getLiteralLexicalForm);
  }
}

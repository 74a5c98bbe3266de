package org.letopis.rdf;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
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

  private static final Pattern TAG = Pattern.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*");

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
    List<Finding> findings = new ArrayList<>(withoutDepths(graph, file.getFileName().toString()));
    Map<String, Catalogue.Entry> entries = new TreeMap<>();
    documents(graph)
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
    String path = node.getURI().substring(BASE.length());
    try {
      return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return path; // a percent sign that begins no escape stands for itself
    }
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
    Optional<String> language =
        entry.language().filter(t -> isTag(t, entry.name(), file, findings));
    return new Catalogue.Entry(
        entry.name(),
        entry.title(),
        language,
        entry.sha256(),
        entry.coverageStart().filter(d -> isDate(d, entry.name(), file, findings)),
        entry.coverageEnd().filter(d -> isDate(d, entry.name(), file, findings)),
        entry.issued());
  }

  private static boolean isTag(String tag, String name, String file, List<Finding> findings) {
    boolean ok = TAG.matcher(tag).matches();
    if (!ok) {
      findings.add(
          Finding.notice(
              file,
              "\"" + tag + "\" as the language of \"" + name + "\" is left out",
              "write it as BCP 47 has it: sr-Latn, sr-Cyrl"));
    }
    return ok;
  }

  private static boolean isDate(String date, String name, String file, List<Finding> findings) {
    boolean ok = DATE.matcher(date).matches() && isDay(date);
    if (!ok) {
      findings.add(
          Finding.notice(
              file,
              "\"" + date + "\" as a time that \"" + name + "\" tells of is left out",
              "write it as YYYY, YYYY-MM or YYYY-MM-DD, a day that there is"));
    }
    return ok;
  }

  private static boolean isDay(String date) {
    try {
      LocalDate.parse(date + "-01-01".substring(date.length() - "YYYY".length()));
      return true;
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  /** Takes out what nests without end or too deep to be given names; the rest is used. */
  private static List<Finding> withoutDepths(Graph graph, String file) {
    List<Finding> findings = new ArrayList<>();
    for (Node document : documents(graph)) {
      List<Triple> nested =
          graph.find(document, Node.ANY, Node.ANY).toList().stream()
              .filter(t -> t.getObject().isBlank() && Copied.isTooDeep(graph, t.getObject()))
              .toList();
      for (Triple triple : nested) {
        graph.delete(triple);
        findings.add(
            Finding.notice(
                file,
                "what it says by \"%s\" of \"%s\" nests too deep or without end and is left out"
                    .formatted(triple.getPredicate().getLocalName(), name(document)),
                "write it flatter, or give its parts IRIs"));
      }
    }
    return findings;
  }

  private static List<Node> documents(Graph graph) {
    return graph
        .find(Node.ANY, RDF.type.asNode(), Lt.DOCUMENT)
        .mapWith(t -> t.getSubject())
        .filterKeep(s -> s.isURI() && s.getURI().startsWith(BASE))
        .toList();
  }

  private static Optional<Node> value(Graph graph, Node subject, Node property) {
    return graph.find(subject, property, Node.ANY).mapWith(t -> t.getObject()).toList().stream()
        .min((a, b) -> a.toString().compareTo(b.toString()));
  }

  private static Optional<String> text(Graph graph, Node subject, Node property) {
    return value(graph, subject, property).filter(Node::isLiteral).map(Node::getLiteralLexicalForm);
  }
}

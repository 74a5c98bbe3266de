package org.letopis.serve.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.VOID;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Figures;
import org.letopis.serve.html.Html;

/**
 * The page of the data set: what must be known of it in words, then its counts, its measures and
 * its files as tables. Each part keeps its own anchor, so that its IRI leads to its row.
 */
final class DatasetPage {

  private static final Node QUALITY = Facts.iri("http://www.w3.org/ns/dqv#hasQualityMeasurement");
  private static final Node VALUE = Facts.iri("http://www.w3.org/ns/dqv#value");
  private static final Node DISTRIBUTION = DCAT.distribution.asNode();
  private static final Node CLASSES = VOID.classPartition.asNode();
  private static final Node PROPERTIES = VOID.propertyPartition.asNode();
  private static final Node SUBSET = VOID.subset.asNode();

  /** Shown as tables. */
  private static final Set<Node> TABLES =
      Set.of(
          DISTRIBUTION,
          CLASSES,
          PROPERTIES,
          SUBSET,
          VOID.dataDump.asNode(),
          DCTerms.title.asNode());

  private static final Set<String> NUMBERS =
      Set.of("about.measured.claims", "about.measured.share", "column.number");

  private final Room room;
  private final Node dataset;
  private final Figures figures;

  /** Anchors of the rows that stand on the page. */
  private final Set<String> anchors = new TreeSet<>();

  DatasetPage(Room room, Node dataset) {
    this.room = room;
    this.dataset = dataset;
    this.figures = new Figures(room.context.language());
  }

  String body() {
    String tables =
        kinds()
            + parts("dataset.classes", CLASSES, VOID._class.asNode(), VOID.entities.asNode())
            + parts("dataset.properties", PROPERTIES, VOID.property.asNode(), VOID.triples.asNode())
            + graphs()
            + files();
    return room.section("properties", "entity.properties", room.properties.table(dataset, TABLES))
        + tables
        + room.properties.parts(dataset, anchors);
  }

  /** Kinds of claims: how many there are, and how often such claims were right. */
  private String kinds() {
    return table(
        "dataset.kinds",
        Stream.of(
            "column.kind",
            "about.measured.claims",
            "about.measured.share",
            "about.measured.counts"),
        subsets(part -> room.facts.object(part, DCTerms.subject.asNode())),
        part -> {
          Optional<Node> measured = room.facts.object(part, QUALITY);
          measured.map(Properties::fragment).ifPresent(anchors::add);
          return link(part, DCTerms.subject.asNode())
              + number(part, VOID.entities.asNode())
              + "<td class=\"number\"%s>%s</td><td>%s</td>"
                  .formatted(
                      measured.map(m -> id(m)).orElse(""),
                      measured
                          .flatMap(m -> room.facts.text(m, VALUE))
                          .map(Measured::share)
                          .map(Html::escape)
                          .orElse(""),
                      measured.map(m -> words(m, RDFS.comment.asNode())).orElse(""));
        });
  }

  /** Parts of a sort: what each is about, and how many there are. */
  private String parts(String heading, Node sort, Node about, Node count) {
    return table(
        heading,
        Stream.of("column.thing", "column.number"),
        room.facts.objects(dataset, sort),
        part -> link(part, about) + number(part, count));
  }

  private String graphs() {
    List<Node> graphs =
        room.facts.objects(dataset, SUBSET).stream()
            .filter(g -> g.getURI().indexOf('#') < 0)
            .toList();
    return table(
        "dataset.graphs",
        Stream.of("column.thing", "column.number"),
        graphs,
        graph -> "<td>" + room.names.link(graph) + "</td>" + number(graph, VOID.triples.asNode()));
  }

  private String files() {
    return table(
        "dataset.files",
        Stream.of("download.holds", "download.file"),
        room.facts.objects(dataset, DISTRIBUTION),
        file ->
            "<td>%s</td>%s"
                .formatted(
                    words(file, DCTerms.title.asNode()), link(file, DCAT.downloadURL.asNode())));
  }

  private List<Node> subsets(Function<Node, Optional<Node>> about) {
    return room.facts.objects(dataset, SUBSET).stream()
        .filter(part -> about.apply(part).isPresent())
        .filter(part -> !room.facts.has(part, RDF.type.asNode(), VOID.Linkset.asNode()))
        .toList();
  }

  private String table(
      String heading, Stream<String> columns, List<Node> parts, Function<Node, String> cells) {
    String rows =
        parts.stream()
            .sorted(Comparator.comparing(Node::getURI))
            .map(part -> "<tr%s>%s</tr>\n".formatted(anchor(part), cells.apply(part)))
            .collect(Collectors.joining());
    return rows.isEmpty()
        ? ""
        : "<section><h2>%s</h2>\n<table class=\"counts\">\n<thead><tr>%s</tr></thead>\n<tbody>\n%s</tbody>\n</table>\n</section>\n"
            .formatted(
                room.say(heading),
                columns
                    .map(c -> "<th scope=\"col\"%s>%s</th>".formatted(right(c), room.say(c)))
                    .collect(Collectors.joining()),
                rows);
  }

  /** Numbers stand to the right, and so does what heads them. */
  private static String right(String column) {
    return NUMBERS.contains(column) ? " class=\"number\"" : "";
  }

  private String anchor(Node part) {
    if (!part.getURI().startsWith(dataset.getURI() + "#")) {
      return "";
    }
    anchors.add(Properties.fragment(part));
    return id(part);
  }

  private static String id(Node part) {
    return " id=\"" + Html.escape(Properties.fragment(part)) + "\"";
  }

  private String link(Node part, Node property) {
    return "<td>" + room.facts.object(part, property).map(room.names::link).orElse("") + "</td>";
  }

  private String number(Node part, Node property) {
    String number =
        room.facts.number(part, property).stream()
            .mapToObj(figures::number)
            .collect(Collectors.joining());
    return "<td class=\"number\">" + number + "</td>";
  }

  private String words(Node part, Node property) {
    return room.names
        .best(room.facts.objects(part, property))
        .map(w -> room.names.inScript(w.getLiteralLexicalForm(), w.getLiteralLanguage()))
        .map(room.names::html)
        .orElse("");
  }
}

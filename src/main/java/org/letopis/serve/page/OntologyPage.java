package org.letopis.serve.page;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;

/**
 * The documentation of the ontology, made of the ontology: every term with its labels, meaning,
 * domain and range, where it stands to other vocabularies, and an example from the data.
 */
final class OntologyPage {

  private static final Node ONTOLOGY = Facts.iri(Onto.NS.substring(0, Onto.NS.length() - 1));

  /** Sections, and the types whose terms they hold; a term stands in the first that fits. */
  private static final List<Section> SECTIONS =
      List.of(
          new Section("kinds", "ontology.kinds", List.of(Onto.KIND_CLASS)),
          new Section("classes", "ontology.classes", List.of(OWL.Class.asNode())),
          new Section(
              "properties",
              "ontology.properties",
              List.of(
                  OWL.ObjectProperty.asNode(),
                  OWL.DatatypeProperty.asNode(),
                  OWL.AnnotationProperty.asNode())),
          new Section("values", "ontology.individuals", List.of(OWL.NamedIndividual.asNode())));

  private static final Set<Node> ALIGNED =
      Set.of(
          SKOS.closeMatch.asNode(),
          SKOS.exactMatch.asNode(),
          OWL.equivalentClass.asNode(),
          OWL.equivalentProperty.asNode());

  private final Room room;

  OntologyPage(Room room) {
    this.room = room;
  }

  private record Section(String id, String heading, List<Node> types) {
    boolean holds(Facts facts, Node term) {
      return types.stream().anyMatch(t -> facts.has(term, RDF.type.asNode(), t));
    }
  }

  Node ontology() {
    return ONTOLOGY;
  }

  String title() {
    return room.facts.describes(ONTOLOGY) ? room.names.text(ONTOLOGY) : room.words.say("ontology");
  }

  String body() {
    List<Node> terms = terms();
    StringBuilder html = new StringBuilder();
    html.append("<p>").append(description()).append("</p>\n");
    html.append("<p>")
        .append(room.say("ontology.namespace"))
        .append(": <code>")
        .append(Onto.NS)
        .append("</code></p>\n");
    StringBuilder sections = new StringBuilder();
    html.append("<nav aria-label=\"").append(room.say("ontology")).append("\"><ul>\n");
    for (Section section : SECTIONS) {
      List<Node> of = terms.stream().filter(t -> section(t).equals(Optional.of(section))).toList();
      if (of.isEmpty()) {
        continue;
      }
      html.append(
          "<li><a href=\"#section-%s\">%s</a>: %s</li>\n"
              .formatted(
                  section.id(),
                  room.say(section.heading()),
                  of.stream().map(this::entry).collect(Collectors.joining(", "))));
      sections.append(
          room.section(
              "section-" + section.id(),
              section.heading(),
              of.stream().map(this::term).collect(Collectors.joining())));
    }
    html.append("</ul></nav>\n").append(sections);
    return html.append(room.section("section-units", "ontology.units", units())).toString();
  }

  private String description() {
    List<Node> all = room.facts.objects(ONTOLOGY, DCTerms.description.asNode());
    return room.context.language().preferred().stream()
        .flatMap(tag -> all.stream().filter(d -> d.getLiteralLanguage().equals(tag)))
        .map(d -> Html.escape(d.getLiteralLexicalForm()))
        .findFirst()
        .orElse("");
  }

  private List<Node> terms() {
    return room.facts.graph().stream(Node.ANY, RDF.type.asNode(), Node.ANY)
        .map(Triple::getSubject)
        .filter(s -> s.isURI() && s.getURI().startsWith(Onto.NS))
        .distinct()
        .filter(t -> section(t).isPresent())
        .sorted(Comparator.comparing(t -> local(t).toLowerCase(Locale.ROOT) + local(t)))
        .toList();
  }

  private Optional<Section> section(Node term) {
    return SECTIONS.stream().filter(s -> s.holds(room.facts, term)).findFirst();
  }

  private String entry(Node term) {
    return "<a href=\"#%1$s\"><code>%1$s</code></a>".formatted(Html.escape(local(term)));
  }

  private String term(Node term) {
    return "<section id=\"%1$s\">\n<h3><code>%1$s</code></h3>\n<div class=\"terms\">\n"
            .formatted(Html.escape(local(term)))
        + "<table class=\"properties\"><tbody>\n"
        + texts("ontology.labels", term, RDFS.label.asNode())
        + texts("ontology.comment", term, RDFS.comment.asNode())
        + row("ontology.type", links(term, RDF.type.asNode()))
        + row("ontology.sub", above(term))
        + row("ontology.domain", links(term, RDFS.domain.asNode()))
        + row("ontology.range", links(term, RDFS.range.asNode()))
        + row("ontology.alignments", aligned(term))
        + row("ontology.example", example(term))
        + "</tbody></table>\n</div>\n</section>\n";
  }

  private String texts(String heading, Node term, Node property) {
    return row(
        heading,
        room.facts.objects(term, property).stream()
            .map(l -> "<p>" + room.properties.value(RDFS.label.asNode(), l) + "</p>")
            .collect(Collectors.joining()));
  }

  private String row(String heading, String html) {
    return html.isEmpty()
        ? ""
        : "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n".formatted(room.say(heading), html);
  }

  private String above(Node term) {
    return Stream.of(RDFS.subClassOf, RDFS.subPropertyOf)
        .flatMap(p -> room.facts.objects(term, p.asNode()).stream())
        .map(room.names::link)
        .collect(Collectors.joining(", "));
  }

  private String links(Node term, Node property) {
    return room.facts.objects(term, property).stream()
        .map(room.names::link)
        .collect(Collectors.joining(", "));
  }

  private String aligned(Node term) {
    return ALIGNED.stream()
        .sorted(Comparator.comparing(Node::getURI))
        .flatMap(
            p ->
                room.facts.objects(term, p).stream()
                    .map(o -> room.names.link(p) + " " + room.names.link(o)))
        .collect(Collectors.joining(", "));
  }

  /** How the data use the term, and how often; a term that they do not use says so. */
  private String example(Node term) {
    boolean property = section(term).filter(s -> s.id().equals("properties")).isPresent();
    List<Triple> uses =
        (property
                ? room.facts.graph().stream(Node.ANY, term, Node.ANY)
                : room.facts.graph().stream(Node.ANY, Node.ANY, term))
            .filter(t -> t.getSubject().isURI() && !t.getSubject().getURI().startsWith(Onto.NS))
            .filter(t -> !t.getPredicate().equals(RDFS.subClassOf.asNode()))
            .toList();
    return uses.stream()
        .min(Comparator.comparing(OntologyPage::order).thenComparing(t -> t.toString()))
        .map(
            t ->
                room.names.link(t.getSubject())
                    + " <code>"
                    + Html.escape(room.names.shortForm(t.getPredicate().getURI()))
                    + "</code> "
                    + room.properties.value(t.getPredicate(), t.getObject())
                    + " <small>("
                    + room.say("ontology.used.times", uses.size())
                    + ")</small>")
        .orElse("<em>" + room.say("ontology.example.none") + "</em>");
  }

  /** Things themselves before their parts, and what things say before what they are. */
  private static boolean order(Triple triple) {
    return triple.getSubject().getURI().indexOf('#') >= 0;
  }

  private String units() {
    return room.table(
        Stream.of("column.name", "ontology.labels"),
        room.facts.subjects(RDF.type.asNode(), Onto.UNIT_CLASS).stream()
            .map(
                unit ->
                    Room.row(
                        Stream.of(
                            room.names.link(unit),
                            room.names
                                .labels(unit)
                                .map(o -> room.properties.value(RDFS.seeAlso.asNode(), o))
                                .collect(Collectors.joining(", "))))));
  }

  private static String local(Node term) {
    return term.getURI().substring(Onto.NS.length());
  }
}

package org.letopis.serve.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Names;

/**
 * How often the program reads right, kind by kind, as the release's own description has it (DQV).
 * Runs within the caller's read transaction.
 */
public final class Measured {

  private static final String DQV = "http://www.w3.org/ns/dqv#";
  private static final Node MEASUREMENT = Facts.iri(DQV + "hasQualityMeasurement");
  private static final Node VALUE = Facts.iri(DQV + "value");
  private static final Node METRIC = Facts.iri(DQV + "isMeasurementOf");
  private static final Node ENTITIES = Facts.iri("http://rdfs.org/ns/void#entities");

  private final Room room;

  private Measured(Room room) {
    this.room = room;
  }

  /**
   * The table of a store, with what the measure means; says so where nothing is measured.
   *
   * @param prefixes namespaces by prefix
   */
  public static String html(DatasetGraph dataset, Context context, Map<String, String> prefixes) {
    return new Measured(new Room(dataset.getUnionGraph(), context, prefixes)).html();
  }

  private String html() {
    List<Node> kinds =
        room
            .facts
            .graph()
            .find(Node.ANY, MEASUREMENT, Node.ANY)
            .mapWith(t -> t.getSubject())
            .toList()
            .stream()
            .filter(k -> room.facts.object(k, DCTerms.subject.asNode()).isPresent())
            .distinct()
            .sorted((a, b) -> a.getURI().compareTo(b.getURI()))
            .toList();
    if (kinds.isEmpty()) {
      return "<p>" + room.say("about.measured.none") + "</p>\n";
    }
    return """
    %s<div class="scroll"><table class="measured">
    <caption>%s</caption>
    <thead><tr><th scope="col">%s</th><th scope="col" class="number">%s</th><th scope="col" class="number">%s</th><th scope="col">%s</th></tr></thead>
    <tbody>
    %s</tbody>
    </table></div>
    """
        .formatted(
            meaning(kinds.getFirst()),
            room.say("about.measured.caption"),
            room.say("column.kind"),
            room.say("about.measured.claims"),
            room.say("about.measured.share"),
            room.say("about.measured.counts"),
            kinds.stream().map(this::row).collect(Collectors.joining()));
  }

  /** What the measure is, in the words of the data. */
  private String meaning(Node kind) {
    return room.facts
        .object(kind, MEASUREMENT)
        .flatMap(m -> room.facts.object(m, METRIC))
        .map(metric -> "<p>" + text(metric, SKOS.definition.asNode()) + "</p>\n")
        .orElse("");
  }

  private String row(Node kind) {
    Node measurement = room.facts.object(kind, MEASUREMENT).orElseThrow();
    return "<tr><td>%s</td><td class=\"number\">%s</td><td class=\"number\">%s</td><td>%s</td></tr>\n"
        .formatted(
            room.facts.object(kind, DCTerms.subject.asNode()).map(room.names::link).orElse(""),
            Html.escape(room.facts.text(kind, ENTITIES).orElse("")),
            Html.escape(share(room.facts.text(measurement, VALUE).orElse(""))),
            text(measurement, RDFS.comment.asNode()));
  }

  /** In whole percents: of few claims nothing more exact can be said. */
  static String share(String value) {
    return value.matches("[01](\\.\\d+)?")
        ? Math.round(Double.parseDouble(value) * 100) + " %"
        : value;
  }

  private String text(Node thing, Node property) {
    List<Node> texts = room.facts.objects(thing, property);
    return room.context.language().preferred().stream()
        .flatMap(
            tag -> texts.stream().filter(t -> t.isLiteral() && t.getLiteralLanguage().equals(tag)))
        .findFirst()
        .map(
            t -> {
              Names.Name name =
                  room.names.inScript(t.getLiteralLexicalForm(), t.getLiteralLanguage());
              return room.names.html(name);
            })
        .orElse("");
  }
}

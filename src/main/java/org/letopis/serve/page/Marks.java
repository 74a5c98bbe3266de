package org.letopis.serve.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;

/** The signs by which all views call the documents, on the pages of things. */
final class Marks {

  private final Room room;
  private final Map<Node, String> marks = new LinkedHashMap<>();

  Marks(Room room) {
    this.room = room;
    for (Node document : room.facts.subjects(RDF.type.asNode(), Onto.DOCUMENT)) {
      marks.put(document, Source.mark(marks.size()));
    }
  }

  /** A document by its sign and its name, as a link to its page. */
  String link(Node document) {
    return badge(document) + " " + room.names.link(document);
  }

  /** A sentence of the graph, in which documents stand by the names of their files, with signs. */
  String sentence(Node thing, List<Node> documents) {
    String html = room.names.html(thing);
    for (Node document : documents) {
      html = html.replace(file(document), badge(document));
    }
    return html;
  }

  /** What the signs stand for. */
  String key(List<Node> documents) {
    return documents.stream()
        .distinct()
        .map(d -> "<span>" + link(d) + "</span>")
        .collect(Collectors.joining(" ", "<p class=\"marks\">", "</p>\n"));
  }

  private String file(Node document) {
    return room.facts.text(document, Onto.FILE_NAME).map(Html::escape).orElse("\n");
  }

  private String badge(Node document) {
    return Stream.ofNullable(marks.get(document))
        .map(m -> "<b class=\"badge\" translate=\"no\">" + Html.escape(m) + "</b>")
        .collect(Collectors.joining());
  }
}

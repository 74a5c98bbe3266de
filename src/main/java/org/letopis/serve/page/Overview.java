package org.letopis.serve.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Html;

/**
 * Where to begin: what the documents are about, and the documents.
 *
 * @param events as HTML
 * @param documents as HTML
 */
public record Overview(String events, String documents) {

  /** The overview of a store; runs within the caller's read transaction. */
  public static Overview of(DatasetGraph dataset, Context context, Map<String, String> prefixes) {
    Room room = new Room(dataset.getUnionGraph(), context, prefixes);
    return new Overview(list(room, Onto.EVENT_CLASS), documents(room));
  }

  private static String list(Room room, Node type) {
    List<Node> things = room.facts.subjects(RDF.type.asNode(), type);
    return things.isEmpty()
        ? ""
        : things.stream()
            .map(t -> "<li>" + room.names.link(t) + "</li>\n")
            .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
  }

  private static String documents(Room room) {
    return room.table(
        Stream.of("column.document", "column.claims"),
        room.facts.subjects(RDF.type.asNode(), Onto.DOCUMENT).stream()
            .map(
                document ->
                    Room.row(
                        Stream.of(
                            room.names.link(document),
                            Html.link(
                                room.context.address(Facts.iri(document.getURI() + "#claims")),
                                Long.toString(count(room, document)))))));
  }

  private static long count(Room room, Node document) {
    return room.facts.subjects(ClaimView.SOURCE, document).stream()
        .filter(claim -> DocumentPage.isClaim(room, claim))
        .count();
  }
}

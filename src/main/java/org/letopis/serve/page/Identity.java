package org.letopis.serve.page;

import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Paging;

/** Our inferences of identity: which name of which document we hold to mean whom, and why. */
final class Identity {

  private final Room room;

  Identity(Room room) {
    this.room = room;
  }

  /** The decisions on a document's names, or on names for an entity. */
  String of(Node documentOrEntity) {
    return room.table(
        Stream.of(
            "column.name",
            "column.target",
            "column.document",
            "column.score",
            "column.method",
            "column.evidence"),
        Stream.concat(
                room.facts.subjects(Onto.IDENTIFIES, documentOrEntity).stream(),
                room.facts.subjects(ClaimView.SOURCE, documentOrEntity).stream())
            .filter(d -> room.facts.has(d, RDF.type.asNode(), Onto.IDENTITY_DECISION))
            .distinct()
            .limit(Paging.SIZE)
            .map(this::row));
  }

  private String row(Node decision) {
    return Room.row(
        Stream.of(
            room.names.link(decision),
            links(decision, Onto.IDENTIFIES),
            links(decision, ClaimView.SOURCE),
            text(decision, Onto.SCORE),
            phrase(decision, Onto.METHOD),
            phrase(decision, Onto.EVIDENCE)));
  }

  private String links(Node decision, Node property) {
    return room.facts.object(decision, property).map(room.names::link).orElse("");
  }

  private String phrase(Node decision, Node property) {
    return room.facts.text(decision, property).map(room.values::phrase).orElse("");
  }

  private String text(Node decision, Node property) {
    return room.facts.text(decision, property).map(Html::escape).orElse("");
  }
}

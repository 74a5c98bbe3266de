package org.letopis.serve.page;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Paging;

/** How claims stand to each other, as lists of sentences and as a page of its own. */
final class Comparisons {

  private final Room room;
  private final Marks marks;

  Comparisons(Room room) {
    this.room = room;
    this.marks = new Marks(room);
  }

  /** The comparisons in which any of these claims has a part. */
  List<Node> of(Collection<Node> claims) {
    return claims.stream()
        .flatMap(c -> room.facts.subjects(Onto.COMPARES, c).stream())
        .distinct()
        .sorted((a, b) -> a.getURI().compareTo(b.getURI()))
        .toList();
  }

  /** A list: the type, and the sentence that says it, leading to its page. */
  String list(List<Node> comparisons) {
    if (comparisons.isEmpty()) {
      return "";
    }
    int more = Math.max(0, comparisons.size() - Paging.SIZE);
    return comparisons.stream()
            .limit(Paging.SIZE)
            .map(c -> "<li>" + type(c) + link(c) + "</li>\n")
            .collect(Collectors.joining("", "<ul>\n", "</ul>\n"))
        + marks.key(
            comparisons.stream().limit(Paging.SIZE).flatMap(c -> documents(c).stream()).toList())
        + (more == 0 ? "" : "<p>" + room.say("more", more) + "</p>\n");
  }

  private String link(Node comparison) {
    return Html.linkTo(
        room.context.address(comparison), marks.sentence(comparison, documents(comparison)));
  }

  private List<Node> documents(Node comparison) {
    return room.facts.objects(comparison, Onto.COMPARES).stream()
        .flatMap(c -> room.facts.object(c, ClaimView.SOURCE).stream())
        .distinct()
        .sorted((a, b) -> a.getURI().compareTo(b.getURI()))
        .toList();
  }

  /** What sort of comparison it is, and of what: its heading, plain. */
  static String heading(Room room, Node comparison) {
    String type =
        room.facts
            .object(comparison, Onto.term("contradictionKind"))
            .or(() -> room.facts.object(comparison, Onto.COMPARISON_TYPE))
            .map(room.names::text)
            .orElseGet(() -> room.names.text(comparison));
    String heading =
        Stream.concat(
                Stream.of(type),
                room.facts.objects(comparison, Onto.COMPARES).stream()
                    .limit(1)
                    .flatMap(c -> room.facts.object(c, Onto.KIND).stream())
                    .map(room.names::text))
            .collect(Collectors.joining(": "));
    return Character.toUpperCase(heading.charAt(0)) + heading.substring(1);
  }

  private String type(Node comparison) {
    return room.facts
        .object(comparison, Onto.COMPARISON_TYPE)
        .map(type -> "<strong>" + room.names.html(type) + "</strong>: ")
        .orElse("");
  }

  /** What is compared, side by side with its words, and on which ground. */
  String body(Node comparison) {
    List<ClaimView> compared =
        room.facts.objects(comparison, Onto.COMPARES).stream()
            .map(room.claims::view)
            .sorted(ClaimView.TEXT_ORDER)
            .toList();
    List<Node> documents = documents(comparison);
    return "<p class=\"lead\">"
        + marks.sentence(comparison, documents)
        + "</p>\n"
        + marks.key(documents)
        + room.section(
            "claims",
            "comparison.claims",
            room.claims.table(room.words.say("comparison.claims"), compared, true))
        + room.section(
            "ground",
            "comparison.ground",
            room.properties.table(comparison, java.util.Set.of(Onto.COMPARES)));
  }
}

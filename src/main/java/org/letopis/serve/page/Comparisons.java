package org.letopis.serve.page;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Paging;

/** How claims stand to each other, as lists of sentences and as a page of its own. */
final class Comparisons {

  private final Room room;

  Comparisons(Room room) {
    this.room = room;
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
            .map(c -> "<li>" + type(c) + room.names.link(c) + "</li>\n")
            .collect(Collectors.joining("", "<ul>\n", "</ul>\n"))
        + (more == 0 ? "" : "<p>" + room.say("more", more) + "</p>\n");
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
    return room.section(
            "claims",
            "comparison.claims",
            room.claims.table(room.words.say("comparison.claims"), compared, true))
        + room.section(
            "ground",
            "comparison.ground",
            room.properties.table(comparison, java.util.Set.of(Onto.COMPARES)));
  }
}

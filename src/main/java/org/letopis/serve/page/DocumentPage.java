package org.letopis.serve.page;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Paging;
import org.letopis.serve.html.Section;

/** The page of a document: what is known of it, and its claims in text order with their words. */
final class DocumentPage {

  private DocumentPage() {}

  static String body(Room room, Node document, Paging paging) {
    List<ClaimView> claims =
        room.facts.subjects(ClaimView.SOURCE, document).stream()
            .filter(claim -> isClaim(room, claim))
            .map(room.claims::view)
            .sorted(ClaimView.TEXT_ORDER)
            .toList();
    Comparisons comparisons = new Comparisons(room);
    List<ClaimView> part = paging.of(claims);
    String table =
        claims.isEmpty()
            ? "<p>" + room.say("claims.none") + "</p>\n"
            : "<p>"
                + room.say("claims.number", claims.size())
                + "</p>\n"
                + room.claims.table(room.words.say("claims.order"), part, false)
                + paging.links(room.context, claims.size());
    return "<p>"
        + Html.link(
            room.context.here(Section.READ.path() + "/" + Keys.last(document)),
            room.words.say("read.document"))
        + "</p>\n"
        + room.section("about", "document.of", room.properties.table(document, Set.of()))
        + room.section("claims", "claims.order", table)
        + room.section(
            "comparisons",
            "comparisons",
            comparisons.list(comparisons.of(claims.stream().map(ClaimView::claim).toList())))
        + room.section("identity", "entity.identity", new Identity(room).of(document))
        + room.properties.parts(document, Set.of());
  }

  static boolean isClaim(Room room, Node thing) {
    return room.facts.has(thing, RDF.type.asNode(), Onto.CLAIM);
  }
}

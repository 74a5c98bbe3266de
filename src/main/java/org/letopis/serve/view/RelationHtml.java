package org.letopis.serve.view;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Relation;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;

/** A contradiction or an agreement: what it is about, and every claim with its words. */
final class RelationHtml {

  /** So many claims of a side are shown; a page of its own has them all. */
  private static final int SHOWN = 12;

  private final Desk desk;
  private final Map<Node, Stated> claims;

  RelationHtml(Desk desk) {
    this.desk = desk;
    this.claims = desk.corpus().byNode();
  }

  /** Both sides beside each other. */
  String contradiction(Relation relation) {
    List<Node> first = relation.first().isEmpty() ? relation.claims() : relation.first();
    return """
    <article class="relation" id="%s">
    <header><h2>%s</h2><p class="type">%s</p></header>
    <p class="sentence">%s</p>
    <div class="sides">
    <div class="side">%s</div>
    <div class="side">%s</div>
    </div>
    <p class="more">%s</p>
    </article>
    """
        .formatted(
            Html.escape(ContradictionsView.anchor(relation)),
            about(relation),
            relation.contradiction().map(desk.names()::html).orElse(""),
            sentence(relation),
            side(first),
            side(relation.second()),
            ground(relation));
  }

  /** All claims of an agreement in a row. */
  String agreement(Relation relation) {
    return """
    <article class="relation agreement" id="%s">
    <header><h3>%s</h3><p class="type">%s</p></header>
    <div class="sides">
    %s</div>
    <p class="more">%s</p>
    </article>
    """
        .formatted(
            Html.escape(ContradictionsView.anchor(relation)),
            about(relation),
            desk.say("agreements.count", relation.documents(), relation.origins()),
            relation.claims().stream()
                    .limit(SHOWN)
                    .map(c -> "<div class=\"side\">" + cards(List.of(c)) + "</div>\n")
                    .collect(Collectors.joining())
                + more(relation.claims()),
            ground(relation));
  }

  /** What its claims have in common: kind, and what is counted. */
  private String about(Relation relation) {
    return relation.claims().stream()
        .flatMap(c -> Stream.ofNullable(claims.get(c)))
        .findFirst()
        .map(c -> Html.escape(new Scope(desk).label(c)))
        .orElseGet(() -> desk.names().html(relation.node()));
  }

  /** What it says in a sentence, the documents by their marks. */
  private String sentence(Relation relation) {
    String html = desk.names().html(relation.node());
    List<Source> sources =
        relation.claims().stream()
            .flatMap(c -> Stream.ofNullable(claims.get(c)))
            .flatMap(c -> c.view().document().flatMap(desk.corpus()::source).stream())
            .distinct()
            .toList();
    for (Source source : sources) {
      html =
          html.replace(
              Html.escape(source.fileName()),
              "<b class=\"badge\" translate=\"no\">" + Html.escape(source.mark()) + "</b>");
    }
    return html;
  }

  private String ground(Relation relation) {
    return "<a href=\"%s\">%s</a>"
        .formatted(
            Html.escape(desk.context().address(relation.node())), desk.say("relation.ground"));
  }

  private String side(List<Node> nodes) {
    return cards(nodes.subList(0, Math.min(SHOWN, nodes.size()))) + more(nodes);
  }

  private String more(List<Node> nodes) {
    return nodes.size() > SHOWN
        ? "<p class=\"more\">" + desk.say("more", nodes.size() - SHOWN) + "</p>"
        : "";
  }

  private String cards(List<Node> nodes) {
    return nodes.stream()
        .flatMap(n -> Stream.ofNullable(claims.get(n)))
        .map(c -> new QuoteCard(desk).html(c))
        .collect(Collectors.joining("\n"));
  }
}

package org.letopis.serve.view;

import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;

/** A claim as a card: its figure, its words where they stand, whose words they are. */
final class QuoteCard {

  private final Desk desk;

  QuoteCard(Desk desk) {
    this.desk = desk;
  }

  String html(Stated claim) {
    String figure = desk.figure(claim);
    return """
    %s%s<p class="credit">%s%s · <a href="%s">%s</a></p>
    """
        .formatted(
            figure.isEmpty()
                ? ""
                : "<p class=\"figure\">%s%s</p>\n".formatted(desk.figureHtml(claim), scope(claim)),
            desk.passage(claim),
            claim.view().document().flatMap(desk.corpus()::source).map(desk::sourceLink).orElse(""),
            cites(claim),
            Html.escape(desk.context().address(claim.node())),
            desk.say("claim.page"));
  }

  private String scope(Stated claim) {
    String scope = new Scope(desk).text(claim);
    return scope.isEmpty() ? "" : " <small>" + Html.escape(scope) + "</small>";
  }

  private String cites(Stated claim) {
    return claim.view().sources().isEmpty()
        ? ""
        : ", " + desk.words().say("claim.cites", desk.authorities(claim));
  }
}

package org.letopis.serve.view;

import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;

/** A claim beside its text: its number, what it says slot by slot, its words, and its rule. */
final class ClaimNote {

  private final Desk desk;
  private final Scope scope;
  private final Slots slots;

  ClaimNote(Desk desk) {
    this.desk = desk;
    this.scope = new Scope(desk);
    this.slots = new Slots(desk);
  }

  /** The anchor of a claim in its text. */
  static String place(Stated claim) {
    return "claim-" + claim.key();
  }

  /** The anchor of a claim beside its text. */
  static String note(Stated claim) {
    return "note-" + claim.key();
  }

  /**
   * The note.
   *
   * @param marked whether the claim is marked in the text; its anchor is here where it is not
   */
  String html(int number, Stated claim, boolean marked) {
    String manner = scope.manner(claim);
    String figure = desk.figure(claim);
    return """
    <li id="%s" class="note" data-claim="%s">
    <h3>%s %s%s</h3>
    %s%s<p class="words">%s</p>
    <p class="credit"><a href="%s">%s</a>%s</p>
    </li>
    """
        .formatted(
            Html.escape(note(claim)),
            Html.escape(claim.key()),
            number(number, claim, marked),
            Html.escape(scope.label(claim)),
            manner.isEmpty() ? "" : " <small>" + Html.escape(manner) + "</small>",
            figure.isEmpty() ? "" : "<p class=\"figure\">" + desk.figureHtml(claim) + "</p>\n",
            slots.html(claim),
            desk.quote(claim),
            Html.escape(desk.context().address(claim.node())),
            desk.say("claim.page"),
            rule(claim));
  }

  private String number(int number, Stated claim, boolean marked) {
    return marked
        ? "<a class=\"n\" href=\"#%s\" aria-label=\"%s\">%d</a>"
            .formatted(Html.escape(place(claim)), desk.say("read.back", number), number)
        : "<span class=\"n\" id=\"%s\">%d</span>".formatted(Html.escape(place(claim)), number);
  }

  private String rule(Stated claim) {
    return desk.facts()
        .object(claim.node(), Onto.RULE)
        .map(Node::getLiteralLexicalForm)
        .map(r -> " · " + desk.names().html(Onto.RULE) + " <code>" + Html.escape(r) + "</code>")
        .orElse("");
  }
}

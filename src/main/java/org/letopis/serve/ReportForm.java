package org.letopis.serve;

import java.util.Optional;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Words;

/**
 * How an error is reported: a text to copy, which names the claim so that it can be found. It is
 * sent nowhere from here. Runs within the caller's read transaction.
 */
final class ReportForm {

  private final Context context;
  private final Facts facts;

  ReportForm(Context context, Facts facts) {
    this.context = context;
    this.facts = facts;
  }

  /**
   * The text and the button that copies it.
   *
   * @param key the id of a claim, as in its IRI; without one the text is about a page
   */
  String html(Optional<String> key) {
    Words words = context.words();
    String text =
        key.map(k -> Facts.iri(context.base() + "id/claim/" + k))
            .map(this::about)
            .orElseGet(this::blank);
    return """
    <section id="report"><h2>%s</h2>
    <p>%s</p>
    <label for="report-text">%s</label>
    <textarea id="report-text" rows="%d" translate="no" data-copied="%s">%s</textarea>
    <p><button type="button" class="strong" data-copy="report-text" hidden="">%s</button></p>
    </section>
    """
        .formatted(
            Html.escape(words.say("report.title")),
            Html.escape(words.say("report.how")),
            Html.escape(words.say("report.text")),
            text.lines().count() + 2,
            Html.escape(words.say("copied")),
            Html.escape(text),
            Html.escape(words.say("copy")));
  }

  private String about(Node claim) {
    ClaimView view = ClaimView.of(facts, claim);
    return String.join(
        "\n",
        context.words().say("report.claim", claim.getURI()),
        context
            .words()
            .say(
                "report.document",
                view.document().flatMap(d -> facts.text(d, Onto.FILE_NAME)).orElse("")),
        context
            .words()
            .say("report.quote", view.quote().map(Node::getLiteralLexicalForm).orElse("")),
        context.words().say("report.release", context.release()),
        context.words().say("report.wrong"),
        context.words().say("report.right"));
  }

  private String blank() {
    return String.join(
        "\n",
        context.words().say("report.page"),
        context.words().say("report.release", context.release()),
        context.words().say("report.wrong"),
        context.words().say("report.right"));
  }
}

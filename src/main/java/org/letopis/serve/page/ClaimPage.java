package org.letopis.serve.page;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.OA;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Around;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Quotes;
import org.letopis.serve.html.Section;

/** The page of a claim: its words in their text, what it says, and what other claims say to it. */
final class ClaimPage {

  private static final Node DERIVED = Facts.iri("http://www.w3.org/ns/prov#wasDerivedFrom");
  private static final Set<Node> SAID =
      Set.of(Onto.QUOTE, ClaimView.SOURCE, OA.hasTarget.asNode(), DERIVED);

  private ClaimPage() {}

  static String body(Room room, Node claim) {
    Comparisons comparisons = new Comparisons(room);
    ClaimView view = room.claims.view(claim);
    return figure(room, view)
        + room.section("context", "claim.context", words(room, view))
        + room.section("details", "claim.details", room.properties.table(claim, SAID))
        + room.section(
            "comparisons", "claim.compared", comparisons.list(comparisons.of(List.of(claim))))
        + room.properties.parts(claim, Set.of("quote"))
        + report(room, claim);
  }

  /** Where an error in the claim is told, with its id filled in. */
  private static String report(Room room, Node claim) {
    String key = claim.getURI().substring(claim.getURI().lastIndexOf('/') + 1);
    String address = room.context.at("/about#report", Query.NONE.with("claim", key));
    return "<p class=\"more\">%s</p>\n"
        .formatted(Html.link(address, room.words.say("report.link")));
  }

  private static String figure(Room room, ClaimView view) {
    return view.hasFigure() ? "<p class=\"figure\">" + room.claims.figure(view) + "</p>\n" : "";
  }

  /** A link to where the claim is marked in its whole text. */
  private static String inText(Room room, Node claim, Node document) {
    return Html.link(
        room.context.here(
            Section.READ.path() + "/" + Keys.last(document) + "#claim-" + Keys.last(claim)),
        room.words.say("claim.in-text"));
  }

  /** The quote between the words before and after it, with its place. */
  private static String words(Room room, ClaimView view) {
    if (view.quote().isEmpty()) {
      return "";
    }
    Node quote = view.quote().get();
    Node selector = Facts.iri(view.claim().getURI() + "#quote");
    String before = room.facts.text(selector, OA.prefix.asNode()).orElse("");
    String after = room.facts.text(selector, OA.suffix.asNode()).orElse("");
    String tag = quote.getLiteralLanguage();
    Quotes shown = room.context.quotes();
    String document = view.document().map(room.names::link).orElse("");
    String place =
        view.start() < 0 ? "" : ", " + room.say("claim.offsets", view.start() + 1, view.end());
    String inText = view.document().map(d -> " · " + inText(room, view.claim(), d)).orElse("");
    return """
    <figure id="quote">
    <blockquote lang="%s"><p>%s<mark>%s</mark>%s</p></blockquote>
    <figcaption>%s%s%s</figcaption>
    </figure>
    """
        .formatted(
            Html.escape(shown.tag(tag)),
            Html.escape(shown.show(Around.before(before, view.start()), tag)),
            Html.escape(shown.show(quote.getLiteralLexicalForm(), tag)),
            Html.escape(shown.show(Around.after(after), tag)),
            document,
            place,
            inText);
  }
}

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.system.Txn;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Asset;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Words;
import org.letopis.serve.page.DatasetHead;
import org.letopis.serve.page.Measured;
import org.letopis.serve.page.Overview;
import org.letopis.serve.view.BadStateException;

/**
 * {@code /about}: what this is, how it is made and how well, how it may be used and cited, and how
 * an error is reported ({@code ?claim=} fills in which claim).
 */
final class AboutPage extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;

  private final transient KeptPages kept;

  AboutPage(Served served, Addresses addresses, KeptPages kept) {
    this.kept = kept;
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    Context context = Readers.context(request, addresses, now.release().id());
    Words words = context.words();
    Optional<String> claim = context.query().value("claim");
    if (claim.isPresent() && !isClaim(now, claim.get())) {
      Problem.refuse(
          request,
          response,
          context,
          new BadStateException(
              words.say("report.unknown", claim.get()), context.query().without("claim")));
      return;
    }
    if (Negotiation.refuses(request, response, context, Negotiation.HTML)) {
      return;
    }
    response.setHeader("Vary", Problem.VARY);
    response.setHeader("Content-Language", context.language().tag());
    List<Object> made = List.of("about", context);
    kept.of(made)
        .orElseGet(() -> kept.keep(made, Compressed.of(Negotiation.HTML, page(now, context))))
        .send(request, response);
  }

  private String page(Served.Open now, Context context) {
    return Frame.page(
        context,
        context.words().say("start.title"),
        DatasetHead.of(context, List.of())
            + Frame.styles(List.of("about.css"))
            + Frame.modules(List.of("copy.js")),
        Txn.calculateRead(now.dataset(), () -> body(now.dataset().asDatasetGraph(), context)));
  }

  private boolean isClaim(Served.Open now, String key) {
    return Txn.calculateRead(
        now.dataset(),
        () ->
            new Facts(now.dataset().asDatasetGraph().getUnionGraph())
                .has(
                    Facts.iri(addresses.base() + "id/claim/" + key),
                    RDF.type.asNode(),
                    Onto.CLAIM));
  }

  private String body(DatasetGraph dataset, Context context) {
    Words words = context.words();
    Overview overview = Overview.of(dataset, context, addresses.prefixes());
    return "<p class=\"lead\">%s</p>\n".formatted(Html.escape(words.say("start.lead")))
        + index(words)
        + section(words, "notes", paragraph(words, "about.claims"))
        + section(
            words,
            "method",
            paragraph(words, "about.method.read")
                + paragraph(words, "about.method.rule")
                + paragraph(words, "about.method.names")
                + paragraph(words, "about.method.compared"))
        + section(words, "measured", Measured.html(dataset, context, addresses.prefixes()))
        + section(
            words,
            "limits",
            paragraph(words, "about.bias")
                + paragraph(words, "about.limits.missed")
                + paragraph(words, "about.limits.names")
                + paragraph(words, "about.persons"))
        + section(words, "events", overview.events())
        + section(words, "documents", overview.documents())
        + section(words, "licences", licences(context))
        + section(words, "cite", cite(context))
        + new ReportForm(context, new Facts(dataset.getUnionGraph()))
            .html(context.query().value("claim"));
  }

  private static final List<String> SECTIONS =
      List.of(
          "notes",
          "method",
          "measured",
          "limits",
          "events",
          "documents",
          "licences",
          "cite",
          "report");

  private static String index(Words words) {
    return SECTIONS.stream()
        .map(s -> "<li><a href=\"#%s\">%s</a></li>\n".formatted(s, Html.escape(heading(words, s))))
        .collect(
            Collectors.joining(
                "",
                "<nav class=\"types\" aria-label=\"%s\"><ul>\n"
                    .formatted(Html.escape(words.say("about.index"))),
                "</ul></nav>\n"));
  }

  private static String heading(Words words, String section) {
    return switch (section) {
      case "notes" -> words.say("start.notes");
      case "events" -> words.say("start.events");
      case "documents" -> words.say("nav.documents");
      case "report" -> words.say("report.title");
      default -> words.say("about." + section);
    };
  }

  private static String section(Words words, String id, String html) {
    return "<section id=\"%s\"><h2>%s</h2>\n%s</section>\n"
        .formatted(id, Html.escape(heading(words, id)), html);
  }

  private static String paragraph(Words words, String key) {
    return "<p>" + Html.escape(words.say(key)) + "</p>\n";
  }

  private static String licences(Context context) {
    return "<ul>\n<li>%s</li>\n<li>%s</li>\n<li>%s</li>\n<li>%s</li>\n</ul>\n"
        .formatted(
            context
                .words()
                .say(
                    "about.licences.data",
                    Html.linkTo(
                        "https://creativecommons.org/licenses/by/4.0/", Html.proper("CC BY 4.0"))),
            Html.escape(context.words().say("about.licences.texts")),
            context
                .words()
                .say(
                    "about.licences.code",
                    Html.linkTo(
                        "https://www.apache.org/licenses/LICENSE-2.0", Html.proper("Apache 2.0"))),
            context
                .words()
                .say(
                    "about.licences.others",
                    Html.linkTo(Asset.address("leaflet-licence.txt"), Html.proper("Leaflet")),
                    Html.linkTo(Asset.address("yasgui-licences.txt"), Html.proper("YASGUI")),
                    Html.linkTo(
                        "https://www.naturalearthdata.com/", Html.proper("Natural Earth"))));
  }

  /** The release in it: what was read once can be found again. */
  private static String cite(Context context) {
    return """
    <p>%s</p>
    <p><code id="citation">The Letopis authors: Letopis, release %s. %sid/dataset/letopis. CC BY 4.0.</code></p>
    <p><button type="button" data-copy="citation" data-copied="%s" hidden="">%s</button></p>
    """
        .formatted(
            Html.escape(context.words().say("about.cite.how")),
            Html.escape(context.release()),
            Html.escape(context.base()),
            Html.escape(context.words().say("copied")),
            Html.escape(context.words().say("copy")));
  }
}

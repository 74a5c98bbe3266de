package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.jena.system.Txn;
import org.letopis.rdf.Cyrillic;
import org.letopis.serve.page.Context;
import org.letopis.serve.page.DatasetHead;
import org.letopis.serve.page.Frame;
import org.letopis.serve.page.Html;
import org.letopis.serve.page.Language;
import org.letopis.serve.page.Overview;
import org.letopis.serve.page.Words;

/** {@code /}: what this is, and where everything is. */
final class StartPage extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Gallery gallery;

  StartPage(Served served, Addresses addresses, Gallery gallery) {
    this.served = served;
    this.addresses = addresses;
    this.gallery = gallery;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    Context context = Readers.context(request, addresses, now.release().id());
    Words words = context.words();
    Overview overview =
        Txn.calculateRead(
            now.dataset(),
            () -> Overview.of(now.dataset().asDatasetGraph(), context, addresses.prefixes()));
    String body =
        """
        <p>%s</p>
        <section id="notes"><h2>%s</h2>
        <ul>
        <li>%s</li>
        <li>%s</li>
        <li>%s</li>
        <li>%s</li>
        </ul></section>
        <section id="events"><h2>%s</h2>
        %s</section>
        <section id="documents"><h2>%s</h2>
        %s</section>
        <section id="queries"><h2>%s</h2>
        <ul>
        %s</ul></section>
        <section id="programs"><h2>%s</h2>
        <ul>
        <li>%s: <code>%s</code> (%s)</li>
        <li>%s: <code>%s</code></li>
        <li>%s</li>
        <li>%s</li>
        </ul></section>
        """
            .formatted(
                Html.escape(words.say("start.lead")),
                Html.escape(words.say("start.notes")),
                Html.escape(words.say("about.claims")),
                Html.escape(words.say("about.bias")),
                Html.escape(words.say("about.persons")),
                Html.escape(words.say("about.correction")),
                Html.escape(words.say("start.events")),
                overview.events(),
                Html.escape(words.say("nav.documents")),
                overview.documents(),
                Html.escape(words.say("start.queries")),
                queries(context.language()),
                Html.escape(words.say("start.for.programs")),
                Html.escape(words.say("start.endpoint.note")),
                Html.escape(request.getRequestURL() + "letopis/sparql"),
                Html.link("/letopis/sparql", words.say("start.endpoint.description")),
                Html.link("/reconcile", words.say("start.reconcile")),
                Html.escape(request.getRequestURL() + "reconcile"),
                Html.link(context.here("/dumps/"), words.say("download")),
                Html.link(context.here("/ontology"), words.say("ontology")));
    response.setHeader("Vary", "Accept-Language");
    response.setHeader("Content-Language", context.language().tag());
    send(
        response,
        "text/html",
        Frame.page(context, words.say("start.title"), DatasetHead.of(context, List.of()), body));
  }

  private String queries(Language language) {
    return gallery.queries().stream()
        .map(q -> "<li>" + Html.link(address(q), title(q, language)) + "</li>\n")
        .collect(Collectors.joining());
  }

  private static String title(GalleryQuery query, Language language) {
    return switch (language) {
      case ENGLISH -> query.title("en");
      case LATIN -> query.title("sr");
      case CYRILLIC -> Cyrillic.sentence(query.title("sr"));
    };
  }

  private static String address(GalleryQuery query) {
    return "/letopis/sparql?output=text&query="
        + URLEncoder.encode(query.text(), StandardCharsets.UTF_8);
  }
}

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.letopis.rdf.Cyrillic;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Words;

/** {@code /sparql}: queries to begin with, and what there is for programs. */
final class GalleryPage extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Gallery gallery;

  GalleryPage(Served served, Addresses addresses, Gallery gallery) {
    this.served = served;
    this.addresses = addresses;
    this.gallery = gallery;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Context context = Readers.context(request, addresses, served.now().release().id());
    Words words = context.words();
    String server = request.getRequestURL().toString().replaceFirst("/sparql$", "");
    String body =
        """
        <section id="queries"><h2>%s</h2>
        <ul class="plain">
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
                Html.escape(words.say("start.queries")),
                queries(context.language()),
                Html.escape(words.say("start.for.programs")),
                Html.escape(words.say("start.endpoint.note")),
                Html.escape(server + "/letopis/sparql"),
                Html.link("/letopis/sparql", words.say("start.endpoint.description")),
                Html.link("/reconcile", words.say("start.reconcile")),
                Html.escape(server + "/reconcile"),
                Html.link(context.here("/dumps/"), words.say("download")),
                Html.link(context.here("/ontology"), words.say("ontology")));
    response.setHeader("Vary", "Accept-Language");
    response.setHeader("Content-Language", context.language().tag());
    Compressed.send(
        request,
        response,
        "text/html",
        Frame.page(context, words.say("nav.sparql"), "", body).getBytes(StandardCharsets.UTF_8));
  }

  private String queries(Language language) {
    return gallery.queries().stream()
        .map(
            q ->
                "<li id=\"%s\">%s</li>\n"
                    .formatted(Html.escape(q.name()), Html.link(address(q), title(q, language))))
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

package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.rdf.Cyrillic;
import org.letopis.serve.html.Asset;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Words;
import org.letopis.serve.view.BadStateException;

/**
 * {@code /sparql}: where queries are written and sent. {@code ?gallery=03} fills in a query of the
 * gallery, {@code ?query=} any. It is a plain form; a script puts an editor in the place of its
 * field and shows answers below it.
 */
final class SparqlPage extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final String FIRST =
      "SELECT ?kind (COUNT(?claim) AS ?claims)\nWHERE { ?claim lt:kind ?kind }\nGROUP BY ?kind\nORDER BY DESC(?claims)";

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Gallery gallery;

  SparqlPage(Served served, Addresses addresses, Gallery gallery) {
    this.served = served;
    this.addresses = addresses;
    this.gallery = gallery;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Context context = Readers.context(request, addresses, served.now().release().id());
    Optional<String> asked = context.query().value("gallery");
    Optional<GalleryQuery> chosen = asked.flatMap(gallery::find);
    if (asked.isPresent() && chosen.isEmpty()) {
      Problem.refuse(
          request,
          response,
          context,
          new BadStateException(
              context
                  .words()
                  .say(
                      "bad.value",
                      "gallery",
                      asked.get(),
                      gallery.queries().stream()
                          .map(SparqlPage::number)
                          .collect(Collectors.joining(", "))),
              context.query().without("gallery")));
      return;
    }
    if (Negotiation.refuses(request, response, context, Negotiation.HTML)) {
      return;
    }
    String server = request.getRequestURL().toString().replaceFirst("/sparql$", "");
    String head =
        Frame.styles(List.of("yasgui.css", "sparql.css"))
            + Frame.modules(List.of("yasgui.js", "sparql.js"));
    String body =
        form(context, query(context, chosen), chosen)
            + list(context, chosen)
            + programs(context, server);
    response.setHeader("Vary", Problem.VARY);
    response.setHeader("Content-Language", context.language().tag());
    Compressed.send(
        request,
        response,
        "text/html",
        Frame.page(context, context.words().say("sparql.title"), head, body)
            .getBytes(StandardCharsets.UTF_8));
  }

  /** What stands in the field: the query of the address, that of the gallery, or a small one. */
  private static String query(Context context, Optional<GalleryQuery> chosen) {
    return chosen
        .map(GalleryQuery::asked)
        .or(() -> context.query().value("query"))
        .orElse("PREFIX lt: <https://w3id.org/letopis/ontology#>\n\n" + FIRST);
  }

  private static String form(Context context, String query, Optional<GalleryQuery> chosen) {
    Words words = context.words();
    boolean named = chosen.isPresent() || context.query().value("query").isPresent();
    return """
    <p class="lead">%1$s</p>
    %2$s<form class="asking" method="post" action="%3$s/sparql" data-sparql="" data-run="%4$s" data-gallery="%5$s" data-rows="%6$s" data-shown="%7$s" data-none="%8$s" data-yes="%9$s" data-no="%10$s" data-away="%11$s" data-waiting="%12$s" data-copied="%13$s" data-answer="%14$s">
    <label for="query">%15$s</label>
    <textarea id="query" name="query" rows="%21$d" spellcheck="false" autocapitalize="off" translate="no">%16$s</textarea>
    <p class="send"><button type="submit" name="output" value="text" class="strong">%17$s</button>
    <span class="downloads" role="group" aria-label="%18$s">%18$s: <button type="submit" name="output" value="csv">CSV</button> <button type="submit" name="output" value="json">JSON</button> <button type="submit" name="output" value="ttl">Turtle</button></span>
    <button type="button" data-copy-address="" hidden="">%19$s</button></p>
    <p class="note">%20$s</p>
    </form>
    <p class="note" role="status" data-said=""></p>
    <section id="answer" hidden=""></section>
    """
        .formatted(
            Html.escape(words.say("sparql.lead")),
            chosen.map(q -> chosen(context, q)).orElse(""),
            Served.SERVICE,
            named,
            Html.escape(chosen.map(GalleryQuery::name).orElse("")),
            Html.escape(words.say("sparql.rows", "{}")),
            Html.escape(words.say("sparql.shown", "{}", "{}")),
            Html.escape(words.say("sparql.none")),
            Html.escape(words.say("yes")),
            Html.escape(words.say("no")),
            Html.escape(words.say("sparql.away")),
            Html.escape(words.say("sparql.waiting")),
            Html.escape(words.say("copied")),
            Html.escape(words.say("sparql.answer")),
            Html.escape(words.say("sparql.query")),
            Html.escape(query),
            Html.escape(words.say("sparql.run")),
            Html.escape(words.say("sparql.download")),
            Html.escape(words.say("sparql.copy")),
            Html.escape(words.say("sparql.note")),
            query.lines().count());
  }

  private static String chosen(Context context, GalleryQuery query) {
    return "<h2 id=\"chosen\">%s</h2>\n<p>%s</p>\n"
        .formatted(
            Html.escape(said(context, query.titles(), query.name())),
            Html.escape(said(context, query.descriptions(), "")));
  }

  private String list(Context context, Optional<GalleryQuery> chosen) {
    String items =
        gallery.queries().stream()
            .map(
                q ->
                    """
                    <li id="%s"><a href="%s"%s>%s</a><p>%s</p></li>
                    """
                        .formatted(
                            Html.escape(q.name()),
                            Html.escape(context.here("/sparql?gallery=" + number(q))),
                            chosen.equals(Optional.of(q)) ? " aria-current=\"true\"" : "",
                            Html.escape(said(context, q.titles(), q.name())),
                            Html.escape(said(context, q.descriptions(), ""))))
            .collect(Collectors.joining());
    return items.isEmpty()
        ? ""
        : "<section id=\"queries\"><h2>%s</h2>\n<p>%s</p>\n<ol class=\"gallery\">\n%s</ol></section>\n"
            .formatted(
                Html.escape(context.words().say("sparql.gallery")),
                Html.escape(context.words().say("sparql.gallery.note")),
                items);
  }

  /** The number before the name, where it has one: addresses stay short. */
  private static String number(GalleryQuery query) {
    return query.name().matches("\\d+-.*")
        ? query.name().substring(0, query.name().indexOf('-'))
        : query.name();
  }

  private static String said(Context context, Map<String, String> texts, String otherwise) {
    return switch (context.language()) {
      case ENGLISH -> texts.getOrDefault("en", otherwise);
      case LATIN -> texts.getOrDefault("sr", otherwise);
      case CYRILLIC -> texts.containsKey("sr") ? Cyrillic.sentence(texts.get("sr")) : otherwise;
    };
  }

  private static String programs(Context context, String server) {
    Words words = context.words();
    return """
    <section id="programs"><h2>%s</h2>
    <ul>
    <li>%s: <code>%s</code> (%s)</li>
    <li>%s: <code>%s</code></li>
    <li>%s: <code>%s</code></li>
    <li>%s</li>
    <li>%s</li>
    </ul>
    <p class="note">%s</p>
    </section>
    """
        .formatted(
            Html.escape(words.say("start.for.programs")),
            Html.escape(words.say("start.endpoint.note")),
            Html.escape(server + Served.SERVICE + "/sparql"),
            Html.link(Served.SERVICE + "/sparql", words.say("start.endpoint.description")),
            Html.link("/reconcile", words.say("start.reconcile")),
            Html.escape(server + "/reconcile"),
            Html.link("/api/openapi.json", words.say("sparql.api")),
            Html.escape(server + "/api/"),
            Html.link(context.here("/dumps/"), words.say("download")),
            Html.link(context.here("/ontology"), words.say("ontology")),
            words.say(
                "sparql.editor",
                Html.linkTo(Asset.address("yasgui-licences.txt"), Html.proper("YASGUI"))));
  }
}

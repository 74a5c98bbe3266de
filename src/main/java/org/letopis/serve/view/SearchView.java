package org.letopis.serve.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.corpus.TextSearch;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;

/** What bears the words that a reader looks for, and which claims say them. */
final class SearchView implements View {

  private static final String WORDS = "q";
  private static final int LONGEST = 200;

  /** So many claims are shown with their words; more are found by choosing among them. */
  private static final int MOST = 100;

  @Override
  public String path() {
    return "/search";
  }

  @Override
  public Set<String> parameters() {
    return Set.of(WORDS);
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("search.title");
  }

  @Override
  public String body(Desk desk) throws BadStateException {
    Optional<String> words = desk.context().query().value(WORDS);
    if (words.isEmpty()) {
      return "<p class=\"lead\">" + desk.say("search.lead") + "</p>\n";
    }
    if (words.get().length() > LONGEST) {
      throw new BadStateException(
          desk.words().say("search.long", LONGEST), desk.context().query().without(WORDS));
    }
    Set<Node> things = TextSearch.things(desk.store(), words.get());
    Set<Node> saying = TextSearch.claims(desk.store(), words.get());
    List<Stated> claims = desk.claims().stream().filter(c -> saying.contains(c.node())).toList();
    return "<p class=\"lead\">%s <q lang=\"und\">%s</q></p>\n%s%s%s"
        .formatted(
            desk.say("search.found", things.size(), claims.size()),
            Html.escape(words.get()),
            things.isEmpty() ? "" : things(desk, things),
            Frame.scripts(desk.context()),
            claims.isEmpty() ? "" : claims(desk, claims));
  }

  private static String things(Desk desk, Set<Node> things) {
    return "<section id=\"things\"><h2>%s</h2>\n<ul class=\"plain\">\n%s</ul></section>\n"
        .formatted(
            desk.say("search.things"),
            things.stream()
                .map(t -> "<li>" + desk.names().link(t) + sort(desk, t) + "</li>\n")
                .collect(Collectors.joining()));
  }

  private static String sort(Desk desk, Node thing) {
    return desk.facts()
        .object(thing, RDF.type.asNode())
        .map(type -> " <small>" + desk.names().html(type) + "</small>")
        .orElse("");
  }

  private static String claims(Desk desk, List<Stated> claims) {
    QuoteCard card = new QuoteCard(desk);
    Scope scope = new Scope(desk);
    return "<section id=\"claims\"><h2>%s</h2>\n%s%s</section>\n"
        .formatted(
            desk.say("claims"),
            claims.stream()
                .limit(MOST)
                .map(
                    c ->
                        "<article class=\"relation\" id=\"%s\"><header><h3>%s</h3></header>\n%s</article>\n"
                            .formatted(
                                Html.escape(c.key()), Html.escape(scope.label(c)), card.html(c)))
                .collect(Collectors.joining()),
            claims.size() > MOST
                ? "<p>" + desk.say("search.more", claims.size() - MOST) + "</p>\n"
                : "");
  }
}

package org.letopis.serve.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;

/** What words are found in: names, claims, texts; each group says how much there is of it. */
public final class SearchView implements View {

  private static final String WORDS = "q";

  /** So many of each group are shown; whoever finds more asks for more. */
  private static final int SHOWN = 30;

  private static final int MOST_LETTERS = 200;

  private final Finder finder;

  /** A search of what a finder knows. */
  public SearchView(Finder finder) {
    this.finder = finder;
  }

  @Override
  public String path() {
    return "/search";
  }

  @Override
  public Set<String> parameters() {
    return Set.of(WORDS);
  }

  @Override
  public boolean offersFacets() {
    return false;
  }

  @Override
  public List<String> styles() {
    return List.of("search.css");
  }

  @Override
  public String title(Desk desk) {
    return words(desk)
        .map(w -> desk.words().say("search.title", w))
        .orElseGet(() -> desk.words().say("search.label"));
  }

  @Override
  public String body(Desk desk) throws BadStateException {
    Optional<String> words = words(desk);
    if (words.isEmpty()) {
      return "<p class=\"lead\">%s</p>\n".formatted(desk.say("search.lead"));
    }
    if (words.get().length() > MOST_LETTERS) {
      throw new BadStateException(
          desk.words().say("search.long", MOST_LETTERS), desk.context().query().without(WORDS));
    }
    List<Node> named = finder.named(words.get());
    Set<Node> found = finder.claims(words.get());
    List<Stated> claims = desk.claims().stream().filter(c -> found.contains(c.node())).toList();
    List<Held> held =
        desk.corpus().sources().stream()
            .map(s -> new Held(s, finder.passages(s.fileName(), words.get())))
            .filter(h -> !h.passages().isEmpty())
            .toList();
    int passages = held.stream().mapToInt(h -> h.passages().size()).sum();
    if (named.isEmpty() && claims.isEmpty() && passages == 0) {
      return "<p class=\"lead\">%s</p>\n<p>%s</p>\n"
          .formatted(desk.say("search.none"), desk.say("search.lead"));
    }
    return "<nav class=\"types\" aria-label=\"%s\"><ul>\n%s%s%s</ul></nav>\n%s%s%s%s"
        .formatted(
            desk.say("search.groups"),
            jump(desk, "names", named.size()),
            jump(desk, "claims", claims.size()),
            jump(desk, "texts", passages),
            claims.isEmpty() && held.isEmpty() ? "" : Frame.scripts(desk.context()),
            group(desk, "names", named, n -> name(desk, n)),
            group(desk, "claims", claims, c -> claim(desk, c)),
            texts(desk, held));
  }

  /** A document that holds the words, and where. */
  private record Held(Source source, List<Finder.Passage> passages) {}

  private static Optional<String> words(Desk desk) {
    return desk.context().query().value(WORDS).map(String::strip);
  }

  private static String jump(Desk desk, String group, int count) {
    return count == 0
        ? ""
        : "<li><a href=\"#%s\">%s <span class=\"count\">%d</span></a></li>\n"
            .formatted(group, desk.say("search." + group), count);
  }

  private static <T> String group(Desk desk, String id, List<T> all, Function<T, String> item) {
    return all.isEmpty()
        ? ""
        : "<section id=\"%s\"><h2>%s <span class=\"count\">%d</span></h2>\n<ul class=\"plain found\">\n%s</ul>\n%s</section>\n"
            .formatted(
                id,
                desk.say("search." + id),
                all.size(),
                all.stream().limit(SHOWN).map(item).collect(Collectors.joining()),
                more(desk, all.size()));
  }

  private static String more(Desk desk, int all) {
    return all > SHOWN
        ? "<p class=\"note\">" + desk.say("search.more", all - SHOWN) + "</p>\n"
        : "";
  }

  private static String name(Desk desk, Node thing) {
    long claims = desk.claims().stream().filter(c -> isAbout(desk, c, thing)).count();
    return "<li>%s <small>%s%s</small></li>\n"
        .formatted(
            desk.names().link(thing),
            new Sorts(desk).html(thing),
            claims == 0 ? "" : " · " + desk.say("claims.number", claims));
  }

  private static boolean isAbout(Desk desk, Stated claim, Node thing) {
    return desk.facts().graph().contains(claim.node(), Node.ANY, thing);
  }

  private static String claim(Desk desk, Stated claim) {
    String figure = desk.figure(claim);
    return """
    <li><h3><a href="%s">%s</a>%s</h3>
    %s<p class="credit">%s</p></li>
    """
        .formatted(
            Html.escape(desk.context().address(claim.node())),
            Html.escape(new Scope(desk).label(claim)),
            figure.isEmpty() ? "" : " <span class=\"value\">" + desk.figureHtml(claim) + "</span>",
            desk.passage(claim),
            claim
                .view()
                .document()
                .flatMap(desk.corpus()::source)
                .map(desk::sourceLink)
                .orElse(""));
  }

  private static String texts(Desk desk, List<Held> held) {
    if (held.isEmpty()) {
      return "";
    }
    int all = held.stream().mapToInt(h -> h.passages().size()).sum();
    return "<section id=\"texts\"><h2>%s <span class=\"count\">%d</span></h2>\n%s</section>\n"
        .formatted(
            desk.say("search.texts"),
            all,
            held.stream().map(h -> text(desk, h)).collect(Collectors.joining()));
  }

  private static String text(Desk desk, Held held) {
    String tag = new Sorts(desk).language(held.source().node());
    return "<h3>%s</h3>\n<ul class=\"plain found\">\n%s</ul>\n%s"
        .formatted(
            desk.sourceLink(held.source()),
            held.passages().stream()
                .limit(SHOWN)
                .map(p -> passage(desk, p, tag))
                .collect(Collectors.joining()),
            more(desk, held.passages().size()));
  }

  private static String passage(Desk desk, Finder.Passage passage, String tag) {
    return "<li><blockquote lang=\"%s\"><p>%s</p></blockquote></li>\n"
        .formatted(
            Html.escape(desk.context().quotes().tag(tag)),
            passage.parts().stream()
                .map(
                    p -> {
                      String text = Html.escape(desk.context().quotes().show(p.text(), tag));
                      return p.found() ? "<mark>" + text + "</mark>" : text;
                    })
                .collect(Collectors.joining()));
  }
}

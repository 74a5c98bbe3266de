package org.letopis.serve.html;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What all pages share: head, navigation, search, switches, and the notes at the foot. */
public final class Frame {

  private Frame() {}

  /**
   * A whole page.
   *
   * @param context where it stands
   * @param title plain text in the page's language, also its heading
   * @param head more for the head, as HTML
   * @param body what follows its heading, as HTML
   */
  public static String page(Context context, String title, String head, String body) {
    return page(context, title, Html.escape(title), head, body);
  }

  /**
   * A page whose heading is marked up.
   *
   * @param heading as HTML
   */
  public static String page(
      Context context, String title, String heading, String head, String body) {
    Words words = context.words();
    return """
    <!DOCTYPE html>
    <html lang="%1$s">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>%2$s</title>
    <link rel="icon" href="%3$s" type="image/svg+xml"/>
    <link rel="stylesheet" href="%4$s"/>
    <script src="%5$s"></script>
    <script type="module" src="%6$s"></script>
    %7$s%8$s</head>
    <body>
    <a class="skip" href="#content">%9$s</a>
    <header class="site">
    %10$s</header>
    <main id="content" tabindex="-1">
    <h1>%11$s</h1>
    %12$s</main>
    %13$s</body>
    </html>
    """
        .formatted(
            context.language().tag(),
            Html.escape(title(context, title)),
            Asset.address("icon.svg"),
            Asset.address("page.css"),
            Asset.address("theme.js"),
            Asset.address("page.js"),
            translations(context),
            head,
            Html.escape(words.say("nav.skip")),
            masthead(context),
            heading,
            body,
            footer(context));
  }

  /** Style sheets of a page's own, by the name of their asset. */
  public static String styles(List<String> names) {
    return names.stream()
        .map(s -> "<link rel=\"stylesheet\" href=\"%s\"/>\n".formatted(Asset.address(s)))
        .collect(Collectors.joining());
  }

  /** Scripts of a page's own, by the name of their asset; a library is there before them. */
  public static String modules(List<String> names) {
    return names.stream()
        .map(
            s ->
                "<script %s src=\"%s\"></script>\n"
                    .formatted(
                        Asset.isLibrary(s) ? "defer=\"defer\"" : "type=\"module\"",
                        Asset.address(s)))
        .collect(Collectors.joining());
  }

  private static String title(Context context, String title) {
    String product = context.words().say("product");
    return title.startsWith(product) ? title : title + " · " + product;
  }

  private static String translations(Context context) {
    return Arrays.stream(Language.values())
        .map(
            l ->
                "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\"/>\n"
                    .formatted(l.tag(), Html.escape(context.in(l))))
        .collect(Collectors.joining());
  }

  private static String masthead(Context context) {
    Words words = context.words();
    return """
    <div class="bar">
    <p class="product"><a href="%s">%s</a> <span>%s</span></p>
    %s<button type="button" class="theme" data-theme-switch="" hidden=""><span class="long">%s</span><span class="short" aria-hidden="true">◐</span></button>
    %s</div>
    %s"""
        .formatted(
            Html.escape(context.here("/")),
            Html.escape(words.say("product")),
            Html.escape(words.say("product.motto")),
            languages(context),
            Html.escape(words.say("theme.switch")),
            search(context),
            navigation(context));
  }

  private static String search(Context context) {
    return """
    <form class="search" role="search" action="/search" method="get" data-suggest="/search/suggest" data-found="%5$s" data-away="%6$s">
    %1$s<label class="hidden" for="q">%2$s</label>
    <input id="q" name="q" type="search" value="%3$s" placeholder="%2$s" autocomplete="off"/>
    <button type="submit">%4$s</button>
    </form>
    """
        .formatted(
            language(context),
            Html.escape(context.words().say("search.label")),
            Html.escape(context.query().value("q").orElse("")),
            Html.escape(context.words().say("search.button")),
            Html.escape(context.words().say("search.suggestions", "{}")),
            Html.escape(context.words().say("search.away")));
  }

  /** What a form sends along so that the reader's language stays. */
  public static String language(Context context) {
    return context.chosen() ? Html.hidden("lang", context.language().tag()) : "";
  }

  /**
   * The sections in a line, and folded for windows that have no room for it: one of both is shown,
   * and no script is needed to open it.
   */
  private static String navigation(Context context) {
    String sections =
        Arrays.stream(Section.values())
            .map(section -> entry(context, section))
            .collect(
                Collectors.joining(
                    "",
                    "<nav class=\"sections\" aria-label=\"%s\"><ul>\n"
                        .formatted(Html.escape(context.words().say("nav.label"))),
                    "</ul></nav>\n"));
    return sections + menu(context, sections);
  }

  private static String menu(Context context, String sections) {
    String here =
        Arrays.stream(Section.values())
            .filter(section -> section.holds(context.address()))
            .map(section -> " <span>" + Html.escape(context.words().say(section.key())) + "</span>")
            .collect(Collectors.joining());
    return "<details class=\"menu\"><summary>%s%s</summary>\n%s</details>\n"
        .formatted(Html.escape(context.words().say("nav.menu")), here, sections);
  }

  private static String entry(Context context, Section section) {
    String address =
        section.showsClaims()
            ? context.at(section.path(), context.query().shared())
            : context.here(section.path());
    return "<li><a href=\"%s\"%s>%s</a></li>\n"
        .formatted(
            Html.escape(address),
            section.holds(context.address())
                ? " aria-current=\"%s\""
                    .formatted(section.path().equals(context.address()) ? "page" : "true")
                : "",
            Html.escape(context.words().say(section.key())));
  }

  private static String languages(Context context) {
    return Arrays.stream(Language.values())
        .map(
            l ->
                l == context.language()
                    ? "<li lang=\"%s\" aria-current=\"true\">%s</li>\n"
                        .formatted(l.tag(), Html.escape(l.ownName()))
                    : "<li><a href=\"%1$s\" hreflang=\"%2$s\" lang=\"%2$s\">%3$s</a></li>\n"
                        .formatted(Html.escape(context.in(l)), l.tag(), Html.escape(l.ownName())))
        .collect(
            Collectors.joining(
                "",
                "<nav class=\"languages\" aria-label=\"%s\"><ul>\n"
                    .formatted(Html.escape(context.words().say("language.switch"))),
                "</ul></nav>\n"));
  }

  /** The switch of scripts of the quotes, for pages that have some. */
  public static String scripts(Context context) {
    Words words = context.words();
    return Arrays.stream(Quotes.values())
        .map(
            q -> {
              String name = Html.escape(words.say(q.key()));
              return q == context.quotes()
                  ? "<strong aria-current=\"true\">" + name + "</strong>"
                  : "<a href=\"%s\" rel=\"nofollow\">%s</a>"
                      .formatted(Html.escape(context.with(in(context, q))), name);
            })
        .collect(
            Collectors.joining(
                " ",
                "<p class=\"scripts\">" + Html.escape(words.say("quotes.switch")) + ": ",
                Optional.of(context.quotes())
                    .filter(q -> q != Quotes.AS_WRITTEN)
                    .map(q -> " <small>" + Html.escape(words.say("quotes.note")) + "</small></p>\n")
                    .orElse("</p>\n")));
  }

  private static Query in(Context context, Quotes quotes) {
    Query others = context.query().without(Quotes.PARAMETER);
    return quotes == Quotes.AS_WRITTEN ? others : others.and(Quotes.PARAMETER, quotes.value());
  }

  private static String footer(Context context) {
    Words words = context.words();
    return """
    <footer class="site">
    <p>%s</p>
    <p>%s</p>
    <p>%s · %s</p>
    </footer>
    """
        .formatted(
            Html.escape(words.say("about.claims")),
            words.say(
                "footer",
                Html.linkTo(
                    "https://creativecommons.org/licenses/by/4.0/", Html.proper("CC BY 4.0")),
                Html.proper(context.release())),
            Html.link(context.here("/ontology"), words.say("ontology")),
            Html.link(context.here("/about"), words.say("nav.about")));
  }
}

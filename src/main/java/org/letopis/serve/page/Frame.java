package org.letopis.serve.page;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What all pages share: head, navigation, the switch of languages, the notes at the foot. */
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
  static String page(Context context, String title, String heading, String head, String body) {
    return """
    <!DOCTYPE html>
    <html lang="%1$s">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>%2$s</title>
    <link rel="stylesheet" href="/style.css"/>
    %3$s%4$s</head>
    <body>
    <a class="skip" href="#content">%5$s</a>
    <header>
    %6$s%7$s</header>
    <main id="content">
    <h1>%8$s</h1>
    %9$s</main>
    %10$s</body>
    </html>
    """
        .formatted(
            context.language().tag(),
            Html.escape(title),
            translations(context),
            head,
            Html.escape(context.words().say("nav.skip")),
            navigation(context),
            languages(context),
            heading,
            body,
            footer(context));
  }

  private static String translations(Context context) {
    return Arrays.stream(Language.values())
        .map(
            l ->
                "<link rel=\"alternate\" hreflang=\"%1$s\" href=\"%2$s?lang=%1$s\"/>\n"
                    .formatted(l.tag(), Html.escape(context.address())))
        .collect(Collectors.joining());
  }

  private static String navigation(Context context) {
    Words words = context.words();
    return """
    <nav aria-label="%s"><ul>
    <li>%s</li>
    <li>%s</li>
    <li>%s</li>
    </ul></nav>
    """
        .formatted(
            Html.escape(words.say("nav.label")),
            Html.link(context.here("/"), words.say("nav.start")),
            Html.link(context.here("/ontology"), words.say("ontology")),
            Html.link(context.here("/dumps/"), words.say("download")));
  }

  private static String languages(Context context) {
    return Arrays.stream(Language.values())
        .map(
            l ->
                l == context.language()
                    ? "<li lang=\"%s\" aria-current=\"true\">%s</li>\n"
                        .formatted(l.tag(), Html.escape(l.ownName()))
                    : "<li><a href=\"%1$s?lang=%2$s\" hreflang=\"%2$s\" lang=\"%2$s\">%3$s</a></li>\n"
                        .formatted(
                            Html.escape(context.address()), l.tag(), Html.escape(l.ownName())))
        .collect(
            Collectors.joining(
                "",
                "<nav aria-label=\""
                    + Html.escape(context.words().say("language.switch"))
                    + "\"><ul>\n",
                "</ul></nav>\n"));
  }

  private static String footer(Context context) {
    Words words = context.words();
    return "<footer>\n<p>%s</p>\n<p>%s</p>\n</footer>\n"
        .formatted(
            Html.escape(words.say("about.claims")),
            words.say(
                "footer",
                Html.link("https://creativecommons.org/licenses/by/4.0/", "CC BY 4.0"),
                Html.escape(context.release())));
  }
}

package org.letopis.serve.page;

import org.letopis.serve.html.Context;
import org.letopis.serve.html.Figures;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Words;

/** The page of the dumps: what there is, how large it is, how it is checked. */
public final class Downloads {

  private Downloads() {}

  /**
   * A file as a row.
   *
   * @param name its plain name, by which what it holds is known
   * @param address where it is
   * @param shown the name to show
   * @param bytes its size
   */
  public static String row(
      Context context, String name, String address, String shown, long bytes, String mediaType) {
    return "<tr><td>%s</td><td>%s</td><td class=\"number\">%s</td><td>%s</td></tr>\n"
        .formatted(
            Html.linkTo(address, Html.proper(shown)),
            Html.escape(holds(context.words(), name)),
            new Figures(context.language()).number(bytes),
            "<code>" + Html.escape(mediaType) + "</code>");
  }

  /** A link to a file. */
  public static String link(String address, String text) {
    return Html.linkTo(address, Html.proper(text));
  }

  /** The page around the rows. */
  public static String body(Context context, String rows, String latest) {
    Words words = context.words();
    return """
    <table>
    <thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col" class="number">%s</th><th scope="col">%s</th></tr></thead>
    <tbody>
    %s</tbody>
    </table>
    <p>%s</p>
    <p>%s</p>
    """
        .formatted(
            Html.escape(words.say("download.file")),
            Html.escape(words.say("download.holds")),
            Html.escape(words.say("download.bytes")),
            Html.escape(words.say("download.type")),
            rows,
            words.say(
                "download.check",
                "<code>sha256sum --ignore-missing --check SHA256SUMS-"
                    + Html.escape(context.release())
                    + "</code>"),
            words.say("download.latest", latest));
  }

  /** What a file holds, by its name without the extension of a compressed one. */
  private static String holds(Words words, String name) {
    String plain = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    if (plain.equals("SHA256SUMS")) {
      return words.say("dump.sums");
    }
    if (plain.startsWith("report.")) {
      return words.say("download.report");
    }
    return words.knows("dump." + plain) ? words.say("dump." + plain) : "";
  }
}

package org.letopis.serve.view;

import java.util.List;
import java.util.stream.Collectors;
import org.letopis.claim.Unread;
import org.letopis.serve.corpus.SourceText;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Query;

/** What the program could not read in a text: how much, and, where a reader wants it, what. */
final class UnreadHtml {

  private UnreadHtml() {}

  /**
   * The note, with a link that shows it in the text or hides it.
   *
   * @param shown whether it is shown
   * @param other the page's parameters with that turned round
   */
  static String html(Desk desk, SourceText text, boolean shown, Query other) {
    List<Unread.Span> figures = text.places(Unread.Sort.FIGURE);
    List<Unread.Span> names = text.places(Unread.Sort.NAME);
    if (figures.isEmpty() && names.isEmpty()) {
      return "<p class=\"not-read\">" + desk.say("unread.none") + "</p>\n";
    }
    return "<p class=\"not-read\">%s <a href=\"%s\" rel=\"nofollow\">%s</a></p>\n%s"
        .formatted(
            desk.say("unread.counts", figures.size(), names.size()),
            Html.escape(desk.context().with(other)),
            desk.say(shown ? "unread.hide" : "unread.show"),
            shown
                ? "<ul class=\"not-read\">\n"
                    + list(desk, text, "unread.figure", figures)
                    + list(desk, text, "unread.name", names)
                    + "</ul>\n"
                : "");
  }

  private static String list(Desk desk, SourceText text, String sort, List<Unread.Span> places) {
    return places.stream()
        .map(
            p ->
                "<li>%s: <a href=\"#%s\"><q>%s</q></a></li>\n"
                    .formatted(
                        desk.say(sort), TextHtml.anchor(p.start()), Html.escape(words(text, p))))
        .collect(Collectors.joining());
  }

  private static String words(SourceText text, Unread.Span place) {
    int[] points = text.text().codePoints().toArray();
    return new String(points, place.start(), place.end() - place.start());
  }
}

package org.letopis.serve.view;

import java.util.List;
import java.util.stream.Collectors;
import org.letopis.claim.Unread;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;

/** A text with its claims marked in it: every claim a number, and a line below its words. */
final class TextHtml {

  /** More lines than this have no room between two lines of text: the rest share the last. */
  private static final int LANES = 5;

  private final Desk desk;
  private final int[] text;
  private final String tag;
  private final TextMarks marks;
  private final List<Unread.Span> unread;

  /**
   * A text.
   *
   * @param tag its language
   * @param unread what in it was not understood, as far as that is shown
   */
  TextHtml(Desk desk, String text, String tag, TextMarks marks, List<Unread.Span> unread) {
    this.desk = desk;
    this.text = text.codePoints().toArray();
    this.tag = tag;
    this.marks = marks;
    this.unread = unread;
  }

  /** All its paragraphs. */
  String html() {
    StringBuilder html = new StringBuilder();
    int from = 0;
    for (int i = 0; i <= text.length; i++) {
      if (i == text.length || text[i] == '\n') {
        html.append(paragraph(from, i));
        from = i + 1;
      }
    }
    return "<blockquote class=\"text\" lang=\"%s\" data-cards=\"\">\n%s</blockquote>\n"
        .formatted(Html.escape(desk.context().quotes().tag(tag)), html);
  }

  private String paragraph(int from, int to) {
    if (from == to || new String(text, from, to - from).isBlank()) {
      return "";
    }
    return "<p>%s</p>\n"
        .formatted(
            marks.segments(from, to, unread).stream()
                .map(this::segment)
                .collect(Collectors.joining()));
  }

  private String segment(TextMarks.Segment segment) {
    String shown = Html.escape(words(segment.start(), segment.end()));
    if (segment.unread()) {
      shown =
          "<span class=\"unread\"%s>%s</span>"
              .formatted(begins(segment) ? " id=\"" + anchor(segment.start()) + "\"" : "", shown);
    }
    if (segment.marks().isEmpty()) {
      return shown;
    }
    return segment.beginning().stream().map(this::number).collect(Collectors.joining())
        + "<span class=\"s %s\" data-claims=\"%s\">%s</span>"
            .formatted(
                segment.marks().stream()
                    .map(m -> "l" + Math.min(m.lane(), LANES - 1))
                    .distinct()
                    .collect(Collectors.joining(" ")),
                segment.marks().stream()
                    .map(m -> Html.escape(m.claim().key()))
                    .collect(Collectors.joining(" ")),
                shown);
  }

  private boolean begins(TextMarks.Segment segment) {
    return unread.stream().anyMatch(u -> u.start() == segment.start());
  }

  /** Where something that was not understood stands. */
  static String anchor(int start) {
    return "at-" + start;
  }

  private String number(TextMarks.Mark mark) {
    Stated claim = mark.claim();
    return "<a class=\"n\" id=\"%s\" href=\"#%s\" data-claim=\"%s\" lang=\"%s\" aria-label=\"%s\">%d</a>"
        .formatted(
            Html.escape(ClaimNote.place(claim)),
            Html.escape(ClaimNote.note(claim)),
            Html.escape(claim.key()),
            desk.context().language().tag(),
            Html.escape(mark.number() + ": " + new Scope(desk).label(claim)),
            mark.number());
  }

  /** Words of the text, in the script that the reader wants. */
  String words(int from, int to) {
    return desk.context().quotes().show(new String(text, from, to - from), tag);
  }
}

package org.letopis.serve.view;

import static org.letopis.serve.view.Scale.percent;

import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.html.Figures;
import org.letopis.serve.html.Html;

/**
 * The drawings of figures, as inline SVG that grows with the page while its lines and dots do not.
 * An exact figure is a dot, an interval a bar between two ends, "at least" and "at most" end in an
 * arrow, "about" has soft ends. All is said in words beside it, so that nobody needs to see it.
 */
final class Chart {

  private static final int HEIGHT = 28;
  private static final double MIDDLE = HEIGHT / 2.0;

  /** How far "about" reaches to either side, in percent of the width. */
  private static final double SOFT = 5;

  private final Scale scale;
  private final Figures figures;

  Chart(Scale scale, Figures figures) {
    this.scale = scale;
    this.figures = figures;
  }

  /** What all charts of a page share: how soft ends fade. Once a page. */
  static String definitions() {
    return """
    <svg class="hidden" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    <linearGradient id="soft" x1="0" x2="1" y1="0" y2="0"><stop offset="0" class="fade"/><stop offset=".35" class="full"/><stop offset=".65" class="full"/><stop offset="1" class="fade"/></linearGradient>
    </defs></svg>
    """;
  }

  /** The numbers above the charts of a question. */
  String axis() {
    return "<svg class=\"axis\" width=\"100%%\" height=\"20\" aria-hidden=\"true\" focusable=\"false\">%s</svg>"
        .formatted(
            scale.ticks().stream()
                .map(
                    t ->
                        "<text x=\"%s\" y=\"14\" text-anchor=\"%s\">%s</text>"
                            .formatted(
                                percent(scale.at(t)),
                                t == 0 ? "start" : "middle",
                                Html.escape(figures.number(t))))
                .collect(Collectors.joining()));
  }

  /** One figure. */
  String mark(ClaimView claim) {
    return "<svg class=\"mark\" width=\"100%%\" height=\"%d\" aria-hidden=\"true\" focusable=\"false\">%s%s</svg>"
        .formatted(HEIGHT, lines(), shape(claim.low(), claim.high(), claim.approximate()));
  }

  private String lines() {
    return scale.ticks().stream()
        .map(
            t ->
                "<line class=\"grid\" x1=\"%1$s\" x2=\"%1$s\" y1=\"0\" y2=\"%2$d\"/>"
                    .formatted(percent(scale.at(t)), HEIGHT))
        .collect(Collectors.joining());
  }

  private String shape(OptionalLong low, OptionalLong high, boolean about) {
    if (low.isPresent() && high.isPresent()) {
      return low.getAsLong() == high.getAsLong()
          ? point(scale.at(low.getAsLong()), about)
          : between(scale.at(low.getAsLong()), scale.at(high.getAsLong()), about);
    }
    return low.isPresent()
        ? open(scale.at(low.getAsLong()), 100, about)
        : open(scale.at(high.orElseThrow()), 0, about);
  }

  private String point(double at, boolean about) {
    return (about ? soft(at - SOFT, at + SOFT) : "")
        + "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
            .formatted(percent(at), MIDDLE, about ? "4.5" : "6.5");
  }

  private String between(double from, double to, boolean about) {
    return (about ? soft(from - SOFT, to + SOFT) : "")
        + line(from, to)
        + (about ? "" : end(from) + end(to));
  }

  /** From a bound to the edge, with an arrow that says that it goes on. */
  private String open(double from, double edge, boolean about) {
    double tip = edge == 0 ? 0.6 : 99.4;
    String arrow = edge == 0 ? "M9 -6L1 0L9 6" : "M-9 -6L-1 0L-9 6";
    return (about ? soft(from - SOFT, from + SOFT) : end(from))
        + line(from, tip)
        + "<svg x=\"%s\" y=\"%s\" overflow=\"visible\"><path class=\"arrow\" d=\"%s\"/></svg>"
            .formatted(percent(edge), MIDDLE, arrow);
  }

  private static String line(double from, double to) {
    return "<line class=\"reach\" x1=\"%s\" x2=\"%s\" y1=\"%3$s\" y2=\"%3$s\"/>"
        .formatted(percent(from), percent(to), MIDDLE);
  }

  private static String end(double at) {
    return "<line class=\"end\" x1=\"%1$s\" x2=\"%1$s\" y1=\"%2$s\" y2=\"%3$s\"/>"
        .formatted(percent(at), MIDDLE - 7, MIDDLE + 7);
  }

  private static String soft(double from, double to) {
    double start = Math.max(0, from);
    return "<rect class=\"soft\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"10\"/>"
        .formatted(percent(start), MIDDLE - 5, percent(Math.min(100, to) - start));
  }
}

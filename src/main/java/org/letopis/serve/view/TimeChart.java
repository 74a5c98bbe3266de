package org.letopis.serve.view;

import static org.letopis.serve.view.Scale.percent;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.letopis.serve.html.Html;

/**
 * Drawings of times, as inline SVG that grows with the page: a time of day is a dot, a day and
 * anything longer a bar as long as it lasts, a time with one end alone an arrow. All is said in
 * words beside it.
 */
final class TimeChart {

  private static final Legend LEGEND =
      new Legend(
          List.of(
              new Legend.Entry("exact", "legend.hour"),
              new Legend.Entry("day", "legend.day"),
              new Legend.Entry("stretch", "legend.span"),
              new Legend.Entry("least", "legend.open")));

  private static final int HEIGHT = 26;
  private static final double MIDDLE = HEIGHT / 2.0;
  private static final int BAR = 10;

  private final TimeScale scale;

  TimeChart(TimeScale scale) {
    this.scale = scale;
  }

  /** The days or the years above the charts. */
  String axis() {
    return "<svg class=\"axis\" width=\"100%%\" height=\"20\" aria-hidden=\"true\" focusable=\"false\">%s</svg>"
        .formatted(
            scale.lines().stream()
                .map(
                    day ->
                        "<text x=\"%s\" y=\"14\" dx=\"4\">%d</text>"
                            .formatted(
                                percent(scale.at(day.atStartOfDay())),
                                scale.ofDays() ? day.getDayOfMonth() : day.getYear()))
                .collect(Collectors.joining()));
  }

  /** One time. */
  String mark(Period period) {
    return "<svg class=\"mark\" width=\"100%%\" height=\"%d\" aria-hidden=\"true\" focusable=\"false\">%s%s</svg>"
        .formatted(
            HEIGHT,
            scale.lines().stream().map(this::line).collect(Collectors.joining()),
            shape(period));
  }

  private String line(LocalDate day) {
    return "<line class=\"grid\" x1=\"%1$s\" x2=\"%1$s\" y1=\"0\" y2=\"%2$d\"/>"
        .formatted(percent(scale.at(day.atStartOfDay())), HEIGHT);
  }

  private String shape(Period period) {
    double from = scale.at(period.first());
    double to = scale.at(period.last());
    return switch (period.precision()) {
      case HOUR -> dot(from);
      case OPEN -> open(from, period.from().isPresent());
      case DAY, SPAN, MONTH, YEAR -> bar(from, to, period.precision() == Period.Precision.DAY);
    };
  }

  private static String dot(double at) {
    return "<circle cx=\"%s\" cy=\"%s\" r=\"5.5\"/>".formatted(percent(at), MIDDLE);
  }

  /** What would be too short to be seen gets a dot of its own below it. */
  private static String bar(double from, double to, boolean day) {
    String bar =
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%d\" rx=\"2\"/>"
            .formatted(
                day ? "day" : "stretch",
                percent(from),
                MIDDLE - BAR / 2.0,
                percent(to - from),
                BAR);
    return to - from < 1
        ? bar
            + "<rect class=\"day\" x=\"%s\" y=\"%s\" width=\"4\" height=\"%d\" rx=\"1\"/>"
                .formatted(percent(from), MIDDLE - BAR / 2.0, BAR)
        : bar;
  }

  /** From a time to the edge, with an arrow that says that it goes on. */
  private static String open(double at, boolean onwards) {
    double edge = onwards ? 100 : 0;
    String arrow = onwards ? "M-9 -6L-1 0L-9 6" : "M9 -6L1 0L9 6";
    return "<line class=\"end\" x1=\"%1$s\" x2=\"%1$s\" y1=\"%2$s\" y2=\"%3$s\"/>"
            .formatted(percent(at), MIDDLE - 7, MIDDLE + 7)
        + "<line class=\"reach\" x1=\"%1$s\" x2=\"%2$s\" y1=\"%3$s\" y2=\"%3$s\"/>"
            .formatted(percent(at), percent(edge), MIDDLE)
        + "<svg x=\"%s\" y=\"%s\" overflow=\"visible\"><path class=\"arrow\" d=\"%s\"/></svg>"
            .formatted(percent(edge), MIDDLE, arrow);
  }

  /** What the shapes mean. */
  static String legend(Desk desk) {
    return LEGEND.html(desk);
  }

  /** Names what stands above the charts, for it has numbers alone. */
  static String caption(Desk desk, TimeScale scale) {
    String first = scale.first().toString();
    String last = scale.after().minusDays(1).toString();
    int written = scale.ofDays() ? "yyyy-mm".length() : "yyyy".length();
    return Html.escape(desk.dates().span(first.substring(0, written), last.substring(0, written)));
  }
}

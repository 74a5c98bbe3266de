package org.letopis.serve.view;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Section;

/** Claims by hour and day, and by the years around: when each says that it happened. */
final class TimelineView implements View {

  @Override
  public String path() {
    return Section.TIMELINE.path();
  }

  @Override
  public List<String> styles() {
    return List.of("timeline.css");
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("timeline.title");
  }

  @Override
  public String body(Desk desk) {
    Chronicle chronicle = Chronicle.of(desk);
    return "<p class=\"lead\">%s</p>\n%s%s%s%s%s%s%s"
        .formatted(
            desk.say("timeline.lead"),
            Frame.scripts(desk.context()),
            TimeChart.legend(desk),
            chronicle.days().isEmpty()
                ? ""
                : section(
                    desk, "days", chronicle.days(), TimeScale.days(chronicle.days().keySet())),
            chronicle.around().isEmpty()
                ? ""
                : section(
                    desk,
                    "around",
                    chronicle.around(),
                    TimeScale.years(
                        Stream.concat(
                                chronicle.around().keySet().stream(),
                                chronicle.days().keySet().stream())
                            .toList())),
            worded(desk, chronicle.worded()),
            undated(desk, chronicle.undated()),
            ViewLinks.html(desk, "08-what-happened-in-a-place"));
  }

  @Override
  public Optional<String> csv(Desk desk) {
    return Optional.of(
        new ClaimRows(desk)
            .of(
                desk.claims().stream()
                    .filter(c -> Period.of(c.times()).isPresent())
                    .sorted(Comparator.comparing(c -> Period.of(c.times()).orElseThrow()))
                    .toList()));
  }

  private static String section(
      Desk desk, String id, SortedMap<Period, List<Stated>> claims, TimeScale scale) {
    TimeChart chart = new TimeChart(scale);
    return """
    <section class="times" id="%s">
    <h2>%s</h2>
    <div class="axis-row"><span class="note">%s</span>%s</div>
    <ol role="list">
    %s</ol>
    </section>
    """
        .formatted(
            id,
            desk.say("timeline." + id),
            TimeChart.caption(desk, scale),
            chart.axis(),
            claims.entrySet().stream()
                .map(
                    e ->
                        row(
                            desk,
                            Html.escape(e.getKey().label(desk)),
                            anchor(e.getKey()),
                            chart.mark(e.getKey()),
                            e.getValue()))
                .collect(Collectors.joining()));
  }

  private static String anchor(Period period) {
    return ("t-" + period.times().start().orElse("") + "_" + period.times().end().orElse(""))
        .replace(':', '-');
  }

  private static String row(Desk desk, String label, String id, String mark, List<Stated> claims) {
    return """
    <li class="time" id="%1$s">
    <h3>%2$s</h3>
    <div class="drawn">%3$s</div>
    %4$s</li>
    """
        .formatted(Html.escape(id), label, mark, new KindsHtml(desk).html("k-" + id, claims));
  }

  /** Times that are told only in words: "in the evening". */
  private static String worded(Desk desk, List<Stated> claims) {
    if (claims.isEmpty()) {
      return "";
    }
    Map<String, List<Stated>> byWords =
        claims.stream()
            .collect(
                Collectors.groupingBy(
                    c -> desk.facts().text(c.node(), Onto.TIME_TEXT).orElse(""),
                    TreeMap::new,
                    Collectors.toList()));
    StringBuilder rows = new StringBuilder();
    for (Map.Entry<String, List<Stated>> said : byWords.entrySet()) {
      String quote =
          desk.context().quotes().html(said.getKey(), Period.language(said.getValue().getFirst()));
      String key = said.getValue().getFirst().key();
      rows.append(row(desk, quote, "w-" + key, "", said.getValue()));
    }
    return "<section class=\"times worded\" id=\"worded\">\n<h2>%s</h2>\n<p>%s</p>\n<ol role=\"list\">\n%s</ol>\n</section>\n"
        .formatted(desk.say("timeline.worded"), desk.say("timeline.worded.note"), rows);
  }

  private static String undated(Desk desk, List<Stated> claims) {
    return claims.isEmpty()
        ? ""
        : "<section class=\"times\" id=\"undated\">\n<h2>%s</h2>\n<p>%s</p>\n%s</section>\n"
            .formatted(
                desk.say("timeline.undated"),
                desk.say("timeline.undated.note"),
                new KindsHtml(desk).html("k-undated", claims));
  }
}

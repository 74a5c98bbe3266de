package org.letopis.serve.view;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;

/** A question: its figures on one scale, lane by lane, and below them the same as a table. */
final class QuestionHtml {

  private final Desk desk;
  private final Scope scope;
  private final Standings standings;

  QuestionHtml(Desk desk) {
    this.desk = desk;
    this.scope = new Scope(desk);
    this.standings = new Standings(desk);
  }

  static String label(Desk desk, Question question) {
    return question.labels().get(desk.context().language());
  }

  String section(Question question, List<Stated> claims) {
    Scale scale = Scale.of(claims.stream().flatMapToLong(QuestionHtml::bounds));
    Chart chart = new Chart(scale, desk.figures());
    String key = Html.escape(question.key());
    return """
    <section class="question" id="%1$s">
    <h2>%2$s</h2>
    <figure>
    <div class="row axis-row"><span class="note">%3$s</span>%4$s</div>
    %5$s</figure>
    <details class="words" id="words-%1$s"><summary>%6$s</summary>
    %7$s</details>
    </section>
    """
        .formatted(
            key,
            Html.escape(label(desk, question)),
            scale.logarithmic() ? desk.say("compare.logarithmic") : "",
            chart.axis(),
            Lane.of(question, claims, scope).stream()
                .map(lane -> lane(lane, chart))
                .collect(Collectors.joining()),
            desk.say("compare.table", claims.size()),
            new FigureTable(desk).html(label(desk, question), question, claims));
  }

  private static LongStream bounds(Stated claim) {
    return LongStream.concat(claim.view().low().stream(), claim.view().high().stream());
  }

  private String lane(Lane lane, Chart chart) {
    return "<div class=\"lane\">\n<h3>%s</h3>\n<ul>\n%s</ul></div>\n"
        .formatted(
            lane.scope().isEmpty() ? desk.say("compare.total") : Html.escape(lane.scope()),
            lane.rows().stream().map(row -> row(row, chart)).collect(Collectors.joining()));
  }

  private String row(Lane.Row row, Chart chart) {
    String against = standings.against(row.claims());
    String manner = scope.manner(row.first());
    return """
    <li class="row%s"><span class="who">%s</span><span class="value">%s%s%s</span>%s</li>
    """
        .formatted(
            against.isEmpty() ? "" : " disputed",
            standings.sources(row.claims()),
            desk.figureHtml(row.first()),
            manner.isEmpty() ? "" : " <small>" + Html.escape(manner) + "</small>",
            against,
            chart.mark(row.first().view()));
  }
}

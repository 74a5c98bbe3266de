package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;

/** Figures as a table: on the page with their quotes, and as CSV. */
final class FigureTable {

  private static final List<String> COLUMNS =
      List.of(
          "question",
          "source",
          "document",
          "low",
          "high",
          "approximate",
          "as_written",
          "unit",
          "scope",
          "manner",
          "according_to",
          "quote",
          "claim");

  private final Desk desk;
  private final Scope scope;
  private final QuoteCard card;

  FigureTable(Desk desk) {
    this.desk = desk;
    this.scope = new Scope(desk);
    this.card = new QuoteCard(desk);
  }

  /** The table of a question; the words of each claim are what its mark opens. */
  String html(String caption, Question question, List<Stated> claims) {
    return """
    <table class="figures">
    <caption>%s</caption>
    <thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead>
    <tbody>
    %s</tbody>
    </table>
    """
        .formatted(
            Html.escape(caption),
            desk.say("column.figure"),
            desk.say("compare.scope"),
            desk.say("column.quote"),
            claims.stream().map(c -> row(question, c)).collect(Collectors.joining()));
  }

  private String row(Question question, Stated claim) {
    return """
    <tr><td class="figure">%s</td><td>%s</td><td><div class="card" id="q-%s">%s</div></td></tr>
    """
        .formatted(
            desk.figureHtml(claim),
            Html.escape(
                Stream.of(scope.within(question, claim), scope.manner(claim))
                    .filter(s -> !s.isEmpty())
                    .collect(Collectors.joining(" · "))),
            Html.escape(claim.key()),
            card.html(claim));
  }

  /** All questions as CSV. */
  String of(Map<Question, List<Stated>> answers) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(COLUMNS);
    answers.forEach((question, claims) -> claims.forEach(c -> rows.add(cells(question, c))));
    return Csv.of(rows);
  }

  private List<String> cells(Question question, Stated claim) {
    return List.of(
        QuestionHtml.label(desk, question),
        claim.view().document().flatMap(desk.corpus()::source).map(Source::mark).orElse(""),
        claim.view().document().flatMap(desk.corpus()::source).map(Source::fileName).orElse(""),
        number(claim.view().low()),
        number(claim.view().high()),
        Boolean.toString(claim.view().approximate()),
        claim.words().figure().orElse(""),
        claim.view().unit().map(desk.names()::text).orElse(""),
        scope.within(question, claim),
        scope.manner(claim),
        claim.view().sources().stream().map(desk.names()::text).collect(Collectors.joining(" | ")),
        claim.view().quote().map(Node::getLiteralLexicalForm).orElse(""),
        claim.node().getURI());
  }

  private static String number(OptionalLong number) {
    return number.isPresent() ? Long.toString(number.getAsLong()) : "";
  }
}

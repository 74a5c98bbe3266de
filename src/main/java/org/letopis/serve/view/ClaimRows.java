package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;

/** Claims as CSV, one a row. */
final class ClaimRows {

  private static final List<String> COLUMNS =
      List.of(
          "source",
          "document",
          "kind",
          "figure",
          "from",
          "to",
          "scope",
          "manner",
          "according_to",
          "quote",
          "claim");

  private final Desk desk;
  private final Scope scope;

  ClaimRows(Desk desk) {
    this.desk = desk;
    this.scope = new Scope(desk);
  }

  String of(List<Stated> claims) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(COLUMNS);
    claims.forEach(c -> rows.add(row(c)));
    return Csv.of(rows);
  }

  private List<String> row(Stated claim) {
    return List.of(
        claim.view().document().flatMap(desk.corpus()::source).map(Source::mark).orElse(""),
        claim.view().document().flatMap(desk.corpus()::source).map(Source::fileName).orElse(""),
        scope.label(claim),
        desk.figure(claim),
        claim.times().start().orElse(""),
        claim.times().end().orElse(""),
        scope.text(claim),
        scope.manner(claim),
        claim.view().sources().stream().map(desk.names()::text).collect(Collectors.joining(" | ")),
        claim.view().quote().map(Node::getLiteralLexicalForm).orElse(""),
        claim.node().getURI());
  }
}

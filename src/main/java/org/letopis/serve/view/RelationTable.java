package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Relation;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;

/** How claims stand to each other as a table: a claim of a comparison a row. */
final class RelationTable {

  private static final List<String> COLUMNS =
      List.of(
          "comparison", "type", "contradiction", "side", "claim", "document", "figure", "quote");

  private final Desk desk;
  private final Map<Node, Stated> claims;

  RelationTable(Desk desk) {
    this.desk = desk;
    this.claims = desk.corpus().byNode();
  }

  String of(List<Relation> relations) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(COLUMNS);
    for (Relation relation : relations) {
      for (Node node : relation.claims()) {
        Stated claim = claims.get(node);
        if (claim != null) {
          rows.add(row(relation, claim));
        }
      }
    }
    return Csv.of(rows);
  }

  private List<String> row(Relation relation, Stated claim) {
    return List.of(
        relation.node().getURI(),
        relation.type().map(desk.names()::text).orElse(""),
        relation.contradiction().map(desk.names()::text).orElse(""),
        relation.second().contains(claim.node())
            ? "2"
            : relation.first().contains(claim.node()) ? "1" : "",
        claim.node().getURI(),
        claim.view().document().flatMap(desk.corpus()::source).map(Source::fileName).orElse(""),
        desk.figure(claim),
        claim.view().quote().map(Node::getLiteralLexicalForm).orElse(""));
  }
}

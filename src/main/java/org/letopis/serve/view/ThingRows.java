package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;

/** Persons or sites as CSV, a claim a row. */
final class ThingRows {

  private ThingRows() {}

  /**
   * The table.
   *
   * @param what the name of the first column
   * @param things claims by what they are about
   */
  static String of(Desk desk, String what, SortedMap<Node, List<Stated>> things) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(what, "iri", "name_forms", "source", "claim_kind", "says", "quote", "claim"));
    things.forEach((thing, claims) -> claims.forEach(claim -> rows.add(row(desk, thing, claim))));
    return Csv.of(rows);
  }

  private static List<String> row(Desk desk, Node thing, Stated claim) {
    return List.of(
        desk.names().text(thing),
        thing.getURI(),
        forms(desk, thing),
        Dossier.mark(desk, claim.view().document()),
        new Scope(desk).label(claim),
        desk.names().text(claim.node()),
        claim.view().quote().map(Node::getLiteralLexicalForm).orElse(""),
        claim.node().getURI());
  }

  private static String forms(Desk desk, Node thing) {
    return desk.facts().subjects(Onto.IDENTIFIES, thing).stream()
        .map(
            d ->
                Dossier.mark(desk, desk.facts().object(d, ClaimView.SOURCE))
                    + ": "
                    + desk.facts().text(d, Onto.NAME_FORM).orElse(""))
        .sorted()
        .distinct()
        .collect(Collectors.joining(" | "));
  }
}

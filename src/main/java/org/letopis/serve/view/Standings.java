package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Origin;
import org.letopis.serve.corpus.Relation;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Section;

/** Who stands behind a figure, who only copied whom, and who contradicts. */
final class Standings {

  private final Desk desk;
  private final Map<Node, Stated> claims;

  Standings(Desk desk) {
    this.desk = desk;
    this.claims = desk.corpus().byNode();
  }

  /** The sources of claims that say the same, those of one origin held together. */
  String sources(List<Stated> same) {
    List<Stated> left = new ArrayList<>(same);
    StringBuilder html = new StringBuilder();
    for (Origin origin : desk.corpus().origins()) {
      List<Stated> together =
          left.stream().filter(c -> origin.claims().contains(c.node())).toList();
      if (together.stream().map(Standings::document).distinct().count() > 1) {
        html.append("<span class=\"origin\">")
            .append(badges(together))
            .append(
                "<a class=\"why\" href=\"%s\">%s</a></span>"
                    .formatted(
                        Html.escape(desk.context().address(origin.node())),
                        desk.say("compare.origin")));
        left.removeAll(together);
      }
    }
    return html.append(badges(left)).toString();
  }

  private String badges(List<Stated> same) {
    return same.stream().map(this::badge).collect(Collectors.joining());
  }

  /** The mark of a source: opens the quote, or leads to it. */
  private String badge(Stated claim) {
    return "<a class=\"badge\" href=\"#%1$s\" data-quote=\"%1$s\" aria-label=\"%2$s\"><span translate=\"no\">%3$s</span></a>"
        .formatted(
            Html.escape("q-" + claim.key()),
            desk.say("compare.open", mark(claim), desk.figure(claim), new Scope(desk).text(claim)),
            Html.escape(mark(claim)));
  }

  /** The sources that a contradiction sets against these claims, each leading to it. */
  String against(List<Stated> same) {
    Set<Node> these = new HashSet<>();
    same.forEach(c -> these.add(c.node()));
    Map<String, Relation> others = new TreeMap<>();
    for (Relation relation : desk.corpus().relations()) {
      if (relation.contradicts() && relation.claims().stream().anyMatch(these::contains)) {
        boolean first = relation.first().stream().anyMatch(these::contains);
        (first ? relation.second() : relation.first())
            .stream()
                .flatMap(n -> Optional.ofNullable(claims.get(n)).stream())
                .forEach(c -> others.putIfAbsent(mark(c), relation));
      }
    }
    return others.entrySet().stream()
        .map(
            e ->
                "<a class=\"against\" href=\"%s\" aria-label=\"%s\">≠ <span translate=\"no\">%s</span></a>"
                    .formatted(
                        Html.escape(
                            desk.context().here(Section.CONTRADICTIONS.path())
                                + "#"
                                + ContradictionsView.anchor(e.getValue())),
                        desk.say("compare.against", e.getKey()),
                        Html.escape(e.getKey())))
        .collect(Collectors.joining());
  }

  private String mark(Stated claim) {
    return claim.view().document().flatMap(desk.corpus()::source).map(Source::mark).orElse("?");
  }

  private static Node document(Stated claim) {
    return claim.view().document().orElse(claim.node());
  }
}

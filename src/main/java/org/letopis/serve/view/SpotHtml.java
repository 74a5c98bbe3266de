package org.letopis.serve.view;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Spot;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Language;

/** A place in the list: its names, how many claims name it, and of which kinds they are. */
final class SpotHtml {

  /** So many kinds are named; the others are on the place's own page. */
  private static final int KINDS = 4;

  private final Desk desk;

  SpotHtml(Desk desk) {
    this.desk = desk;
  }

  String item(Spot spot) {
    return """
    <li%s><a class="place" href="%s">%s</a>%s <span class="count" title="%s">%d</span>%s<br/><small>%s</small></li>
    """
        .formatted(
            position(spot),
            Html.escape(desk.context().address(spot.node())),
            desk.names().html(spot.node()),
            others(spot.node()),
            desk.say("claims.number", spot.claims().size()),
            spot.claims().size(),
            within(spot),
            kinds(spot));
  }

  /** What a map needs; nothing where the point is not known, or would mislead. */
  private static String position(Spot spot) {
    return spot.point()
        .filter(p -> spot.isPoint())
        .map(
            p ->
                " data-lat=\"%s\" data-long=\"%s\" data-claims=\"%d\" data-sort=\"%s\""
                    .formatted(
                        p.latitude(),
                        p.longitude(),
                        spot.claims().size(),
                        spot.isSite() ? "site" : "settlement"))
        .orElse("");
  }

  /** Its names in the other languages, each once; the other script is a switch of the page. */
  private String others(Node place) {
    Set<String> seen = new LinkedHashSet<>(List.of(desk.names().text(place)));
    List<String> tags =
        desk.context().language() == Language.ENGLISH ? List.of("sr-Latn", "sq") : List.of("sq");
    return tags.stream()
        .flatMap(
            tag ->
                desk.names()
                    .labels(place)
                    .filter(l -> l.isLiteral() && l.getLiteralLanguage().equals(tag)))
        .filter(l -> seen.add(l.getLiteralLexicalForm()))
        .map(
            l ->
                " <span class=\"also\" lang=\"%s\">%s</span>"
                    .formatted(
                        Html.escape(l.getLiteralLanguage()),
                        Html.escape(l.getLiteralLexicalForm())))
        .collect(Collectors.joining());
  }

  private String within(Spot spot) {
    return spot.isSite()
        ? desk.facts().objects(spot.node(), Onto.WITHIN).stream()
            .findFirst()
            .map(
                p -> " <small>" + desk.words().say("map.within", desk.names().html(p)) + "</small>")
            .orElse("")
        : "";
  }

  private String kinds(Spot spot) {
    Map<Node, Long> counts =
        spot.claims().stream()
            .flatMap(c -> c.view().kind().stream())
            .collect(
                Collectors.groupingBy(
                    k -> k,
                    () -> new TreeMap<>(Comparator.comparing(Node::getURI)),
                    Collectors.counting()));
    String named =
        counts.entrySet().stream()
            .sorted(Comparator.comparing(e -> -e.getValue()))
            .limit(KINDS)
            .map(e -> desk.names().html(e.getKey()) + " " + e.getValue())
            .collect(Collectors.joining(" · "));
    return counts.size() > KINDS ? named + " …" : named;
  }
}

package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Facet;
import org.letopis.serve.html.Html;

/** The settlements and municipalities of which something is claimed, with how much and what. */
final class PlacesView implements View {

  /** The kinds that are named; the rest is only counted. */
  private static final int KINDS = 4;

  @Override
  public String path() {
    return "/places";
  }

  @Override
  public List<String> styles() {
    return List.of("people.css");
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("places.title");
  }

  @Override
  public String body(Desk desk) {
    return "<p class=\"lead\">%s</p>\n%s%s%s%s"
        .formatted(
            desk.say("places.lead"),
            PartsNav.html(desk),
            table(desk, "places.settlements", of(desk, Onto.SETTLEMENT)),
            table(desk, "places.municipalities", of(desk, Onto.MUNICIPALITY)),
            ViewLinks.html(desk, "08-what-happened-in-a-place"));
  }

  @Override
  public Optional<String> csv(Desk desk) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("place", "iri", "kind", "claims"));
    for (Node type : List.of(Onto.SETTLEMENT, Onto.MUNICIPALITY)) {
      of(desk, type)
          .forEach(
              (place, claims) ->
                  kinds(desk, claims)
                      .forEach(
                          k ->
                              rows.add(
                                  List.of(
                                      desk.names().text(place),
                                      place.getURI(),
                                      k.getKey(),
                                      Long.toString(k.getValue())))));
    }
    return Optional.of(Csv.of(rows));
  }

  /** Claims by place, those of sites and of what lies within it among them, as its facet has it. */
  private static SortedMap<Node, List<Stated>> of(Desk desk, Node type) {
    SortedMap<Node, List<Stated>> places = new TreeMap<>(Dossier.byName(desk));
    for (Stated claim : desk.claims()) {
      claim.values(Facet.PLACE).stream()
          .flatMap(key -> desk.corpus().value(Facet.PLACE, key).stream())
          .filter(place -> desk.facts().has(place, RDF.type.asNode(), type))
          .forEach(place -> places.computeIfAbsent(place, p -> new ArrayList<>()).add(claim));
    }
    return places;
  }

  private static String table(Desk desk, String heading, SortedMap<Node, List<Stated>> places) {
    if (places.isEmpty()) {
      return "";
    }
    int most = places.values().stream().mapToInt(List::size).max().orElse(1);
    return """
    <section>
    <h2>%1$s</h2>
    <table class="places">
    <caption class="hidden">%1$s</caption>
    <thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead>
    <tbody>
    %5$s</tbody>
    </table>
    </section>
    """
        .formatted(
            desk.say(heading),
            desk.say("column.name"),
            desk.say("column.claims"),
            desk.say("places.kinds"),
            places.entrySet().stream()
                .map(e -> row(desk, e.getKey(), e.getValue(), most))
                .collect(Collectors.joining()));
  }

  private static String row(Desk desk, Node place, List<Stated> claims, int most) {
    return """
    <tr><th scope="row">%s</th><td><span class="amount"><a href="%s">%d</a><svg width="100%%" height="8" aria-hidden="true" focusable="false"><rect width="%s" height="8"/></svg></span></td><td>%s</td></tr>
    """
        .formatted(
            desk.names().link(place),
            Html.escape(
                desk.context()
                    .at(
                        "/timeline",
                        desk.context().query().shared().with("place", key(desk, place)))),
            claims.size(),
            Scale.percent(100.0 * claims.size() / most),
            said(desk, claims));
  }

  private static String key(Desk desk, Node place) {
    return desk.corpus().values().get(Facet.PLACE).entrySet().stream()
        .filter(e -> e.getValue().equals(place))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  private static String said(Desk desk, List<Stated> claims) {
    List<Map.Entry<String, Long>> kinds = kinds(desk, claims);
    long others = kinds.stream().skip(KINDS).mapToLong(Map.Entry::getValue).sum();
    return kinds.stream()
            .limit(KINDS)
            .map(
                k -> Html.escape(k.getKey()) + " <span class=\"count\">" + k.getValue() + "</span>")
            .collect(Collectors.joining(" · "))
        + (others == 0 ? "" : " · " + desk.say("places.others", others));
  }

  private static List<Map.Entry<String, Long>> kinds(Desk desk, List<Stated> claims) {
    return claims.stream()
        .flatMap(c -> c.view().kind().stream())
        .collect(Collectors.groupingBy(desk.names()::text, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, Long> e) -> -e.getValue())
                .thenComparing(Map.Entry::getKey))
        .toList();
  }
}

package org.letopis.serve.view;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.letopis.serve.corpus.Spot;
import org.letopis.serve.html.Asset;
import org.letopis.serve.html.Facet;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Section;

/**
 * Where it happened, as the texts say. The list of places is the page; the map is drawn from that
 * list, so that it cannot say anything else.
 */
final class MapView implements View {

  private static final String LIST = "places";

  @Override
  public String path() {
    return Section.MAP.path();
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("map.title");
  }

  @Override
  public List<String> styles() {
    return List.of("leaflet.css", "map.css");
  }

  @Override
  public List<String> scripts() {
    return List.of("leaflet.js", "map.js");
  }

  @Override
  public String body(Desk desk) {
    List<Spot> spots = Spot.of(desk.facts(), desk.claims());
    return """
    <p class="lead">%s</p>
    <div class="atlas">
    %s<div class="listed" id="%s">
    %s%s%s%s</div>
    </div>
    <p class="formats"><a href="%s">%s</a> · <a href="%s">%s</a></p>
    """
        .formatted(
            desk.say("map.lead"),
            map(desk),
            LIST,
            group(desk, spots, "settlements", s -> s.isPoint() && !s.isSite()),
            group(desk, spots, "sites", s -> s.isSite() && s.point().isPresent()),
            group(desk, spots, "unplaced", s -> s.isSite() && s.point().isEmpty()),
            group(desk, spots, "areas", s -> !s.isPoint()),
            Html.escape(facetsOnly(desk).at("/api/places.geojson")),
            desk.say("map.geojson"),
            Html.escape(desk.context().here("/sparql?gallery=08-what-happened-in-a-place")),
            desk.say("table.query"));
  }

  /** Empty until a script draws it: without one nobody misses it. */
  private static String map(Desk desk) {
    return """
    <div class="drawn">
    <a class="past" href="#%s">%s</a>
    <div id="map" data-map="" data-list="%1$s" data-borders="/borders.geojson" role="region" aria-label="%s" data-in="%s" data-out="%s" data-close="%s" data-away="%s"></div>
    <p class="legend"><span><span class="key dot"></span> %s</span> <span><span class="key site"></span> %s</span> <span>%s</span></p>
    <p class="note" data-beyond="%s" hidden=""></p>
    <p class="note">%s</p>
    </div>
    """
        .formatted(
            LIST,
            desk.say("map.past"),
            desk.say("map.label"),
            desk.say("map.in"),
            desk.say("map.out"),
            desk.say("map.close"),
            desk.say("map.away"),
            desk.say("map.settlement"),
            desk.say("map.site"),
            desk.say("map.size"),
            desk.say("map.beyond"),
            desk.words()
                .say(
                    "map.borders",
                    Html.linkTo("https://www.naturalearthdata.com/", Html.proper("Natural Earth")),
                    Html.linkTo(Asset.address("leaflet-licence.txt"), Html.proper("Leaflet"))));
  }

  private static String group(Desk desk, List<Spot> spots, String key, Predicate<Spot> which) {
    List<Spot> shown = spots.stream().filter(which).toList();
    if (shown.isEmpty()) {
      return "";
    }
    String note = desk.words().knows("map." + key + ".note") ? "map." + key + ".note" : "";
    return "<section id=\"%s\">\n<h2>%s <span class=\"count\">%d</span></h2>\n%s<ol class=\"spots\">\n%s</ol></section>\n"
        .formatted(
            key,
            desk.say("map." + key),
            shown.size(),
            note.isEmpty() ? "" : "<p class=\"note\">" + desk.say(note) + "</p>\n",
            shown.stream().map(s -> new SpotHtml(desk).item(s)).collect(Collectors.joining()));
  }

  /** What other addresses share with this one: the facets, not how quotes are shown. */
  private static Query facetsOnly(Desk desk) {
    return desk.context().query().only(p -> Facet.of(p.name()).isPresent());
  }
}

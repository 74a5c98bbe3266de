package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;

/** The sites that the texts name: where each is, and what happened to it according to whom. */
final class SitesView implements View {

  @Override
  public String path() {
    return "/sites";
  }

  @Override
  public List<String> styles() {
    return List.of("people.css");
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("sites.title");
  }

  @Override
  public String body(Desk desk) {
    return "<p class=\"lead\">%s</p>\n%s%s<div class=\"dossiers\">\n%s</div>\n%s"
        .formatted(
            desk.say("sites.lead"),
            PartsNav.html(desk),
            Frame.scripts(desk.context()),
            sites(desk).entrySet().stream()
                .map(e -> dossier(desk, e.getKey(), e.getValue()))
                .collect(Collectors.joining()),
            ViewLinks.html(desk, "07-damaged-sites"));
  }

  @Override
  public Optional<String> csv(Desk desk) {
    return Optional.of(ThingRows.of(desk, "site", sites(desk)));
  }

  private static SortedMap<Node, List<Stated>> sites(Desk desk) {
    SortedMap<Node, List<Stated>> sites = new TreeMap<>(Dossier.byName(desk));
    for (Stated claim : desk.claims()) {
      desk.facts()
          .objects(claim.node(), Onto.SITE)
          .forEach(site -> sites.computeIfAbsent(site, s -> new ArrayList<>()).add(claim));
    }
    return sites;
  }

  private static String dossier(Desk desk, Node site, List<Stated> claims) {
    Dossier dossier = new Dossier(desk, site);
    List<Node> places = desk.facts().objects(site, Onto.WITHIN);
    if (!places.isEmpty()) {
      dossier.row(desk.say("sites.place"), desk.links(places.stream()));
    }
    String names = NameForms.html(desk, site);
    if (!names.isEmpty()) {
      dossier.row(desk.say("people.names"), names);
    }
    claims.forEach(claim -> dossier.claim(label(desk, claim), claim));
    return dossier.html();
  }

  /** The way of the damage, the property with its value, or else the kind. */
  private static String label(Desk desk, Stated claim) {
    List<Node> modes = desk.facts().objects(claim.node(), Onto.DAMAGE_MODE);
    String manner = new Scope(desk).manner(claim);
    String what =
        modes.isEmpty()
            ? new Slots(desk)
                .property(claim)
                .map(p -> p.name() + ": " + p.values())
                .orElseGet(() -> Html.escape(new Scope(desk).label(claim)))
            : modes.stream().map(desk.names()::html).collect(Collectors.joining(", "));
    return what + (manner.isEmpty() ? "" : " <small>" + Html.escape(manner) + "</small>");
  }
}

package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Section;

/** The persons whom the texts name: how each names them, and what it claims of them. */
final class PeopleView implements View {

  @Override
  public String path() {
    return Section.PEOPLE.path();
  }

  @Override
  public List<String> styles() {
    return List.of("people.css");
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("people.title");
  }

  @Override
  public String body(Desk desk) {
    return "<p class=\"lead\">%s</p>\n%s%s<div class=\"dossiers\">\n%s</div>\n%s"
        .formatted(
            desk.say("people.lead"),
            PartsNav.html(desk),
            Frame.scripts(desk.context()),
            persons(desk).entrySet().stream()
                .map(e -> dossier(desk, e.getKey(), e.getValue()))
                .collect(Collectors.joining()),
            ViewLinks.html(desk, "06-named-victims"));
  }

  @Override
  public Optional<String> csv(Desk desk) {
    return Optional.of(ThingRows.of(desk, "person", persons(desk)));
  }

  /** Claims by the persons who have a part in them. */
  private static SortedMap<Node, List<Stated>> persons(Desk desk) {
    SortedMap<Node, List<Stated>> persons = new TreeMap<>(Dossier.byLastWord(desk));
    for (Stated claim : desk.claims()) {
      Stream.of(Onto.PERSON, Onto.AGENT, Onto.ATTRIBUTED_TO)
          .flatMap(slot -> desk.facts().objects(claim.node(), slot).stream())
          .filter(n -> desk.facts().has(n, RDF.type.asNode(), Onto.PERSON_CLASS))
          .distinct()
          .forEach(n -> persons.computeIfAbsent(n, p -> new ArrayList<>()).add(claim));
    }
    return persons;
  }

  private static String dossier(Desk desk, Node person, List<Stated> claims) {
    Dossier dossier = new Dossier(desk, person);
    dossier.row(desk.say("people.names"), NameForms.html(desk, person));
    claims.stream()
        .sorted(Comparator.comparing(c -> rank(desk, person, c)))
        .forEach(c -> dossier.claim(label(desk, person, c), c));
    return dossier.html();
  }

  /**
   * First what is claimed of the person, then who the person is said to be, then whose word it is.
   */
  private static int rank(Desk desk, Node person, Stated claim) {
    if (!desk.facts().has(claim.node(), Onto.PERSON, person)) {
      return 3;
    }
    return desk.facts().object(claim.node(), Onto.ATTRIBUTE).isPresent()
        ? 1
        : desk.facts().object(claim.node(), Onto.ROLE).isPresent() ? 0 : 2;
  }

  private static String label(Desk desk, Node person, Stated claim) {
    Slots slots = new Slots(desk);
    String kind = Html.escape(new Scope(desk).label(claim));
    if (!desk.facts().has(claim.node(), Onto.PERSON, person)) {
      boolean cited = claim.view().sources().contains(person);
      return desk.say(cited ? "people.cited" : "people.agent")
          + claim.view().kind().map(k -> ": " + desk.names().html(k)).orElse("");
    }
    Optional<Node> role = desk.facts().object(claim.node(), Onto.ROLE);
    if (role.isPresent()) {
      List<Node> organizations = desk.facts().objects(claim.node(), Onto.ORGANIZATION);
      return desk.names().html(Onto.ROLE)
          + ": "
          + slots.said(role.get())
          + (organizations.isEmpty() ? "" : " (" + desk.links(organizations.stream()) + ")");
    }
    return slots.property(claim).map(p -> p.name() + ": " + p.values()).orElse(kind)
        + manner(desk, claim);
  }

  private static String manner(Desk desk, Stated claim) {
    String manner = new Scope(desk).manner(claim);
    return manner.isEmpty() ? "" : " <small>" + Html.escape(manner) + "</small>";
  }
}

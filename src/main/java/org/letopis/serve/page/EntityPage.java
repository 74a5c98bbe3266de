package org.letopis.serve.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Paging;

/**
 * The page of what claims are about: its names, links and figures, source by source. Of an event, a
 * person, a place, a site, an organisation, a group, a kind or a unit.
 */
final class EntityPage {

  /** How a claim can be about something. */
  private static final List<Node> PARTS =
      List.of(
          Onto.EVENT,
          Onto.PERSON,
          Onto.AFFECTED_GROUP,
          Onto.SITE,
          Onto.PLACE,
          Onto.AGENT,
          Onto.ATTRIBUTED_TO,
          Onto.ORGANIZATION,
          Onto.UNIT,
          Onto.KIND);

  private static final Set<Node> SAID =
      Set.of(
          SKOS.exactMatch.asNode(),
          SKOS.closeMatch.asNode(),
          Onto.term("candidateMatch"),
          Onto.PLURAL_LABEL);

  private EntityPage() {}

  static String body(Room room, Node entity, Paging paging) {
    List<ClaimView> claims = claims(room, entity);
    Comparisons comparisons = new Comparisons(room);
    return room.section("names", "entity.names", apart(names(room, entity)))
        + room.section("event-names", "event.names", apart(eventNames(room, entity)))
        + room.section("properties", "entity.properties", room.properties.table(entity, SAID))
        + claims(room, claims, paging)
        + room.section(
            "comparisons",
            "comparisons",
            comparisons.list(comparisons.of(claims.stream().map(ClaimView::claim).toList())))
        + room.section("links", "entity.links", links(room, entity))
        + room.section("identity", "entity.identity", new Identity(room).of(entity))
        + room.properties.parts(
            entity,
            room.facts.subjects(Onto.NAME_OF, entity).stream()
                .map(Properties::fragment)
                .collect(Collectors.toSet()));
  }

  /** Names in all languages are apart from what the page says in its own. */
  private static String apart(String table) {
    return table.isEmpty() ? table : "<div class=\"names\">\n" + table + "</div>\n";
  }

  static List<ClaimView> claims(Room room, Node entity) {
    return PARTS.stream()
        .flatMap(p -> room.facts.subjects(p, entity).stream())
        .distinct()
        .map(room.claims::view)
        .sorted(ClaimView.TEXT_ORDER)
        .toList();
  }

  /** Figures first, those of one kind and unit together; then what has none. A hundred a page. */
  private static String claims(Room room, List<ClaimView> claims, Paging paging) {
    if (claims.isEmpty()) {
      paging.within(1);
      return room.section("claims", "claims.about", "<p>" + room.say("claims.none") + "</p>\n");
    }
    SortedMap<String, List<ClaimView>> figures =
        claims.stream()
            .filter(ClaimView::hasFigure)
            .collect(Collectors.groupingBy(c -> what(room, c), TreeMap::new, Collectors.toList()));
    List<ClaimView> ordered = new ArrayList<>();
    figures.values().forEach(ordered::addAll);
    claims.stream().filter(c -> !c.hasFigure()).forEach(ordered::add);
    Map<String, List<ClaimView>> tables = new LinkedHashMap<>();
    for (ClaimView claim : paging.of(ordered)) {
      String caption = claim.hasFigure() ? what(room, claim) : room.words.say("claims.other");
      tables.computeIfAbsent(caption, key -> new ArrayList<>()).add(claim);
    }
    StringBuilder html = new StringBuilder();
    html.append("<p>").append(room.say("claims.number", claims.size())).append("</p>\n");
    tables.forEach((caption, of) -> html.append(room.claims.table(caption, of, true)));
    html.append(paging.links(room.context, ordered.size()));
    return room.section("claims", "claims.about", html.toString());
  }

  private static String what(Room room, ClaimView claim) {
    return Stream.concat(
            claim.kind().map(room.names::text).stream(),
            claim.unit().map(room.names::plural).stream())
        .collect(Collectors.joining(": "));
  }

  private static String names(Room room, Node entity) {
    Stream<String> main =
        Stream.concat(
                room.facts.objects(entity, SKOS.prefLabel.asNode()).stream(),
                room.facts.objects(entity, RDFS.label.asNode()).stream())
            .distinct()
            .map(l -> row(room, l, "name.main"));
    Stream<String> also =
        room.facts.objects(entity, SKOS.altLabel.asNode()).stream()
            .map(l -> row(room, l, "name.also"));
    return room.table(
        Stream.of("column.name", "column.language", "column.kind"), Stream.concat(main, also));
  }

  private static String row(Room room, Node label, String sort) {
    return Room.row(
        Stream.of(
            Html.inLanguage(
                label.getLiteralLexicalForm(),
                // A name without a language is still not the page's.
                label.getLiteralLanguage().isEmpty() ? "und" : label.getLiteralLanguage()),
            room.values.language(label.getLiteralLanguage()),
            room.say(sort)));
  }

  private static String eventNames(Room room, Node event) {
    return room.table(
        Stream.of("column.name", "column.language", "column.users"),
        room.facts.subjects(Onto.NAME_OF, event).stream()
            .map(
                use -> {
                  Names.Name name = room.names.of(use);
                  return Room.row(
                      Stream.of(
                          "<q id=\"%s\">%s</q>"
                              .formatted(
                                  Html.escape(Properties.fragment(use)),
                                  Html.inLanguage(name.text(), name.tag())),
                          room.values.language(name.tag()),
                          room.facts.text(use, Onto.USED_BY).map(room.values::phrase).orElse("")));
                }));
  }

  private static String links(Room room, Node entity) {
    String table =
        room.table(
            Stream.of("column.target", "column.state", "column.evidence"),
            room.facts.subjects(Onto.LINK_OF, entity).stream()
                .map(
                    link ->
                        Room.row(
                            Stream.of(
                                cell(room, link, Onto.LINK_TARGET),
                                cell(room, link, Onto.LINK_STATE),
                                room.facts
                                    .text(link, Onto.EVIDENCE)
                                    .map(room.values::phrase)
                                    .orElse("")))));
    return table.isEmpty() ? "" : "<p>" + room.say("entity.links.note") + "</p>\n" + table;
  }

  private static String cell(Room room, Node link, Node property) {
    return room.facts.object(link, property).map(room.names::link).orElse("");
  }
}

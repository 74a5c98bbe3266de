package org.letopis.serve.view;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Relation;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Section;

/** Which claims contradict each other, in which way, both quotes side by side; and which agree. */
final class ContradictionsView implements View {

  /** The parameter that chooses one type of contradiction. */
  private static final String TYPE = "type";

  @Override
  public String path() {
    return Section.CONTRADICTIONS.path();
  }

  @Override
  public Set<String> parameters() {
    return Set.of(TYPE);
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("contradictions.title");
  }

  @Override
  public String body(Desk desk) throws BadStateException {
    List<Relation> all = relations(desk, Relation::contradicts);
    Optional<String> type = type(desk);
    List<Relation> shown =
        all.stream().filter(r -> type.isEmpty() || type.equals(type(r))).toList();
    List<Relation> agreements = relations(desk, Relation::agrees);
    RelationHtml html = new RelationHtml(desk);
    return "<p class=\"lead\">%s</p>\n%s%s%s<section id=\"agreements\">\n<h2>%s</h2>\n<p>%s</p>\n%s</section>\n%s"
        .formatted(
            desk.say("contradictions.lead"),
            Frame.scripts(desk.context()),
            types(desk, all, type),
            shown.isEmpty()
                ? "<p>" + desk.say("contradictions.none") + "</p>\n"
                : shown.stream().map(html::contradiction).collect(Collectors.joining()),
            desk.say("agreements.title"),
            desk.say("agreements.lead"),
            agreements.isEmpty()
                ? "<p>" + desk.say("agreements.none") + "</p>\n"
                : agreements.stream().map(html::agreement).collect(Collectors.joining()),
            ViewLinks.html(desk, "03-contradictions"));
  }

  @Override
  public Optional<String> csv(Desk desk) throws BadStateException {
    Optional<String> type = type(desk);
    return Optional.of(
        new RelationTable(desk)
            .of(
                relations(desk, r -> r.contradicts() || r.agrees()).stream()
                    .filter(r -> type.isEmpty() || type.equals(type(r)))
                    .toList()));
  }

  /** Those in which a chosen claim has a part, by type, those of most documents first. */
  private static List<Relation> relations(Desk desk, Predicate<Relation> wanted) {
    Set<Node> chosen = new HashSet<>();
    desk.claims().stream().map(Stated::node).forEach(chosen::add);
    return desk.corpus().relations().stream()
        .filter(wanted)
        .filter(r -> r.claims().stream().anyMatch(chosen::contains))
        .sorted(
            Comparator.comparing((Relation r) -> type(r).orElse(""))
                .thenComparing(r -> -r.documents())
                .thenComparing(r -> r.node().getURI()))
        .toList();
  }

  private static Optional<String> type(Relation relation) {
    return relation.contradiction().map(k -> k.getURI().substring(Onto.NS.length()));
  }

  private static Optional<String> type(Desk desk) throws BadStateException {
    Optional<String> asked = desk.context().query().value(TYPE);
    if (asked.isPresent()
        && desk.corpus().relations().stream().noneMatch(r -> asked.equals(type(r)))) {
      throw new BadStateException(
          desk.words()
              .say(
                  "bad.value",
                  TYPE,
                  asked.get(),
                  desk.corpus().relations().stream()
                      .flatMap(r -> type(r).stream())
                      .distinct()
                      .sorted()
                      .collect(Collectors.joining(", "))),
          desk.context().query().without(TYPE));
    }
    return asked;
  }

  /** Links that choose one type, each with its number. */
  private static String types(Desk desk, List<Relation> all, Optional<String> chosen) {
    SortedMap<String, Long> counts =
        all.stream()
            .flatMap(r -> type(r).stream())
            .collect(Collectors.groupingBy(t -> t, TreeMap::new, Collectors.counting()));
    Query without = desk.context().query().without(TYPE);
    StringBuilder html = new StringBuilder();
    html.append(
        item(desk, without, desk.words().say("contradictions.all"), all.size(), chosen.isEmpty()));
    for (Map.Entry<String, Long> type : counts.entrySet()) {
      html.append(
          item(
              desk,
              without.and(TYPE, type.getKey()),
              desk.names().text(Facts.iri(Onto.NS + type.getKey())),
              type.getValue(),
              chosen.equals(Optional.of(type.getKey()))));
    }
    return "<nav class=\"types\" aria-label=\"%s\"><ul>\n%s</ul></nav>\n"
        .formatted(desk.say("contradictions.kinds"), html);
  }

  private static String item(Desk desk, Query query, String label, long count, boolean current) {
    return "<li><a href=\"%s\"%s>%s <span class=\"count\">%d</span></a></li>\n"
        .formatted(
            Html.escape(desk.context().with(query)),
            current ? " aria-current=\"true\"" : "",
            Html.escape(label),
            count);
  }

  static String anchor(Relation relation) {
    return Keys.last(relation.node());
  }
}

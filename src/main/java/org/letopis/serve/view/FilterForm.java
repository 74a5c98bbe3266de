package org.letopis.serve.view;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Facet;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Quotes;

/**
 * Where a reader chooses among claims: a plain form, each value with the number of claims that it
 * would show, and above it what is chosen, each with a link that takes it away.
 */
final class FilterForm {

  private final Desk desk;

  FilterForm(Desk desk) {
    this.desk = desk;
  }

  String html() {
    return """
    <div class="filters">
    %s<details class="chooser" id="filters">
    <summary>%s <span class="count">%s</span></summary>
    <form method="get" action="%s" data-filters="" data-away="%s">
    %s%s<div class="facets">
    %s</div>
    <p class="apply"><button type="submit" class="strong">%s</button></p>
    </form>
    </details>
    </div>
    """
        .formatted(
            chosen(),
            desk.say("filter.title"),
            desk.say("filter.claims", desk.claims().size(), desk.corpus().claims().size()),
            Html.escape(desk.context().address()),
            desk.say("filter.away"),
            Frame.language(desk.context()),
            others(),
            facets(),
            desk.say("filter.apply"));
  }

  /** State that the form does not show is sent along. */
  private String others() {
    return desk.context().query().parameters().stream()
        .filter(p -> Facet.of(p.name()).isEmpty() && !p.name().equals("format"))
        .map(p -> Html.hidden(p.name(), p.value()))
        .collect(Collectors.joining());
  }

  private String chosen() {
    if (desk.facets().isEmpty()) {
      return "";
    }
    StringBuilder chips = new StringBuilder();
    for (Facet facet : Facet.values()) {
      for (String value : desk.facets().chosen().getOrDefault(facet, Set.of())) {
        String label = desk.label(facet, value);
        Query without = desk.context().query().without(facet.parameter(), value);
        chips.append(
            "<li><a class=\"chip\" href=\"%s\"><span class=\"hidden\">%s</span><span aria-hidden=\"true\"><small>%s</small> %s ×</span></a></li>\n"
                .formatted(
                    Html.escape(desk.context().with(without)),
                    desk.say("filter.remove", label),
                    desk.say(facet.key()),
                    desk.labelHtml(facet, value)));
      }
    }
    Query none = desk.context().query().only(p -> p.name().equals(Quotes.PARAMETER));
    return "<nav class=\"chosen\" aria-label=\"%s\"><ul>\n%s<li><a class=\"clear\" href=\"%s\">%s</a></li>\n</ul></nav>\n"
        .formatted(
            desk.say("filter.chosen"),
            chips,
            Html.escape(desk.context().with(none)),
            desk.say("filter.clear"));
  }

  private String facets() {
    StringBuilder html = new StringBuilder();
    for (Facet facet : Facet.values()) {
      SortedMap<String, Integer> counts = desk.facets().counts(facet, desk.corpus().claims());
      if (!counts.isEmpty()) {
        html.append(
            "<fieldset><legend>%s</legend>\n<ul>\n%s</ul></fieldset>\n"
                .formatted(desk.say(facet.key()), values(facet, counts)));
      }
    }
    return html.toString();
  }

  private String values(Facet facet, SortedMap<String, Integer> counts) {
    Map<String, String> labels = labels(facet, counts.keySet());
    return ordered(facet, counts).stream()
        .map(e -> value(facet, e.getKey(), labels.get(e.getKey()), e.getValue()))
        .collect(Collectors.joining());
  }

  /** Labels by value; of places that are called the same also where each lies, or what it is. */
  private Map<String, String> labels(Facet facet, Set<String> values) {
    Map<String, String> labels =
        values.stream().collect(Collectors.toMap(v -> v, v -> desk.label(facet, v)));
    Map<String, Long> bearers =
        labels.values().stream().collect(Collectors.groupingBy(l -> l, Collectors.counting()));
    if (facet == Facet.PLACE) {
      labels.replaceAll(
          (value, label) ->
              bearers.get(label) == 1
                  ? label
                  : desk.corpus()
                      .value(facet, value)
                      .map(place -> label + " (" + apart(place) + ")")
                      .orElse(label));
    }
    return labels;
  }

  private String apart(Node place) {
    return Stream.of(Onto.WITHIN, RDF.type.asNode())
        .flatMap(property -> desk.facts().objects(place, property).stream())
        .map(desk.names()::text)
        .findFirst()
        .orElse("");
  }

  /** Days and documents in their order, anything else by how much there is of it. */
  private List<Map.Entry<String, Integer>> ordered(Facet facet, SortedMap<String, Integer> counts) {
    Comparator<Map.Entry<String, Integer>> order =
        facet == Facet.DAY || facet == Facet.SOURCE
            ? Map.Entry.comparingByKey()
            : Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey());
    return counts.entrySet().stream().sorted(order).toList();
  }

  private String value(Facet facet, String value, String label, int count) {
    String id = "f-" + facet.parameter() + "-" + value.replaceAll("[^A-Za-z0-9-]", "-");
    return """
    <li><label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s" value="%3$s"%4$s/> %5$s <span class="count">%6$d</span></label></li>
    """
        .formatted(
            Html.escape(id),
            facet.parameter(),
            Html.escape(value),
            desk.facets().has(facet, value) ? " checked=\"checked\"" : "",
            facet == Facet.SOURCE ? desk.labelHtml(facet, value) : Html.escape(label),
            count);
  }
}

package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Collation;
import org.letopis.serve.html.Html;

/**
 * All that is claimed of one person or site: each thing once, with a mark for every source that
 * says it, which opens its words.
 */
final class Dossier {

  private final Desk desk;
  private final Node thing;
  private final List<String> rows = new ArrayList<>();
  private final Map<String, List<Stated>> lines = new LinkedHashMap<>();

  Dossier(Desk desk, Node thing) {
    this.desk = desk;
    this.thing = thing;
  }

  /** Adds a row of HTML under a label of HTML. */
  void row(String label, String html) {
    rows.add("<div><dt>%s</dt><dd>%s</dd></div>\n".formatted(label, html));
  }

  /**
   * Adds what a claim says.
   *
   * @param label the same for claims that say the same, as HTML
   */
  void claim(String label, Stated claim) {
    lines.computeIfAbsent(label, l -> new ArrayList<>()).add(claim);
  }

  String html() {
    String key = Html.escape(anchor(thing));
    return """
    <article class="dossier" id="%1$s" data-cards="">
    <h2>%2$s</h2>
    <dl>
    %3$s%4$s</dl>
    <details class="words" id="words-%1$s"><summary>%5$s</summary>
    <ul class="cards" role="list">
    %6$s</ul>
    </details>
    </article>
    """
        .formatted(
            key,
            desk.names().link(thing),
            String.join("", rows),
            lines.entrySet().stream().map(this::line).collect(Collectors.joining()),
            desk.say("dossier.quotes", claims().size()),
            claims().stream().map(this::card).collect(Collectors.joining()));
  }

  private List<Stated> claims() {
    return lines.values().stream().flatMap(List::stream).distinct().toList();
  }

  private String line(Map.Entry<String, List<Stated>> line) {
    return "<div><dt>%s</dt><dd class=\"who\">%s</dd></div>\n"
        .formatted(
            line.getKey(), line.getValue().stream().map(this::badge).collect(Collectors.joining()));
  }

  private String badge(Stated claim) {
    String mark = mark(desk, claim.view().document());
    return "<a class=\"badge\" href=\"#%1$s\" data-quote=\"%1$s\" aria-label=\"%2$s\"><span translate=\"no\">%3$s</span></a>"
        .formatted(
            Html.escape(anchor(claim)),
            desk.say("dossier.open", mark, new Scope(desk).label(claim)),
            Html.escape(mark));
  }

  private String card(Stated claim) {
    return "<li class=\"card\" id=\"%s\">%s</li>\n"
        .formatted(Html.escape(anchor(claim)), new QuoteCard(desk).html(claim));
  }

  private String anchor(Stated claim) {
    return "q-" + Keys.last(thing) + "-" + claim.key();
  }

  /** Where a thing stands on its page. */
  static String anchor(Node thing) {
    return "d-" + Keys.last(thing);
  }

  /** The sign of a document. */
  static String mark(Desk desk, Optional<Node> document) {
    return document.flatMap(desk.corpus()::source).map(Source::mark).orElse("?");
  }

  /** Things in the order of the page's alphabet, by the last word of the name: a family's name. */
  static Comparator<Node> byLastWord(Desk desk) {
    Comparator<String> order = Collation.in(desk.context().language());
    return Comparator.comparing(
            (Node n) -> desk.names().text(n).replaceFirst("^.*\\s(?=\\S+$)", ""), order)
        .thenComparing(desk.names()::text, order)
        .thenComparing(Node::getURI);
  }

  /** Things in the order of the page's alphabet. */
  static Comparator<Node> byName(Desk desk) {
    return Comparator.comparing(desk.names()::text, Collation.in(desk.context().language()))
        .thenComparing(Node::getURI);
  }
}

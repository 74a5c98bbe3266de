package org.letopis.serve.page;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Values;
import org.letopis.serve.html.Words;

/** What every page works with: the graph, where the page stands, and how things are named on it. */
final class Room {

  final Facts facts;
  final Context context;
  final Words words;
  final Names names;
  final Claims claims;
  final Properties properties;
  final Values values;

  Room(Graph graph, Context context, Map<String, String> prefixes) {
    this.facts = new Facts(graph);
    this.context = context;
    this.words = context.words();
    this.names = new Names(facts, context, prefixes);
    this.claims = new Claims(facts, context, names);
    this.values = new Values(facts, context, names);
    this.properties = new Properties(facts, context, names);
  }

  /** Words of the page as HTML. */
  String say(String key, Object... values) {
    return Html.escape(values.length == 0 ? words.say(key) : words.say(key, values));
  }

  /** A part of the page under a heading; nothing where it would be empty. */
  String section(String id, String heading, String html) {
    return html.isEmpty()
        ? ""
        : "<section id=\"%s\">\n<h2>%s</h2>\n%s</section>\n".formatted(id, say(heading), html);
  }

  /** A table with a head. */
  String table(Stream<String> columns, Stream<String> rows) {
    String body = rows.collect(Collectors.joining());
    return body.isEmpty()
        ? ""
        : "<table>\n<thead><tr>%s</tr></thead>\n<tbody>\n%s</tbody>\n</table>\n"
            .formatted(
                columns
                    .map(c -> "<th scope=\"col\">" + say(c) + "</th>")
                    .collect(Collectors.joining()),
                body);
  }

  static String row(Stream<String> cells) {
    return cells.map(c -> "<td>" + c + "</td>").collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  /** The IRI itself, for whoever cites it. */
  static String iri(Node thing) {
    return "<p class=\"iri\"><code>" + Html.escape(thing.getURI()) + "</code></p>\n";
  }
}

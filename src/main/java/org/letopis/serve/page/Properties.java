package org.letopis.serve.page;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.vocabulary.FOAF;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Paging;
import org.letopis.serve.html.Values;

/** What is said of a thing, a property a row; also what its parts (fragments of it) say. */
final class Properties {

  /** Said by the page itself. */
  private static final Set<Node> SAID =
      Set.of(RDFS.label.asNode(), SKOS.prefLabel.asNode(), SKOS.altLabel.asNode());

  /** Where a document's own words for somebody stand: descriptions are shown as quotations. */
  private static final Set<Node> ACTORS = Set.of(Onto.AGENT_NAME, Onto.ATTRIBUTION_NAME);

  /** Said in several languages: a page shows the words for its own. */
  private static final Set<Node> TRANSLATED =
      Set.of(
          DCTerms.title.asNode(),
          DCTerms.description.asNode(),
          DCTerms.rights.asNode(),
          RDFS.comment.asNode(),
          FOAF.name.asNode(),
          SKOS.definition.asNode(),
          SKOS.editorialNote.asNode(),
          SKOS.scopeNote.asNode());

  /** What is said first, in this order; anything else follows by its IRI. */
  private static final List<Node> ORDER =
      List.of(
          DCTerms.description.asNode(),
          SKOS.editorialNote.asNode(),
          SKOS.scopeNote.asNode(),
          DCTerms.license.asNode(),
          DCTerms.rights.asNode(),
          DCTerms.publisher.asNode(),
          Onto.KIND,
          Onto.COUNT_TEXT,
          Onto.COUNT_LOW,
          Onto.COUNT_HIGH,
          Onto.APPROXIMATE,
          Onto.UNIT,
          Onto.DAMAGE_MODE,
          Onto.AFFECTED_GROUP,
          Onto.PERSON,
          Onto.ROLE,
          Onto.ORGANIZATION,
          Onto.ATTRIBUTE,
          Onto.VALUE,
          Onto.SITE,
          Onto.PLACE,
          Onto.TIME_TEXT,
          Onto.START_DATE,
          Onto.END_DATE,
          Onto.AGENT,
          Onto.AGENT_NAME,
          Onto.CAUSE,
          Onto.EFFECT,
          Onto.ATTRIBUTED_DIRECTLY_TO,
          Onto.ATTRIBUTED_TO,
          Onto.ATTRIBUTION_NAME,
          Onto.POLARITY,
          Onto.MODALITY,
          Onto.EVENT,
          Onto.RULE,
          Onto.CONFIDENCE);

  private final Facts facts;
  private final Context context;
  private final Names names;
  private final Values values;

  Properties(Facts facts, Context context, Names names) {
    this.facts = facts;
    this.context = context;
    this.names = names;
    this.values = new Values(facts, context, names);
  }

  /** A table of all that is said of the thing but these properties; empty where that is nothing. */
  String table(Node thing, Set<Node> without) {
    String rows =
        facts.properties(thing).stream()
            .filter(p -> !SAID.contains(p) && !without.contains(p))
            .sorted(Comparator.comparingInt(Properties::place))
            .map(p -> row(thing, p))
            .collect(Collectors.joining());
    return rows.isEmpty()
        ? ""
        : "<table class=\"properties\"><tbody>\n" + rows + "</tbody></table>\n";
  }

  private static int place(Node property) {
    int place = ORDER.indexOf(property);
    return place < 0 ? ORDER.size() : place;
  }

  /** Tables of its parts, each under its own anchor. */
  String parts(Node thing, Set<String> without) {
    return parts(thing)
        .filter(part -> !without.contains(fragment(part)))
        .map(
            part ->
                "<section id=\"%s\">\n<h2>%s</h2>\n%s</section>\n"
                    .formatted(
                        Html.escape(fragment(part)), names.html(part), table(part, Set.of())))
        .collect(Collectors.joining());
  }

  /** Its parts: IRIs with a fragment of its own that something is said of, however deep. */
  private Stream<Node> parts(Node thing) {
    SortedMap<String, Node> found = new TreeMap<>();
    collect(thing, thing.getURI() + "#", found);
    return found.values().stream();
  }

  private void collect(Node from, String prefix, SortedMap<String, Node> found) {
    facts.properties(from).stream()
        .flatMap(p -> facts.objects(from, p).stream())
        .filter(o -> o.isURI() && o.getURI().startsWith(prefix) && facts.describes(o))
        .filter(o -> found.putIfAbsent(o.getURI(), o) == null)
        .forEach(o -> collect(o, prefix, found));
  }

  static String fragment(Node part) {
    return part.getURI().substring(part.getURI().indexOf('#') + 1);
  }

  private String row(Node thing, Node property) {
    List<Node> objects = shown(property, facts.objects(thing, property));
    int more = Math.max(0, objects.size() - Paging.SIZE);
    List<String> values =
        Stream.concat(
                objects.stream().limit(Paging.SIZE).map(o -> value(property, o)),
                more == 0 ? Stream.of() : Stream.of(Html.escape(context.words().say("more", more))))
            .toList();
    String cell =
        values.size() == 1
            ? values.getFirst()
            : "<ul>"
                + values.stream().map(v -> "<li>" + v + "</li>").collect(Collectors.joining())
                + "</ul>";
    return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n".formatted(property(property), cell);
  }

  private List<Node> shown(Node property, List<Node> objects) {
    return TRANSLATED.contains(property) && objects.stream().allMatch(Node::isLiteral)
        ? names.best(objects).map(List::of).orElse(objects)
        : objects;
  }

  /** A property's name, leading to what it means; others' properties are named in words.tsv. */
  String property(Node property) {
    String key = "property." + names.shortForm(property.getURI());
    return context.words().knows(key)
        ? Html.link(context.address(property), context.words().say(key))
        : names.link(property);
  }

  String value(Node property, Node value) {
    if (value.isURI()) {
      return names.link(value);
    }
    boolean description =
        ACTORS.contains(property)
            && Character.isLowerCase(value.getLiteralLexicalForm().codePointAt(0));
    return description
        ? context.quotes().html(value.getLiteralLexicalForm(), value.getLiteralLanguage())
        : values.html(property, value);
  }
}

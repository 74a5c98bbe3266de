package org.letopis.serve.html;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/** Literals as a page shows them: in its language and script, as a quotation, or as a code. */
public final class Values {

  /** Words of a text, however they are spelt there. */
  private static final Set<Node> QUOTED =
      Set.of(
          Onto.term("timeText"),
          Onto.COUNT_TEXT,
          Onto.term("value"),
          OA.exact.asNode(),
          OA.prefix.asNode(),
          OA.suffix.asNode());

  /** Names of things of ours, written out. */
  private static final Set<Node> NAMES =
      Set.of(
          Onto.term("groupName"),
          Onto.term("sharedEvent"),
          Onto.term("sharedGroup"),
          Onto.term("sharedPlace"),
          Onto.term("sharedSubject"));

  /** Said in English, and by {@code phrases.tsv} in Serbian. */
  private static final Set<Node> PHRASES =
      Set.of(
          Onto.EVIDENCE,
          Onto.METHOD,
          Onto.USED_BY,
          Onto.term("attribute"),
          Onto.term("codeVersion"));

  private final Facts facts;
  private final Context context;
  private final Names names;

  /** Values of a graph on a page. */
  public Values(Facts facts, Context context, Names names) {
    this.facts = facts;
    this.context = context;
    this.names = names;
  }

  /** A literal that a property has. */
  public String html(Node property, Node value) {
    String text = value.getLiteralLexicalForm();
    String tag = value.getLiteralLanguage();
    if (NAMES.contains(property)) {
      return named(text, tag.isEmpty() ? "sr-Latn" : tag);
    }
    if (!tag.isEmpty()) {
      return tagged(names.inScript(text, tag));
    }
    if (QUOTED.contains(property)) {
      return text.matches("[\\d.,\\s–-]*") ? Html.escape(text) : quoted(text);
    }
    if (PHRASES.contains(property)) {
      return phrase(text);
    }
    if (property.equals(DCTerms.language.asNode())) {
      return language(text);
    }
    return typed(value, text);
  }

  private String typed(Node value, String text) {
    return switch (value.getLiteralDatatypeURI()) {
      case "http://www.w3.org/2001/XMLSchema#boolean" ->
          Html.escape(context.words().say(text.equals("true") ? "yes" : "no"));
      case "http://www.w3.org/2001/XMLSchema#date",
          "http://www.w3.org/2001/XMLSchema#dateTime",
          "http://www.w3.org/2001/XMLSchema#gYear",
          "http://www.w3.org/2001/XMLSchema#gYearMonth" ->
          new Dates(context.words()).html(text);
      default -> text.matches("[\\d.,-]+") ? Html.escape(text) : Html.proper(text);
    };
  }

  private String tagged(Names.Name name) {
    if (name.tag().equals("en") && !context.language().tag().equals("en")) {
      return names.html(name);
    }
    return name.tag().equals(context.language().tag())
        ? Html.escape(name.text())
        : Html.inLanguage(name.text(), name.tag()) + " <small>" + language(name.tag()) + "</small>";
  }

  private String quoted(String text) {
    return context.quotes().html(text, Quotes.tagOf(text));
  }

  /** A thing by the label that a literal repeats; a name that no thing has is Serbian. */
  private String named(String text, String tag) {
    return Stream.of("en", "sr-Latn")
        .map(language -> NodeFactory.createLiteralLang(text, language))
        .flatMap(label -> facts.subjects(RDFS.label.asNode(), label).stream())
        .findFirst()
        .map(names::link)
        .orElseGet(() -> tagged(names.inScript(text, tag)));
  }

  /** A ground or a use that the graph gives in English. */
  public String phrase(String english) {
    return Phrases.html(english, context.language());
  }

  /** The name of a language by its tag; the tag where the page knows no name. */
  public String language(String tag) {
    String key = "language." + tag;
    return Optional.of(key)
        .filter(context.words()::knows)
        .map(k -> Html.escape(context.words().say(k)))
        .orElseGet(() -> tag.isEmpty() ? "" : Html.proper(tag));
  }
}

package org.letopis.serve.html;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.vocabulary.FOAF;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

/** What things are called on a page, in its language or else in the nearest that there is. */
public final class Names {

  /** The tag of what is in no language: an IRI, a key. */
  static final String CODE = "zxx";

  private static final Pattern QUOTED = Pattern.compile("“([^”]+)”|\"([^\"]+)\"");

  private static final List<Node> PROPERTIES =
      List.of(
          SKOS.prefLabel.asNode(),
          RDFS.label.asNode(),
          DCTerms.title.asNode(),
          FOAF.name.asNode(),
          Onto.NAME_FORM,
          Onto.FILE_NAME);

  private final Facts facts;
  private final Context context;
  private final Map<String, String> prefixes;

  public Names(Facts facts, Context context, Map<String, String> prefixes) {
    this.facts = facts;
    this.context = context;
    this.prefixes = prefixes;
  }

  /** A name and the tag of its language; empty where it has none. */
  public record Name(String text, String tag) {}

  public Name of(Node thing) {
    return known(thing)
        .or(() -> part(thing))
        .orElseGet(() -> new Name(shortForm(thing.getURI()), CODE));
  }

  /** A part of a thing is called after its fragment, or after how that begins. */
  private Optional<Name> part(Node thing) {
    String iri = thing.getURI();
    String fragment = iri.substring(iri.indexOf('#') + 1);
    String begins = "part." + fragment.replaceFirst("-.*", "");
    String key = context.words().knows("part." + fragment) ? "part." + fragment : begins;
    return context.words().knows(key)
        ? Optional.of(new Name(context.words().say(key), context.language().tag()))
        : Optional.empty();
  }

  public String text(Node thing) {
    return of(thing).text();
  }

  /** The name as HTML, marked where it is not in the page's language. */
  public String html(Node thing) {
    Name name = of(thing);
    boolean quotes = name.tag().equals("en") && context.language() == Language.ENGLISH;
    return quotes && isOfTexts(thing) ? quoting(name.text()) : html(name);
  }

  /** Whether its label may quote texts: a claim, a comparison, or a description of somebody. */
  private boolean isOfTexts(Node thing) {
    return Stream.of("id/claim/", "id/comparison/", "id/group/called-")
        .anyMatch(start -> thing.getURI().startsWith(context.base() + start));
  }

  /** A name as HTML: one that no language has is marked as such. */
  public String html(Name name) {
    if (name.tag().equals(CODE)) {
      return "<code>" + Html.escape(name.text()) + "</code>";
    }
    if (name.tag().isEmpty()) {
      return Html.file(name.text());
    }
    if (name.tag().equals("en")) {
      return Phrases.html(name.text(), context.language());
    }
    return name.tag().equals(context.language().tag())
        ? Html.escape(name.text())
        : Html.inLanguage(name.text(), name.tag());
  }

  /** An English label of ours: what stands in quotation marks in it are words of a text. */
  private static String quoting(String label) {
    StringBuilder html = new StringBuilder();
    Matcher quoted = QUOTED.matcher(label);
    int from = 0;
    while (quoted.find()) {
      String words = quoted.group(1) == null ? quoted.group(2) : quoted.group(1);
      html.append(Html.escape(label.substring(from, quoted.start())))
          .append(Quotes.AS_WRITTEN.html(words, Quotes.tagOf(words)));
      from = quoted.end();
    }
    return html.append(Html.escape(label.substring(from))).toString();
  }

  /** A link to where it is described. */
  public String link(Node thing) {
    return Html.linkTo(context.address(thing), html(thing));
  }

  /** The plural of a unit, or else its name. */
  public String plural(Node unit) {
    return pick(facts.objects(unit, Onto.PLURAL_LABEL)).map(Name::text).orElse(text(unit));
  }

  /** An IRI with a prefix in the place of its namespace. */
  public String shortForm(String iri) {
    if (iri.startsWith(context.base() + "id/") && iri.indexOf('#') > 0) {
      return iri.substring(iri.indexOf('#')); // a part of a thing
    }
    return prefixes.entrySet().stream()
        .filter(e -> iri.startsWith(e.getValue()) && iri.length() > e.getValue().length())
        .max(Map.Entry.comparingByValue((a, b) -> Integer.compare(a.length(), b.length())))
        .map(e -> e.getKey() + ":" + iri.substring(e.getValue().length()))
        .orElse(iri);
  }

  private Optional<Name> known(Node thing) {
    return PROPERTIES.stream().flatMap(p -> pick(facts.objects(thing, p)).stream()).findFirst();
  }

  /** Of literals that say the same in several languages the one for this page. */
  public Optional<Node> best(List<Node> literals) {
    return context.language().preferred().stream()
        .flatMap(tag -> literals.stream().filter(l -> l.getLiteralLanguage().equalsIgnoreCase(tag)))
        .findFirst();
  }

  private Optional<Name> pick(List<Node> literals) {
    return context.language().preferred().stream()
        .flatMap(
            tag ->
                literals.stream()
                    .filter(Node::isLiteral)
                    .filter(l -> l.getLiteralLanguage().equalsIgnoreCase(tag)))
        .findFirst()
        .or(() -> literals.stream().filter(Node::isLiteral).findFirst())
        .map(l -> inScript(l.getLiteralLexicalForm(), l.getLiteralLanguage()));
  }

  /** Serbian in the script of a Serbian page; a quotation and anything else as it is. */
  public Name inScript(String text, String tag) {
    boolean other =
        tag.startsWith("sr") && !tag.equals(context.language().tag()) && !text.startsWith("„");
    return context
        .language()
        .script()
        .filter(script -> other)
        .map(script -> new Name(script.show(text, tag), context.language().tag()))
        .orElseGet(() -> new Name(text, tag));
  }

  public Stream<Node> labels(Node thing) {
    return facts.objects(thing, RDFS.label.asNode()).stream();
  }
}

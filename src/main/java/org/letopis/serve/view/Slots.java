package org.letopis.serve.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Quotes;

/** What a claim says, slot by slot, in words of the page's language. */
final class Slots {

  private static final List<Node> ORDER =
      List.of(
          Onto.AFFECTED_GROUP,
          Onto.PERSON,
          Onto.ROLE,
          Onto.ORGANIZATION,
          Onto.SITE,
          Onto.DAMAGE_MODE,
          Onto.PLACE,
          Onto.AGENT,
          Onto.CAUSE,
          Onto.EFFECT,
          Onto.ATTRIBUTED_TO);

  private final Desk desk;

  Slots(Desk desk) {
    this.desk = desk;
  }

  /** A slot: its name and its values, as HTML. */
  record Slot(String name, String values) {}

  /** The filled slots but those that are left out. */
  List<Slot> of(Stated claim) {
    return Stream.of(
            property(claim).stream(),
            time(claim).stream(),
            ORDER.stream().flatMap(slot -> slot(claim, slot).stream()))
        .flatMap(s -> s)
        .toList();
  }

  /** As a list of descriptions; empty where no slot is filled. */
  String html(Stated claim) {
    String rows =
        of(claim).stream()
            .map(s -> "<div><dt>%s</dt><dd>%s</dd></div>\n".formatted(s.name(), s.values()))
            .collect(Collectors.joining());
    return rows.isEmpty() ? "" : "<dl class=\"slots\">\n" + rows + "</dl>\n";
  }

  private Optional<Slot> slot(Stated claim, Node slot) {
    List<Node> values = desk.facts().objects(claim.node(), slot);
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Slot(
                desk.names().html(slot),
                values.stream().map(this::value).collect(Collectors.joining(", "))));
  }

  private String value(Node value) {
    return value.isURI() ? desk.names().link(value) : said(value);
  }

  /**
   * What a text says in its own words: on an English page a quotation, on a Serbian one in its
   * script.
   */
  String said(Node literal) {
    return said(literal.getLiteralLexicalForm(), literal.getLiteralLanguage());
  }

  private String said(String words, String tag) {
    boolean foreign =
        desk.context().language() == Language.ENGLISH
            && words.codePoints().anyMatch(Character::isLetter);
    return foreign
        ? desk.context().quotes().html(words, tag.isEmpty() ? Quotes.tagOf(words) : tag)
        : desk.names().html(desk.names().inScript(words, tag.isEmpty() ? "sr-Latn" : tag));
  }

  /** A literal in the script of the page. */
  String words(Node literal) {
    return desk.names()
        .html(desk.names().inScript(literal.getLiteralLexicalForm(), literal.getLiteralLanguage()));
  }

  /** A property of a person or a site with its value: "birth year", 1941. */
  Optional<Slot> property(Stated claim) {
    return desk.facts()
        .text(claim.node(), Onto.ATTRIBUTE)
        .map(
            name ->
                new Slot(
                    attribute(name),
                    desk.facts().text(claim.node(), Onto.VALUE).map(v -> said(v, "")).orElse("")));
  }

  /** The name of a property in the page's language, where words.tsv has it. */
  String attribute(String name) {
    String key = "attribute." + name.replace(' ', '-').toLowerCase(Locale.ROOT);
    return desk.words().knows(key) ? desk.say(key) : "<code>" + Html.escape(name) + "</code>";
  }

  /** When, with the words that say so. */
  private Optional<Slot> time(Stated claim) {
    String said = Period.of(claim.times()).map(p -> Html.escape(p.label(desk))).orElse("");
    String words =
        desk.facts()
            .text(claim.node(), Onto.TIME_TEXT)
            .map(w -> desk.context().quotes().html(w, Period.language(claim)))
            .orElse("");
    return said.isEmpty() && words.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Slot(
                desk.say("slot.time"),
                Stream.of(said, words).filter(s -> !s.isEmpty()).collect(Collectors.joining(" "))));
  }
}

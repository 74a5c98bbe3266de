package org.letopis.serve.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.SourceText;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Section;

/** The documents, each with whom it is by, when it was published, and how it begins. */
final class ReadView implements View {

  /** As much of a text as two lines hold. */
  private static final int BEGINNING = 220;

  @Override
  public String path() {
    return Section.READ.path();
  }

  @Override
  public List<String> styles() {
    return List.of("read.css");
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("read.title");
  }

  @Override
  public String body(Desk desk) {
    return "<p class=\"lead\">%s</p>\n<ol class=\"documents\" role=\"list\">\n%s</ol>\n"
        .formatted(
            desk.say("read.lead"),
            desk.corpus().sources().stream()
                .map(s -> document(desk, s))
                .collect(Collectors.joining()));
  }

  private static String document(Desk desk, Source source) {
    long chosen =
        desk.claims().stream()
            .filter(c -> c.view().document().equals(Optional.of(source.node())))
            .count();
    return """
    <li>
    <h2><a class="source" href="%s"><b class="badge" translate="no">%s</b> %s</a></h2>
    <p class="by">%s%s</p>
    %s<p class="by">%s</p>
    </li>
    """
        .formatted(
            Html.escape(
                desk.context().at(TextView.address(source), desk.context().query().shared())),
            Html.escape(source.mark()),
            desk.names().html(source.node()),
            desk.fileName(source),
            published(desk, source),
            beginning(desk, source),
            desk.say("filter.claims", chosen, source.claims()));
  }

  /** Who published a document, when, and what it is; it is said where that is not known. */
  static String published(Desk desk, Source source) {
    String kind = source.kind().map(k -> " · " + desk.names().html(k)).orElse("");
    return source.publisher().map(p -> publisher(desk, p)).orElse(desk.say("source.no-publisher"))
        + " · "
        + source.issued().map(desk.dates()::html).orElse(desk.say("source.no-date"))
        + kind;
  }

  private static String publisher(Desk desk, Node publisher) {
    return publisher.isLiteral()
        ? Html.escape(publisher.getLiteralLexicalForm())
        : desk.names().link(publisher);
  }

  private static String beginning(Desk desk, Source source) {
    return desk.corpus().texts().of(source.fileName()).map(SourceText::text).stream()
        .map(t -> "<p>" + desk.context().quotes().html(first(t), language(desk, source)) + "</p>\n")
        .collect(Collectors.joining());
  }

  private static String language(Desk desk, Source source) {
    return desk.corpus().claims().stream()
        .filter(c -> c.view().document().equals(Optional.of(source.node())))
        .map(Period::language)
        .findFirst()
        .orElse("");
  }

  /** Whole words from the beginning of a text. */
  static String first(String text) {
    String line = text.replaceAll("[\\s\\x{FEFF}]+", " ").strip();
    if (line.codePointCount(0, line.length()) <= BEGINNING) {
      return line;
    }
    String cut = line.substring(0, line.offsetByCodePoints(0, BEGINNING));
    int space = cut.lastIndexOf(' ');
    return (space > 0 ? cut.substring(0, space) : cut) + " …";
  }
}

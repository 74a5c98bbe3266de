package org.letopis.serve.view;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCTerms;
import org.letopis.claim.Unread;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.SourceText;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Query;
import org.letopis.serve.html.Section;

/** A document to be read: the whole text, its claims marked in it and told beside it. */
final class TextView implements View {

  /** The parameter that shows what was not understood. */
  private static final String UNREAD = "unread";

  private static final String SHOWN = "shown";

  @Override
  public String path() {
    return Section.READ.path() + "/*";
  }

  @Override
  public Set<String> parameters() {
    return Set.of(UNREAD);
  }

  @Override
  public List<String> styles() {
    return List.of("read.css");
  }

  @Override
  public String title(Desk desk) throws BadStateException {
    return desk.names().text(source(desk).node());
  }

  @Override
  public String body(Desk desk) throws BadStateException {
    Source source = source(desk);
    boolean unread = unread(desk);
    List<Stated> all = ofSource(source, desk.corpus().claims());
    List<Stated> shown = ofSource(source, desk.claims());
    Optional<SourceText> text = desk.corpus().texts().of(source.fileName());
    TextMarks marks = TextMarks.of(all, shown, text.map(TextView::length).orElse(0));
    return head(desk, source)
        + Frame.scripts(desk.context())
        + text.map(t -> UnreadHtml.html(desk, t, unread, toggled(desk, unread))).orElse("")
        + "<div class=\"reading\">\n"
        + "<section class=\"page\" aria-labelledby=\"the-text\">\n<h2 id=\"the-text\" class=\"hidden\">%s</h2>\n%s</section>\n"
            .formatted(
                desk.say("read.text"),
                text.map(t -> text(desk, source, t, marks, unread, all))
                    .orElseGet(() -> "<p>" + desk.say("read.no-text") + "</p>\n"))
        + notes(desk, all, shown, marks)
        + "</div>\n"
        + ViewLinks.html(desk, "13-claims-of-a-document");
  }

  @Override
  public Optional<String> csv(Desk desk) throws BadStateException {
    return Optional.of(new ClaimRows(desk).of(ofSource(source(desk), desk.claims())));
  }

  private static String head(Desk desk, Source source) {
    return "<p class=\"lead about-text\"><b class=\"badge\" translate=\"no\">%s</b> %s</p>\n<p>%s · <a href=\"%s\">%s</a> · <a href=\"%s\">%s</a></p>\n"
        .formatted(
            Html.escape(source.mark()),
            ReadView.published(desk, source),
            desk.say("claims.number", source.claims()),
            Html.escape(desk.context().address(source.node())),
            desk.say("document.of"),
            Html.escape(desk.context().here(Section.READ.path())),
            desk.say("read.all"));
  }

  private static String text(
      Desk desk,
      Source source,
      SourceText text,
      TextMarks marks,
      boolean unread,
      List<Stated> all) {
    List<Unread.Span> spans =
        unread
            ? Arrays.stream(Unread.Sort.values()).flatMap(s -> text.places(s).stream()).toList()
            : List.of();
    return new TextHtml(desk, text.text(), language(desk, source, all), marks, spans).html()
        + "<p class=\"rights\"><small>"
        + desk.say("read.rights")
        + "</small></p>\n";
  }

  /** The language of a document: what its catalogue says, as its quotes have it. */
  private static String language(Desk desk, Source source, List<Stated> all) {
    return all.stream()
        .flatMap(c -> c.view().quote().stream())
        .map(Node::getLiteralLanguage)
        .findFirst()
        .or(() -> desk.facts().text(source.node(), DCTerms.language.asNode()))
        .orElse("");
  }

  private static String notes(Desk desk, List<Stated> all, List<Stated> shown, TextMarks marks) {
    Set<Stated> marked =
        marks.marks().stream().map(TextMarks.Mark::claim).collect(Collectors.toSet());
    Set<Stated> chosen = new HashSet<>(shown);
    List<Stated> numbered = all.stream().sorted(TextMarks.ORDER).toList();
    ClaimNote note = new ClaimNote(desk);
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < numbered.size(); i++) {
      if (chosen.contains(numbered.get(i))) {
        html.append(note.html(i + 1, numbered.get(i), marked.contains(numbered.get(i))));
      }
    }
    return "<aside class=\"notes\" aria-labelledby=\"the-claims\">\n<h2 id=\"the-claims\">%s</h2>\n%s</aside>\n"
        .formatted(
            desk.say("claims"),
            html.isEmpty()
                ? "<p>" + desk.say("read.none") + "</p>\n"
                : "<ol class=\"entries\" role=\"list\">\n" + html + "</ol>\n");
  }

  private static Query toggled(Desk desk, boolean unread) {
    Query query = desk.context().query();
    return unread ? query.without(UNREAD) : query.with(UNREAD, SHOWN);
  }

  private static boolean unread(Desk desk) throws BadStateException {
    Optional<String> asked = desk.context().query().value(UNREAD);
    if (asked.isPresent() && !asked.get().equals(SHOWN)) {
      throw new BadStateException(
          desk.words().say("bad.value", UNREAD, asked.get(), SHOWN),
          desk.context().query().without(UNREAD));
    }
    return asked.isPresent();
  }

  private static List<Stated> ofSource(Source source, List<Stated> claims) {
    return claims.stream()
        .filter(c -> c.view().document().equals(Optional.of(source.node())))
        .toList();
  }

  private static int length(SourceText text) {
    return text.text().codePointCount(0, text.text().length());
  }

  private static Source source(Desk desk) throws BadStateException {
    String key = desk.context().address().substring(Section.READ.path().length() + 1);
    return desk.corpus().sources().stream()
        .filter(s -> Keys.last(s.node()).equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                BadStateException.nothing(
                    desk.words().say("read.unknown", key), Section.READ.path()));
  }

  /** Where a document is read. */
  static String address(Source source) {
    return Section.READ.path() + "/" + Keys.last(source.node());
  }
}

package org.letopis.serve.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Section;

/** The first page: each question with the figures of every source on one scale. */
final class CompareView implements View {

  /** The parameter that shows one question alone. */
  private static final String QUESTION = "question";

  private static final int MOST_EVENTS = 3;

  private static final Legend LEGEND =
      new Legend(
          List.of(
              new Legend.Entry("exact", "legend.exact"),
              new Legend.Entry("bar", "legend.interval"),
              new Legend.Entry("least", "legend.least"),
              new Legend.Entry("about", "legend.about"),
              new Legend.Entry("disputes", "legend.against")));

  @Override
  public String path() {
    return Section.COMPARE.path();
  }

  @Override
  public Set<String> parameters() {
    return Set.of(QUESTION);
  }

  @Override
  public String title(Desk desk) {
    return desk.words().say("compare.title");
  }

  @Override
  public String body(Desk desk) throws BadStateException {
    Map<Question, List<Stated>> shown = shown(desk);
    QuestionHtml html = new QuestionHtml(desk);
    return "%s<p class=\"lead\">%s</p>\n%s%s%s%s%s%s%s"
        .formatted(
            events(desk),
            desk.say("compare.lead"),
            sources(desk),
            index(desk, shown),
            Frame.scripts(desk.context()),
            LEGEND.html(desk),
            Chart.definitions(),
            shown.isEmpty() && !desk.claims().isEmpty()
                ? "<p>" + desk.say("compare.none") + "</p>\n"
                : shown.entrySet().stream()
                    .map(e -> html.section(e.getKey(), e.getValue()))
                    .collect(Collectors.joining()),
            ViewLinks.html(desk, "02-figures-by-source"));
  }

  @Override
  public Optional<String> csv(Desk desk) throws BadStateException {
    return Optional.of(new FigureTable(desk).of(shown(desk)));
  }

  /** The questions that are shown: all that are answered, or the one that is asked for. */
  private static Map<Question, List<Stated>> shown(Desk desk) throws BadStateException {
    Map<Question, List<Stated>> all = Questions.answered(desk, desk.claims());
    Optional<String> asked = desk.context().query().value(QUESTION);
    if (asked.isEmpty()) {
      return all;
    }
    Optional<Question> question = Questions.find(all, asked.get());
    if (question.isPresent()) {
      return Map.of(question.get(), all.get(question.get()));
    }
    Map<Question, List<Stated>> known = Questions.answered(desk, desk.corpus().claims());
    if (Questions.find(known, asked.get()).isPresent()) {
      return Map.of(); // of what is chosen no claim answers it
    }
    throw new BadStateException(
        desk.words()
            .say(
                "bad.value",
                QUESTION,
                asked.get(),
                known.keySet().stream().map(Question::key).collect(Collectors.joining(", "))),
        desk.context().query().without(QUESTION));
  }

  /** What it is all about, where that is few enough to be said in a line. */
  private static String events(Desk desk) {
    List<Node> events = desk.facts().subjects(RDF.type.asNode(), Onto.EVENT_CLASS);
    return events.isEmpty() || events.size() > MOST_EVENTS
        ? ""
        : "<p class=\"event\">"
            + desk.words().say("compare.event", desk.links(events.stream()))
            + "</p>\n";
  }

  /** Whose figures these are. */
  private static String sources(Desk desk) {
    return "<section id=\"sources\"><h2>%s</h2>\n<ol class=\"sources\">\n%s</ol></section>\n"
        .formatted(
            desk.say("compare.sources"),
            desk.corpus().sources().stream()
                .map(s -> source(desk, s))
                .collect(Collectors.joining()));
  }

  private static String source(Desk desk, Source source) {
    return """
    <li>%s<p>%s%s<br/> %s · %s<br/> <small>%s</small></p></li>
    """
        .formatted(
            desk.sourceLink(source),
            desk.fileName(source),
            source
                .kind()
                .map(k -> "<span class=\"kind\">" + desk.names().html(k) + "</span>")
                .orElse(""),
            source.publisher().map(p -> publisher(desk, p)).orElse(desk.say("source.no-publisher")),
            source.issued().map(desk.dates()::html).orElse(desk.say("source.no-date")),
            desk.say("claims.number", source.claims()));
  }

  private static String publisher(Desk desk, Node publisher) {
    return publisher.isLiteral()
        ? Html.escape(publisher.getLiteralLexicalForm())
        : desk.names().link(publisher);
  }

  private static String index(Desk desk, Map<Question, List<Stated>> shown) {
    return "<nav class=\"types index\" aria-label=\"%s\"><ul>\n%s</ul></nav>\n"
        .formatted(
            desk.say("compare.questions"),
            shown.entrySet().stream()
                .map(
                    e ->
                        "<li><a href=\"#%s\">%s <span class=\"count\">%d</span></a></li>\n"
                            .formatted(
                                Html.escape(e.getKey().key()),
                                Html.escape(QuestionHtml.label(desk, e.getKey())),
                                e.getValue().size()))
                .collect(Collectors.joining()));
  }
}

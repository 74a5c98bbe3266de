package org.letopis.serve.view;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Dataset;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.corpus.Keys;
import org.letopis.serve.corpus.Source;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.html.Around;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Dates;
import org.letopis.serve.html.Facet;
import org.letopis.serve.html.Figures;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Quotes;
import org.letopis.serve.html.Words;

/**
 * What every view works with: the corpus, what is chosen of it, where the page stands, and how
 * things are called there.
 *
 * @param corpus all that the release says
 * @param facets what is chosen
 * @param claims the claims that are chosen
 * @param context where the page stands
 * @param store the release's store, for searching in texts alone
 * @param facts the graph, for names and for the slots of a claim that few views show: what they
 *     choose by comes from the corpus
 * @param names how things are called
 */
public record Desk(
    Corpus corpus,
    Facets facets,
    List<Stated> claims,
    Context context,
    Dataset store,
    Facts facts,
    Names names) {

  /** A desk with the claims that the facets choose. */
  public static Desk of(
      Corpus corpus, Facets facets, Context context, Dataset store, Map<String, String> prefixes) {
    Facts facts = corpus.facts(store);
    return new Desk(
        corpus,
        facets,
        facets.of(corpus.claims()),
        context,
        store,
        facts,
        new Names(facts, context, prefixes));
  }

  public Words words() {
    return context.words();
  }

  public Dates dates() {
    return new Dates(words());
  }

  public Figures figures() {
    return new Figures(context.language());
  }

  /** Words of the page as HTML. */
  public String say(String key, Object... values) {
    return Html.escape(values.length == 0 ? words().say(key) : words().say(key, values));
  }

  /** A value of a facet, plain. */
  public String label(Facet facet, String key) {
    if (facet == Facet.DAY) {
      return dates().say(key);
    }
    Node node = corpus.value(facet, key).orElseGet(() -> Keys.node(facet, key, context.base()));
    return facet == Facet.SOURCE ? source(node) : names.text(node);
  }

  /** The same as HTML: what a text is called is in the language of that text. */
  public String labelHtml(Facet facet, String key) {
    return facet == Facet.SOURCE
        ? corpus
            .value(facet, key)
            .map(
                node ->
                    corpus.source(node).map(s -> Html.escape(s.mark() + " · ")).orElse("")
                        + names.html(node))
            .orElseGet(() -> Html.escape(label(facet, key)))
        : Html.escape(label(facet, key));
  }

  /** A document, plain: its mark and its title or opening words. */
  public String source(Node document) {
    return corpus.source(document).map(s -> s.mark() + " · ").orElse("") + names.text(document);
  }

  /** A document by its mark, as a link to its page. */
  public String sourceLink(Source source) {
    return "<a class=\"source\" href=\"%s\"><b class=\"badge\" translate=\"no\">%s</b> %s</a>"
        .formatted(
            Html.escape(context.address(source.node())),
            Html.escape(source.mark()),
            names.html(source.node()));
  }

  /** The name of a document's file without its ending, as HTML before what else is known of it. */
  public String fileName(Source source) {
    String name = source.fileName().replaceFirst("\\.[^.]+$", "");
    return "<small class=\"file\">" + Html.file(name) + "</small><br/> ";
  }

  /** The words of a claim as an inline quotation, in the script that the reader wants. */
  public String quote(Stated claim) {
    return claim
        .view()
        .quote()
        .map(q -> context.quotes().html(q.getLiteralLexicalForm(), q.getLiteralLanguage()))
        .orElse("");
  }

  /** The words of a claim between those around them. */
  public String passage(Stated claim) {
    return claim
        .view()
        .quote()
        .map(
            q -> {
              String tag = q.getLiteralLanguage();
              Stated.Words words = claim.words();
              return "<blockquote lang=\"%s\"><p>%s<mark>%s</mark>%s</p></blockquote>\n"
                  .formatted(
                      Html.escape(context.quotes().tag(tag)),
                      shown(Around.before(words.before(), claim.view().start()), tag),
                      shown(q.getLiteralLexicalForm(), tag),
                      shown(Around.after(words.after()), tag));
            })
        .orElse("");
  }

  private String shown(String text, String tag) {
    return Html.escape(context.quotes().show(text, tag));
  }

  /** The figure of a claim in words; empty without one. */
  public String figure(Stated claim) {
    return figures()
        .of(
            claim.view().low(),
            claim.view().high(),
            claim.view().approximate(),
            claim.words().figure())
        .orElse("");
  }

  /**
   * The same as HTML; beside what is not simply a number stand the text's own words for it, as
   * "više od hiljadu" beside "more than 1,000".
   */
  public String figureHtml(Stated claim) {
    boolean number = claim.view().low().equals(claim.view().high()) && !claim.view().approximate();
    String words =
        claim
            .words()
            .figure()
            .filter(w -> !number)
            .map(w -> " <small>" + context.quotes().html(w, Quotes.tagOf(w)) + "</small>")
            .orElse("");
    return Html.escape(figure(claim)) + words;
  }

  /** On whose word the document says it, the nearest first, as links; empty where it cites none. */
  public String authorities(Stated claim) {
    return links(claim.view().sources().stream());
  }

  /** Links to the pages of things. */
  public String links(Stream<Node> things) {
    return things.map(names::link).collect(Collectors.joining(", "));
  }
}

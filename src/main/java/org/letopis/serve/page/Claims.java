package org.letopis.serve.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Figures;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Words;

/** Claims in a table: every figure leads to its claim, and its quote stands beside it. */
final class Claims {

  private final Facts facts;
  private final Context context;
  private final Names names;
  private final Figures figures;

  Claims(Facts facts, Context context, Names names) {
    this.facts = facts;
    this.context = context;
    this.names = names;
    this.figures = new Figures(context.language());
  }

  /**
   * A table.
   *
   * @param caption plain text
   * @param withDocument whether the claims are of several documents
   */
  String table(String caption, List<ClaimView> claims, boolean withDocument) {
    Words words = context.words();
    List<String> columns =
        new ArrayList<>(List.of("column.figure", "column.claim", "column.quote"));
    if (withDocument) {
      columns.add("column.document");
    }
    columns.add("column.according");
    String head =
        columns.stream()
            .map(c -> "<th scope=\"col\">" + Html.escape(words.say(c)) + "</th>")
            .collect(Collectors.joining());
    return "<table class=\"claims\">\n<caption>%s</caption>\n<thead><tr>%s</tr></thead>\n<tbody>\n%s</tbody>\n</table>\n"
        .formatted(
            Html.escape(caption),
            head,
            claims.stream().map(c -> row(c, withDocument)).collect(Collectors.joining()));
  }

  private String row(ClaimView claim, boolean withDocument) {
    StringBuilder row = new StringBuilder("<tr>");
    row.append("<td class=\"figure\">").append(figure(claim)).append("</td>");
    row.append("<td>").append(names.link(claim.claim())).append("</td>");
    row.append("<td>").append(quote(claim)).append("</td>");
    if (withDocument) {
      row.append("<td>").append(claim.document().map(names::link).orElse("")).append("</td>");
    }
    row.append("<td>")
        .append(claim.sources().stream().map(names::link).collect(Collectors.joining(", ")))
        .append("</td></tr>\n");
    return row.toString();
  }

  /** The figure with what it counts, leading to the words that give it; empty without one. */
  String figure(ClaimView claim) {
    return number(claim)
        .map(
            n ->
                // The unit first: behind a figure Serbian would decline it.
                claim
                        .unit()
                        .map(u -> "<small>" + Html.escape(names.plural(u)) + ":</small> ")
                        .orElse("")
                    + Html.link(context.address(Facts.iri(claim.claim().getURI() + "#quote")), n))
        .orElse("");
  }

  Optional<String> number(ClaimView claim) {
    return figures.of(
        claim.low(), claim.high(), claim.approximate(), facts.text(claim.claim(), Onto.COUNT_TEXT));
  }

  String quote(ClaimView claim) {
    return claim
        .quote()
        .map(q -> context.quotes().html(q.getLiteralLexicalForm(), q.getLiteralLanguage()))
        .orElse("");
  }

  ClaimView view(Node claim) {
    return ClaimView.of(facts, claim);
  }
}

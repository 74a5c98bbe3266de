package org.letopis.rdf;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.letopis.claim.Finding;
import org.letopis.text.Document;

/** Whether the claims of a graph still quote what stands in the texts. */
public final class QuotesStand {

  private final Map<String, Document> documents = new TreeMap<>();

  /**
   * @param documents the texts as they are now
   */
  public QuotesStand(Collection<Document> documents) {
    documents.forEach(d -> this.documents.put(d.name(), d));
  }

  /**
   * Compares each quote with the text between its offsets.
   *
   * @return a loss for each claim that no longer stands, by document and place; a notice for each
   *     text that has changed in places that nothing quotes
   */
  public List<Finding> check(QuotedClaims graph) {
    List<Finding> findings = new ArrayList<>();
    graph.claims().forEach(claim -> check(claim, findings));
    graph
        .documents()
        .forEach(
            (name, sha256) -> {
              Document document = documents.get(name);
              if (document != null && !document.sha256().equals(sha256)) {
                findings.add(
                    Finding.notice(
                        name,
                        "is not the text that was converted (sha256 %s, then %s)"
                            .formatted(document.sha256(), sha256),
                        "put it back, or build again"));
              }
            });
    return findings.stream().sorted((a, b) -> a.where().compareTo(b.where())).toList();
  }

  private void check(QuotedClaim claim, List<Finding> findings) {
    Document document = documents.get(claim.document());
    if (claim.document().isEmpty()) {
      findings.add(lost(claim.iri(), "names no document that it quotes"));
    } else if (document == null) {
      findings.add(
          lost(
              claim.document(),
              "<%s> quotes this document, which is not there".formatted(claim.iri())));
    } else if (claim.spans().isEmpty()) {
      findings.add(
          lost(claim.document(), "<%s> does not say where its quote is".formatted(claim.iri())));
    } else {
      claim.spans().forEach(span -> check(claim, span, document, findings));
    }
  }

  private static void check(
      QuotedClaim claim, QuotedClaim.Span span, Document document, List<Finding> findings) {
    String found = slice(document.text(), span);
    for (String quote : claim.quotes()) {
      if (!quote.equals(found)) {
        findings.add(
            lost(
                "%s (%d-%d)".formatted(document.name(), span.start(), span.end()),
                "<%s> no longer stands: it quotes \"%s\", the text has \"%s\""
                    .formatted(claim.iri(), quote, found)));
      }
    }
  }

  private static Finding lost(String where, String what) {
    return Finding.loss(
        where, what, "convert the text again, or put back the text that was quoted");
  }

  /** The text between two code points, as far as the text reaches. */
  private static String slice(String text, QuotedClaim.Span span) {
    int length = text.codePointCount(0, text.length());
    int start = Math.min(span.start(), length);
    int end = Math.clamp(span.end(), start, length);
    return text.substring(text.offsetByCodePoints(0, start), text.offsetByCodePoints(0, end));
  }
}

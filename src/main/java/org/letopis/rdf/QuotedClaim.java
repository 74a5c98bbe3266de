package org.letopis.rdf;

import java.util.List;

/**
 * A claim of a graph with what it quotes, as far as the graph says it: whatever a graph leaves out
 * is empty.
 *
 * @param iri of the claim
 * @param document file name of the document that it quotes; empty where the graph names none
 * @param quotes its words: of the claim itself and of its selectors, each once
 * @param spans where they stand
 */
public record QuotedClaim(String iri, String document, List<String> quotes, List<Span> spans) {

  /**
   * A place in a text.
   *
   * @param start first code point, from 0
   * @param end after the last code point
   */
  public record Span(int start, int end) {}

  public QuotedClaim {
    quotes = List.copyOf(quotes);
    spans = List.copyOf(spans);
  }
}

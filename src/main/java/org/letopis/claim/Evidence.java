package org.letopis.claim;

/**
 * Where a claim stands: no claim is without it.
 *
 * <p>Offsets count Unicode code points of the document as it was read, a byte order mark and every
 * carriage return included, as in the W3C Web Annotation Data Model, section 4.2.5
 * (TextPositionSelector).
 *
 * @param document the document's file name
 * @param start offset of the first code point of the quote
 * @param end offset after its last code point
 * @param quote the document's text from {@code start} to {@code end}
 * @param occurrence which occurrence of the quote in the document this is, from 1
 * @param rule the rule that found the claim
 */
public record Evidence(
    String document, int start, int end, String quote, int occurrence, String rule) {

  public Evidence {
    if (document.isBlank() || rule.isBlank() || quote.isBlank()) {
      throw new IllegalArgumentException(
          "evidence needs a document, a rule and a quote: \"%s\" \"%s\" \"%s\""
              .formatted(document, rule, quote));
    }
    if (start < 0 || end - start != quote.codePointCount(0, quote.length())) {
      throw new IllegalArgumentException(
          "%s (%d-%d) rule %s: the quote \"%s\" does not fit its offsets"
              .formatted(document, start, end, rule, quote));
    }
    if (occurrence < 1) {
      throw new IllegalArgumentException("occurrences are counted from 1");
    }
  }
}

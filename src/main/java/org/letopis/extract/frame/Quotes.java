package org.letopis.extract.frame;

import org.letopis.claim.Evidence;
import org.letopis.extract.phrase.Words;

/** Quotes the words of a text as the evidence of a claim. */
final class Quotes {

  private Quotes() {}

  /** The words between two tokens, the second not included, as what a rule found. */
  static Evidence evidence(Words words, int from, int to, String rule) {
    int start = words.token(from).start();
    int end = words.token(to - 1).end();
    String quote = words.slice(start, end);
    return new Evidence(
        words.document().document().name(),
        start,
        end,
        quote,
        words.occurrence(quote, start),
        rule);
  }
}

package org.letopis.evaluate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.letopis.claim.Evidence;
import org.letopis.claim.Finding;

/** Checks that every quote still stands at its offsets in its document. */
final class QuoteCheck {

  private QuoteCheck() {}

  /** One finding for every claim whose quote no longer stands, in the claims' order. */
  static List<Finding> check(Collection<NamedClaim> claims, KnownTexts texts) {
    List<Finding> findings = new ArrayList<>();
    for (NamedClaim named : claims) {
      Evidence evidence = named.claim().evidence();
      String where = "%s (%d-%d)".formatted(evidence.document(), evidence.start(), evidence.end());
      texts
          .text(evidence.document())
          .ifPresentOrElse(
              text -> {
                if (!stands(evidence, text)) {
                  findings.add(
                      Finding.loss(
                          where,
                          "claim \"%s\" quotes \"%s\", the text has \"%s\" there"
                              .formatted(named.id(), evidence.quote(), slice(text, evidence)),
                          "convert the text again, or put back the text that was quoted"));
                }
              },
              () ->
                  findings.add(
                      Finding.loss(
                          where,
                          "claim \"%s\" quotes a document that is not there".formatted(named.id()),
                          "put the document back, or convert again without it")));
    }
    return List.copyOf(findings);
  }

  private static boolean stands(Evidence evidence, String text) {
    return slice(text, evidence).equals(evidence.quote());
  }

  /** The text between the evidence's offsets, as far as the text reaches. */
  private static String slice(String text, Evidence evidence) {
    int length = text.codePointCount(0, text.length());
    int start = Math.min(evidence.start(), length);
    int end = Math.min(evidence.end(), length);
    return text.substring(text.offsetByCodePoints(0, start), text.offsetByCodePoints(0, end));
  }
}

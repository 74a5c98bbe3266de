package org.letopis.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.letopis.claim.Finding;
import org.letopis.extract.argument.Doubt;
import org.letopis.lexicon.AnalysedDocument;

/** Words that could mean more than one of those named before: none of them was taken. */
final class OpenReferences {

  private static final String ADVICE = "none is taken; whoever reads the place can tell which";

  private OpenReferences() {}

  /**
   * One notice a word, in text order.
   *
   * @param doubts in text order
   */
  static List<Finding> of(AnalysedDocument document, List<Doubt> doubts) {
    if (doubts.isEmpty()) {
      return List.of();
    }
    int[] text = document.document().text().codePoints().toArray();
    List<Finding> findings = new ArrayList<>();
    int line = 1;
    int counted = 0;
    for (Doubt doubt : doubts) {
      int start = document.tokens().get(doubt.from()).start();
      int end = document.tokens().get(doubt.to() - 1).end();
      for (; counted < start; counted++) {
        line += text[counted] == '\n' ? 1 : 0;
      }
      findings.add(
          Finding.notice(
              "%s:%d (%d-%d)".formatted(document.document().name(), line, start, end),
              "\"%s\" can mean %s"
                  .formatted(new String(text, start, end - start), list(doubt.candidates())),
              ADVICE));
    }
    return findings;
  }

  private static String list(List<String> candidates) {
    return candidates.stream().map(c -> "\"" + c + "\"").collect(Collectors.joining(" or "));
  }
}

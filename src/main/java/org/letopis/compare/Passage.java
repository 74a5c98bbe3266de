package org.letopis.compare;

import org.letopis.claim.Evidence;

/**
 * A passage that two documents share, word for word but for endings and script.
 *
 * @param document file name of the one, which sorts before the other
 * @param start offset of its first code point
 * @param end offset after its last
 * @param other file name of the other
 * @param otherStart where it stands there
 * @param otherEnd where it ends there
 */
record Passage(String document, int start, int end, String other, int otherStart, int otherEnd) {

  /** Whether most of the quote stands in the passage as the first document has it. */
  boolean holdsFirst(Evidence evidence) {
    return evidence.document().equals(document) && holds(start, end, evidence);
  }

  /** Whether most of the quote stands in the passage as the other document has it. */
  boolean holdsOther(Evidence evidence) {
    return evidence.document().equals(other) && holds(otherStart, otherEnd, evidence);
  }

  private static boolean holds(int start, int end, Evidence evidence) {
    int shared = Math.min(end, evidence.end()) - Math.max(start, evidence.start());
    return 2 * shared > evidence.end() - evidence.start();
  }
}

package org.letopis.text;

import java.util.BitSet;
import java.util.List;

/**
 * Where paragraphs end: at every line end, except in a text that is wrapped, where only empty lines
 * part them.
 */
final class Paragraphs {

  private static final int ENOUGH_TO_JUDGE = 3;

  /** Code point offsets of the line ends that part paragraphs. */
  private final BitSet ends;

  private Paragraphs(BitSet ends) {
    this.ends = ends;
  }

  static Paragraphs of(CanonicalText canonical) {
    List<String> lines = canonical.text().lines().toList();
    boolean wrapped = isWrapped(lines);
    BitSet ends = new BitSet();
    String text = canonical.text();
    for (int i = 0; i < text.length(); i++) {
      if (isLineEnd(text, i) && (!wrapped || isEmptyLine(text, i + 1))) {
        ends.set(canonical.start(i));
      }
    }
    return new Paragraphs(ends);
  }

  /** Whether a paragraph ends between two code point offsets. */
  boolean separates(int from, int to) {
    // Not by the next end: on one long line that is far, and asked for at every token.
    for (int i = from; i < to; i++) {
      if (ends.get(i)) {
        return true;
      }
    }
    return false;
  }

  /** A text is wrapped where many lines go on in the next one with a small letter. */
  private static boolean isWrapped(List<String> lines) {
    int neighbours = 0;
    int goingOn = 0;
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i - 1).isBlank() && !lines.get(i).isBlank()) {
        neighbours++;
        goingOn += Character.isLowerCase(lines.get(i).strip().codePointAt(0)) ? 1 : 0;
      }
    }
    return neighbours >= ENOUGH_TO_JUDGE && goingOn * 3 >= neighbours;
  }

  private static boolean isEmptyLine(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        return true;
      }
      if (!Character.isWhitespace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLineEnd(String text, int at) {
    char c = text.charAt(at);
    boolean loneReturn = c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
    return c == '\n' || c == '\u2028' || c == '\u2029' || loneReturn;
  }
}

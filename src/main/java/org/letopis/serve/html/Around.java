package org.letopis.serve.html;

/** The words around a quote, as readers are shown them: whole ones, and dots where more follow. */
public final class Around {

  private static final String MORE = "…";

  /** The dots stay with their word at the end of a line. */
  private static final String NO_BREAK = "\u00a0";

  private Around() {}

  /**
   * What stands before a quote.
   *
   * @param words as many letters as are kept, which may begin within a word
   * @param start where the quote begins in its text, in code points; then nothing may be missing
   */
  public static String before(String words, long start) {
    if (words.isBlank() || words.codePointCount(0, words.length()) == start) {
      return words;
    }
    String whole = words.matches("(?s)\\S*\\s+\\S.*") ? words.replaceFirst("^\\S*\\s+", "") : words;
    return MORE + NO_BREAK + whole;
  }

  /**
   * What stands after a quote.
   *
   * @param words as many letters as are kept, which may end within a word
   */
  public static String after(String words) {
    if (words.isBlank()) {
      return words;
    }
    boolean cut = words.matches("(?s).*\\S\\s+\\S*[\\p{L}\\p{N}]");
    return (cut ? words.replaceFirst("\\s+\\S*$", "") : words.stripTrailing()) + NO_BREAK + MORE;
  }
}

package org.letopis.text;

/**
 * A word, a number or a sign.
 *
 * @param index its place among the document's tokens, from 0
 * @param form as written, in canonical Latin (NFC, homoglyphs mended, "dj" left as it is)
 * @param start code point offset of its first character in the document
 * @param end code point offset after its last
 * @param shape what it is made of
 * @param spaceBefore whether white space stands before it (so that "60.000" and "2004. godine" and
 *     "pokrajine.Od" can be told apart)
 */
public record Token(int index, String form, int start, int end, Shape shape, boolean spaceBefore) {

  /** What a token is made of. */
  public enum Shape {
    /** Letters, and what joins them: {@code KFOR-a}, {@code Islam-age}. */
    WORD,
    /**
     * Digits with the dots, commas and blanks that belong to the number: {@code 60.000}, {@code
     * 3,3}, {@code 14}.
     */
    NUMBER,
    /** One sign: a stop, a comma, a quotation mark, a bracket, a dash. */
    SIGN
  }

  public boolean isWord() {
    return shape == Shape.WORD;
  }

  public boolean isNumber() {
    return shape == Shape.NUMBER;
  }

  /** Whether this is the sign {@code sign}. */
  public boolean is(String sign) {
    return form.equals(sign);
  }

  public boolean isCapitalised() {
    return Character.isUpperCase(form.codePointAt(0));
  }
}

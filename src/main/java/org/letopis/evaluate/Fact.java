package org.letopis.evaluate;

/**
 * A slot value of a claim.
 *
 * @param slot the slot: {@code groups}, {@code count}, {@code start} and so on
 * @param value the value, folded where it is a name
 * @param quoted whether the value is text; numbers and the pair of a figure's bounds are not
 */
record Fact(String slot, String value, boolean quoted) {

  static Fact text(String slot, String value) {
    return new Fact(slot, value, true);
  }

  static Fact bare(String slot, String value) {
    return new Fact(slot, value, false);
  }

  /** As the reports write it: {@code ('groups', 'serbs')}, {@code ('count', (801, None))}. */
  @Override
  public String toString() {
    return "(" + quote(slot) + ", " + (quoted ? quote(value) : value) + ")";
  }

  /** Text in single quotes, or in double ones where it holds single ones only. */
  static String quote(String text) {
    char mark = text.contains("'") && !text.contains("\"") ? '"' : '\'';
    String escaped = text.replace("\\", "\\\\");
    return mark + (mark == '\'' ? escaped.replace("'", "\\'") : escaped) + mark;
  }
}

package org.letopis.lexicon;

import java.math.BigDecimal;

/**
 * A number as the words name it, without what qualifies it.
 *
 * @param from index of its first token
 * @param to index after its last token
 * @param low its least value
 * @param high its greatest value
 * @param approximate whether the words themselves are not exact (desetak, nekoliko, stotine)
 * @param sort how it is written
 * @param scale what its last noun multiplied by (hiljada: 1000), one where there is none
 */
record Numeral(
    int from,
    int to,
    BigDecimal low,
    BigDecimal high,
    boolean approximate,
    Sort sort,
    BigDecimal scale) {

  /** How a number is written. */
  enum Sort {
    /** In digits, alone or before a scale. */
    DIGITS,
    /** In words that name a number. */
    WORDS,
    /** The one word "one", which may count nothing. */
    ONE,
    /** In words that name no number: nekoliko, stotine. */
    SOME
  }

  static Numeral exactly(int from, int to, BigDecimal value, Sort sort) {
    return new Numeral(from, to, value, value, false, sort, BigDecimal.ONE);
  }

  /** From two times a place to one below ten times it: stotine is 200 to 999. */
  static Numeral some(int from, int to, BigDecimal base, BigDecimal scale) {
    BigDecimal unit = base.multiply(scale);
    BigDecimal high = unit.movePointRight(1).subtract(BigDecimal.ONE);
    BigDecimal low = unit.multiply(BigDecimal.TWO);
    return new Numeral(from, to, low, high, true, Sort.SOME, scale);
  }

  Numeral until(int end) {
    return new Numeral(from, end, low, high, approximate, sort, scale);
  }

  Numeral since(int begin) {
    return new Numeral(begin, to, low, high, approximate, sort, scale);
  }

  Numeral roughly() {
    return new Numeral(from, to, low, high, true, sort, scale);
  }

  Numeral times(BigDecimal factor, int end) {
    BigDecimal newLow = low.multiply(factor);
    BigDecimal newHigh = high.multiply(factor);
    return new Numeral(from, end, newLow, newHigh, approximate, sort, factor);
  }

  Numeral plus(BigDecimal more, int end) {
    return new Numeral(from, end, low.add(more), high.add(more), approximate, sort, scale);
  }

  boolean isOneValue() {
    return low.compareTo(high) == 0;
  }

  /** Whether it is a number of whole things: 3,3 alone is not. */
  boolean isWhole() {
    return low.stripTrailingZeros().scale() <= 0 && high.stripTrailingZeros().scale() <= 0;
  }
}

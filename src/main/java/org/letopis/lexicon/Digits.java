package org.letopis.lexicon;

import java.math.BigDecimal;
import java.util.Optional;
import org.letopis.text.Token;

/** Reads what is written in digits. */
final class Digits {

  private static final int MOST = 15;

  private Digits() {}

  /**
   * The number that a token of digits names: dots and blanks group, a comma parts the fraction.
   *
   * @return empty where it begins with a zero that has no use (telephone numbers, codes) or is too
   *     long for a count
   */
  static Optional<BigDecimal> number(Token token) {
    if (!token.isNumber()) {
      return Optional.empty();
    }
    String digits = token.form().replace(".", "").replace(" ", "").replace(',', '.');
    boolean padded = digits.length() > 1 && digits.startsWith("0") && digits.charAt(1) != '.';
    return padded || digits.length() > MOST
        ? Optional.empty()
        : Optional.of(new BigDecimal(digits));
  }

  /** The number of a token of up to {@code longest} plain digits, zeros before it allowed. */
  static Optional<Integer> plain(Passage passage, int i, int longest) {
    if (!passage.isNumber(i)) {
      return Optional.empty();
    }
    String form = passage.token(i).form();
    boolean plain = form.length() <= longest && form.chars().allMatch(Character::isDigit);
    return plain ? Optional.of(Integer.parseInt(form)) : Optional.empty();
  }

  /** A year of four digits from 1000 to 2100. */
  static Optional<Integer> year(Passage passage, int i) {
    return plain(passage, i, 4).filter(year -> year >= 1000 && year <= 2100);
  }
}

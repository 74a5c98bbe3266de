package org.letopis.evaluate;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Precision, recall and their harmonic mean, each from 0 to 1.
 *
 * @param precision share of what was found that is right
 * @param recall share of the gold that was found
 * @param f1 harmonic mean of the two; 0 where both are 0
 */
public record Prf(double precision, double recall, double f1) {

  private static final int DECIMALS = 3;

  /** From the numbers of what is right, what was found and what the gold has. */
  static Prf of(long right, long found, long gold) {
    double precision = found == 0 ? 0 : (double) right / found;
    double recall = gold == 0 ? 0 : (double) right / gold;
    double sum = precision + recall;
    return new Prf(precision, recall, sum == 0 ? 0 : 2 * precision * recall / sum);
  }

  /** {@code 0.912 0.874 0.893}. */
  String plain() {
    return decimals(precision) + " " + decimals(recall) + " " + decimals(f1);
  }

  /** {@code P 0.912 R 0.874 F1 0.893}. */
  String named() {
    return "P " + decimals(precision) + " R " + decimals(recall) + " F1 " + decimals(f1);
  }

  /**
   * Three decimals of the exact binary value, ties to even, as C's printf rounds; Java's own format
   * rounds the shortest decimal form and would differ on ties such as 0.0625.
   */
  static String decimals(double value) {
    return new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN).toPlainString();
  }
}

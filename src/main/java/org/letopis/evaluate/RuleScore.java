package org.letopis.evaluate;

import java.util.Locale;

/**
 * What became of the claims that one rule found.
 *
 * @param rule its id
 * @param found how many claims it found in the gold's documents
 * @param right how many of them are paired with a claim of the gold
 * @param exact how many of those have figure, unit, persons, polarity and modality right
 */
public record RuleScore(String rule, long found, long right, long exact) {

  /** {@code rule killing.victims found 40 right 39 precision 0.975 exact 0.950}. */
  String line() {
    return String.format(
        Locale.ROOT,
        "rule %-28s found %3d right %3d precision %s exact %s",
        rule,
        found,
        right,
        share(right),
        share(exact));
  }

  private String share(long part) {
    return Prf.decimals(found == 0 ? 0 : (double) part / found);
  }
}

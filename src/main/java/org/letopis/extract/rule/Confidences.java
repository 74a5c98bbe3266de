package org.letopis.extract.rule;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.extract.phrase.Table;

/**
 * How sure a claim is, by the rule that found it: measured on the texts with gold ({@code
 * mappings/confidence.tsv}), not assumed.
 *
 * @param measured what was measured of each rule
 */
public record Confidences(SortedMap<String, Measured> measured) {

  private static final int DECIMALS = 2;
  private static final double MOST = 0.99;

  public Confidences {
    measured = Collections.unmodifiableSortedMap(new TreeMap<>(measured));
  }

  /**
   * What was measured of a rule.
   *
   * @param found how many claims it found
   * @param right how many of them the gold has too
   */
  public record Measured(long found, long right) {
    public Measured {
      if (right < 0 || right > found) {
        throw new IllegalArgumentException(
            "%d right of %d found; give found, then right".formatted(right, found));
      }
    }
  }

  /**
   * Reads {@code confidence.tsv}: rule, found, right.
   *
   * @throws IllegalArgumentException where a line says something else, with the file's name
   */
  public static Confidences read(Path file) {
    SortedMap<String, Measured> measured = new TreeMap<>();
    for (Table.Row row : Table.read(file).rows()) {
      try {
        measured.put(
            row.cell(0), new Measured(Long.parseLong(row.cell(1)), Long.parseLong(row.cell(2))));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "%s: rule \"%s\": %s; its header says how the file is made"
                .formatted(file.getFileName(), row.cell(0), e.getMessage()),
            e);
      }
    }
    return new Confidences(measured);
  }

  /**
   * The rule's confidence, from 0 to 1: (right + 1) / (found + 2), Laplace's rule of succession. A
   * rule that was never measured is as likely right as wrong, and few trials make nothing certain.
   */
  public double of(String rule) {
    Measured m = measured.getOrDefault(rule, new Measured(0, 0));
    double share = (m.right() + 1.0) / (m.found() + 2.0);
    double rounded =
        BigDecimal.valueOf(share).setScale(DECIMALS, RoundingMode.HALF_UP).doubleValue();
    return Math.min(MOST, rounded);
  }
}

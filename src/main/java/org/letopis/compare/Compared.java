package org.letopis.compare;

import java.util.List;

/**
 * What comparing found.
 *
 * @param comparisons how claims stand to each other, by id
 * @param origins which claims go back to one source, by id
 */
public record Compared(List<Comparison> comparisons, List<Origin> origins) {

  /** Nothing was compared. */
  public static final Compared NOTHING = new Compared(List.of(), List.of());

  public Compared {
    comparisons = List.copyOf(comparisons);
    origins = List.copyOf(origins);
  }
}

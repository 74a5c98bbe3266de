package org.letopis.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.letopis.link.Linked;

/**
 * Compares what documents claim. Claims are grouped by what makes them comparable and compared
 * within their group only; in doubt nothing is said: a claim with a further group, place, way of
 * damage or doer is about something else.
 */
public final class Comparer {

  private Comparer() {}

  /** All comparisons, by id. */
  public static List<Comparison> compare(Linked linked) {
    List<Comparison> comparisons = new ArrayList<>(FigureComparer.compare(linked.claims()));
    comparisons.addAll(
        PartComparer.compare(
            linked.claims().stream().map(Figure::of).flatMap(Optional::stream).toList()));
    comparisons.addAll(DenialComparer.compare(linked.claims()));
    return comparisons.stream().distinct().sorted(Comparator.comparing(Comparison::id)).toList();
  }
}

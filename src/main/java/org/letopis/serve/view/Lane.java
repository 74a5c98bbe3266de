package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.letopis.serve.corpus.Stated;

/**
 * The figures of a question that are about the same people, place and time.
 *
 * @param scope what they are about; empty for everything that happened
 * @param rows the figures from low to high, claims that say the same together
 */
record Lane(String scope, List<Row> rows) {

  Lane {
    rows = List.copyOf(rows);
  }

  /**
   * Claims that give one figure in one way.
   *
   * @param claims in the order of documents and text; at least one
   */
  record Row(List<Stated> claims) {

    Row {
      claims = List.copyOf(claims);
    }

    Stated first() {
      return claims.getFirst();
    }
  }

  /** The lanes of a question: everything that happened first, then those of most claims. */
  static List<Lane> of(Question question, List<Stated> claims, Scope scope) {
    Map<String, List<Stated>> byScope = new TreeMap<>();
    for (Stated claim : claims) {
      byScope.computeIfAbsent(scope.within(question, claim), s -> new ArrayList<>()).add(claim);
    }
    return byScope.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, List<Stated>> e) -> !e.getKey().isEmpty())
                .thenComparing(e -> -e.getValue().size())
                .thenComparing(Map.Entry::getKey))
        .map(e -> new Lane(e.getKey(), rows(e.getValue(), scope)))
        .toList();
  }

  private static List<Row> rows(List<Stated> claims, Scope scope) {
    Map<String, List<Stated>> same = new TreeMap<>();
    for (Stated claim : claims) {
      same.computeIfAbsent(order(claim) + scope.manner(claim), k -> new ArrayList<>()).add(claim);
    }
    return same.values().stream().map(Row::new).toList();
  }

  /** Sorts by the lower bound, then by the upper one; equal for equal figures. */
  private static String order(Stated claim) {
    return "%020d %020d %b %s "
        .formatted(
            claim.view().low().orElse(0),
            claim.view().high().orElse(Long.MAX_VALUE),
            claim.view().approximate(),
            claim.view().kind().map(Object::toString).orElse(""));
  }
}

package org.letopis.compare;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a comparison says pair by pair: a side of equal figures says of each of them what it says of
 * all, and the second side is several claims to each of which the first stands so.
 *
 * @param first ids of one claim, or of those that are taken together
 * @param second id of the one claim that they are compared with; none of an agreement
 */
public record ComparedPairs(List<String> first, List<String> second) {

  public static Stream<ComparedPairs> of(Comparison comparison) {
    if (comparison.second().isEmpty()) {
      return Stream.of(new ComparedPairs(comparison.first(), List.of()));
    }
    List<List<String>> firsts =
        comparison.isTogether()
            ? List.of(comparison.first())
            : comparison.first().stream().map(List::of).toList();
    return firsts.stream()
        .flatMap(
            first ->
                comparison.second().stream()
                    .map(second -> new ComparedPairs(first, List.of(second))));
  }
}

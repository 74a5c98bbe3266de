package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.link.LinkedClaim;

/**
 * The claims that are compared, in the order in which a sentence tells of them.
 *
 * @param first what refines, the parts, the denial; of an agreement all claims
 * @param second the whole, what is denied; empty for an agreement
 * @param about label of what all are about, where that is one person, site or office
 * @param firstNarrower in what the first side is about less than the second
 * @param secondNarrower in what the second side is about less than the first
 */
record Sides(
    List<LinkedClaim> first,
    List<LinkedClaim> second,
    Optional<String> about,
    List<Dimension> firstNarrower,
    List<Dimension> secondNarrower) {

  Sides {
    first = List.copyOf(first);
    second = List.copyOf(second);
    firstNarrower = List.copyOf(firstNarrower);
    secondNarrower = List.copyOf(secondNarrower);
  }

  /** Two claims of the same scope, or of what makes scope no matter. */
  static Sides of(LinkedClaim first, LinkedClaim second) {
    return new Sides(List.of(first), List.of(second), Optional.empty(), List.of(), List.of());
  }

  /** Two claims whose scopes were compared. */
  static Sides of(LinkedClaim first, LinkedClaim second, ScopeComparison scopes) {
    return new Sides(
        List.of(first), List.of(second), Optional.empty(), scopes.narrower(), scopes.wider());
  }

  Sides about(String label) {
    return new Sides(first, second, Optional.of(label), firstNarrower, secondNarrower);
  }

  List<LinkedClaim> all() {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  /** The claim whose scope holds the others', where one does. */
  LinkedClaim widest() {
    return second.isEmpty() || !secondNarrower.isEmpty() && firstNarrower.isEmpty()
        ? first.getFirst()
        : second.getFirst();
  }
}

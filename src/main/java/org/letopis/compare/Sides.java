package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.link.LinkedClaim;

/**
 * The claims that are compared, in the order in which a sentence tells of them.
 *
 * @param first what refines, the parts, the denial; of an agreement all claims; several say one
 *     thing, or are taken together
 * @param second the whole, what is denied, each by itself; empty for an agreement
 * @param about label of what all are about, where that is one person, site or office
 * @param firstNarrower in what the first side is about less than the second
 * @param secondNarrower in what the second side is about less than the first
 * @param secondNewer whether their one text calls the source of the second the newer one
 */
record Sides(
    List<LinkedClaim> first,
    List<LinkedClaim> second,
    Optional<String> about,
    List<Dimension> firstNarrower,
    List<Dimension> secondNarrower,
    boolean secondNewer) {

  /** So many claims of a side a sentence tells of; the others it counts. */
  static final int TOLD = 6;

  Sides {
    first = List.copyOf(first);
    second = List.copyOf(second);
    firstNarrower = List.copyOf(firstNarrower);
    secondNarrower = List.copyOf(secondNarrower);
  }

  Sides(
      List<LinkedClaim> first,
      List<LinkedClaim> second,
      Optional<String> about,
      List<Dimension> firstNarrower,
      List<Dimension> secondNarrower) {
    this(first, second, about, firstNarrower, secondNarrower, false);
  }

  /** What is told besides the claims of one scope: nothing. */
  static final Sides NOTHING_BESIDES =
      new Sides(List.of(), List.of(), Optional.empty(), List.of(), List.of());

  /** What is told besides the claims: in what their scopes differ. */
  static Sides besides(ScopeComparison scope) {
    return new Sides(List.of(), List.of(), Optional.empty(), scope.narrower(), scope.wider());
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
    return new Sides(first, second, Optional.of(label), firstNarrower, secondNarrower, secondNewer);
  }

  /** Whether one document gives both sides, on the authority of different ones. */
  boolean areVersionsOfOneDocument() {
    String document = ClaimWords.document(first.getFirst());
    return !second.isEmpty()
        && second.stream().allMatch(claim -> ClaimWords.document(claim).equals(document))
        && first.stream().allMatch(claim -> ClaimWords.document(claim).equals(document))
        && first.stream()
            .map(claim -> Keys.of(claim.attributedTo()))
            .noneMatch(
                authorities ->
                    second.stream().anyMatch(c -> Keys.of(c.attributedTo()).equals(authorities)));
  }

  List<LinkedClaim> all() {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  /** Labels of the people and the places that the wider side names, where it names any. */
  Optional<String> scopeIn(String language) {
    String words =
        Stream.concat(widest().groups().stream(), widest().scope().places().stream())
            .map(entity -> entity.labels().getOrDefault(language, entity.key()))
            .distinct()
            .collect(Collectors.joining(", "));
    return words.isEmpty() ? Optional.empty() : Optional.of(words);
  }

  /** The claim whose scope holds the others', where one does. */
  LinkedClaim widest() {
    return second.isEmpty() || !secondNarrower.isEmpty() && firstNarrower.isEmpty()
        ? first.getFirst()
        : second.getFirst();
  }
}

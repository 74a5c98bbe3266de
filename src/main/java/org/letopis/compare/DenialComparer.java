package org.letopis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.Entity;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/**
 * Sets denials against the assertions that they deny, and what is said to be unknown against the
 * assertions that it leaves open: a denial against an accusation of the same doers over the same
 * people, and a denied claim against an affirmed one of the same scope.
 */
final class DenialComparer {

  private static final String FIELD = "\u001f";

  private final ScopeTables tables;

  DenialComparer(ScopeTables tables) {
    this.tables = tables;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    SortedMap<String, List<LinkedClaim>> about = new TreeMap<>();
    claims.stream()
        .filter(DenialComparer::saysOfWhom)
        .forEach(claim -> about.computeIfAbsent(key(claim), key -> new ArrayList<>()).add(claim));
    List<Comparison> comparisons = new ArrayList<>();
    for (List<LinkedClaim> same : about.values()) {
      List<LinkedClaim> assertions = same.stream().filter(DenialComparer::isAsserted).toList();
      for (LinkedClaim claim : same) {
        if (isDenied(claim) || isUnknown(claim)) {
          assertions.stream()
              .filter(assertion -> isMeant(claim, assertion))
              .map(assertion -> comparison(claim, assertion))
              .forEach(comparisons::add);
        }
      }
    }
    return comparisons;
  }

  private static Comparison comparison(LinkedClaim claim, LinkedClaim assertion) {
    Sides sides = Sides.of(claim, assertion);
    return isUnknown(claim)
        ? Comparisons.of(Type.LEAVES_OPEN, sides)
        : Comparisons.contradiction(Contradiction.DENIAL, sides);
  }

  /** Without people or doers a denial could mean anything of its kind. */
  private static boolean saysOfWhom(LinkedClaim claim) {
    boolean speech = isAccusationOrDenial(claim.claim());
    return speech
        ? !claim.groups().isEmpty() && !claim.agents().isEmpty()
        : claim.event().isPresent()
            && !(claim.groups().isEmpty() && claim.persons().isEmpty() && claim.sites().isEmpty())
            && !(claim.scope().time() instanceof Scope.Time.Unresolved);
  }

  private static boolean isAccusationOrDenial(Claim claim) {
    return claim.kind().equals("Accusation") || claim.kind().equals("Denial");
  }

  private static String key(LinkedClaim claim) {
    if (isAccusationOrDenial(claim.claim())) {
      return String.join(FIELD, "Accusation", Keys.of(claim.groups()));
    }
    return String.join(
        FIELD,
        Keys.family(claim.claim().kind()),
        Keys.of(claim.groups()),
        Keys.of(claim.agents()),
        claim.event().map(Entity::key).orElse(""),
        claim.scope().time().toString(),
        claim.claim().unit().orElse(""),
        Keys.of(claim.scope().places()),
        Keys.of(claim.persons()),
        Keys.of(claim.sites()),
        claim.claim().modes().stream().sorted().collect(Collectors.joining("|")));
  }

  private static boolean isAsserted(LinkedClaim claim) {
    return claim.claim().polarity() == Polarity.AFFIRMED && !isUnknown(claim);
  }

  private static boolean isUnknown(LinkedClaim claim) {
    return claim.claim().modality() == Modality.UNKNOWN;
  }

  private static boolean isDenied(LinkedClaim claim) {
    return claim.claim().polarity() == Polarity.DENIED && !isUnknown(claim);
  }

  private boolean isMeant(LinkedClaim denial, LinkedClaim assertion) {
    return figuresMeet(denial.claim(), assertion.claim())
        && (!isAccusationOrDenial(denial.claim())
            || assertion.claim().agents().stream()
                .allMatch(
                    accused ->
                        denial.claim().agents().stream()
                            .anyMatch(cleared -> isOf(accused, cleared))));
  }

  /** "Local Danes" and "Danish soldiers" are Danes: who clears all of them clears some. */
  private boolean isOf(Mentioned accused, Mentioned cleared) {
    String name = FoldedName.fold(cleared.label());
    return (" " + FoldedName.fold(accused.label())).endsWith(" " + name)
        || tables.describesMembers(accused.label(), cleared.label());
  }

  /** The denial of "two" does not deny "eight". */
  private static boolean figuresMeet(Claim denial, Claim assertion) {
    return denial.count().isEmpty()
        || assertion.count().isEmpty()
        || Interval.of(denial.count().get()).overlaps(Interval.of(assertion.count().get()));
  }
}

package org.letopis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.Claim;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/**
 * Sets denials against the assertions that they deny: a denial against an accusation of the same
 * doers over the same people, and a denied claim against an affirmed one of the same scope.
 */
final class DenialComparer {

  private static final String FIELD = "\u001f";

  private DenialComparer() {}

  static List<Comparison> compare(List<LinkedClaim> claims) {
    SortedMap<String, List<LinkedClaim>> about = new TreeMap<>();
    claims.stream()
        .filter(DenialComparer::saysOfWhom)
        .forEach(claim -> about.computeIfAbsent(key(claim), key -> new ArrayList<>()).add(claim));
    List<Comparison> comparisons = new ArrayList<>();
    for (List<LinkedClaim> same : about.values()) {
      List<LinkedClaim> denials = same.stream().filter(DenialComparer::isDenied).toList();
      for (LinkedClaim denial : denials) {
        for (LinkedClaim assertion : same) {
          if (denies(denial, assertion)) {
            comparisons.add(
                Comparisons.ofClaims(
                    Type.CONTRADICTS,
                    Optional.of(Contradiction.DENIAL),
                    List.of(denial, assertion)));
          }
        }
      }
    }
    return comparisons;
  }

  /** Without people or doers a denial could mean anything of its kind. */
  private static boolean saysOfWhom(LinkedClaim claim) {
    boolean speech = isAccusationOrDenial(claim.claim());
    return speech
        ? !claim.groups().isEmpty() && !claim.agents().isEmpty()
        : claim.event().isPresent()
            && !claim.groups().isEmpty()
            && !(claim.scope().time() instanceof Scope.Time.Unresolved);
  }

  private static boolean isAccusationOrDenial(Claim claim) {
    return claim.kind().equals("Accusation") || claim.kind().equals("Denial");
  }

  private static String key(LinkedClaim claim) {
    String shared = String.join(FIELD, Figure.keys(claim.groups()), Figure.keys(claim.agents()));
    if (isAccusationOrDenial(claim.claim())) {
      return String.join(FIELD, "Accusation", shared);
    }
    return String.join(
        FIELD,
        Figure.family(claim.claim().kind()),
        shared,
        claim.event().map(event -> event.key()).orElse(""),
        claim.scope().time().toString(),
        claim.claim().unit().orElse(""),
        Figure.keys(claim.scope().places()),
        Figure.keys(claim.persons()),
        Figure.keys(claim.sites()),
        String.join("|", claim.claim().modes().stream().sorted().toList()));
  }

  private static boolean isDenied(LinkedClaim claim) {
    return claim.claim().polarity() == Polarity.DENIED
        && claim.claim().modality() != Modality.UNKNOWN;
  }

  private static boolean denies(LinkedClaim denial, LinkedClaim assertion) {
    return assertion.claim().polarity() == Polarity.AFFIRMED
        && figuresMeet(denial.claim(), assertion.claim());
  }

  /** The denial of "two" does not deny "eight". */
  private static boolean figuresMeet(Claim denial, Claim assertion) {
    return denial.count().isEmpty()
        || assertion.count().isEmpty()
        || Interval.of(denial.count().get()).overlaps(Interval.of(assertion.count().get()));
  }
}

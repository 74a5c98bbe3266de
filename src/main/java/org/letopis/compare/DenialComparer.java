package org.letopis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/**
 * Sets denied claims against affirmed ones of the same scope, and what is said to be unknown
 * against what it leaves open; what was denied in speech is left to {@link SpeechDenials}, {@link
 * PointingDenials}, {@link VersionDenials} and {@link FalseAccusations}.
 */
final class DenialComparer {

  private static final String FIELD = "\u001f";

  private final Scopes scopes;

  DenialComparer(Scopes scopes) {
    this.scopes = scopes;
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
              .filter(assertion -> figuresMeet(claim.claim(), assertion.claim()))
              .map(assertion -> comparison(claim, assertion))
              .forEach(comparisons::add);
        }
      }
    }
    SpeechDenials speech = new SpeechDenials(scopes.tables(), claims);
    VersionDenials versions = new VersionDenials(scopes.tables(), claims);
    comparisons.addAll(speech.compare());
    comparisons.addAll(versions.compare());
    PointingDenials pointing = new PointingDenials(scopes, speech, versions);
    comparisons.addAll(pointing.compare(claims));
    comparisons.addAll(new FalseAccusations(scopes.tables(), pointing, speech).compare(claims));
    return comparisons;
  }

  static Comparison comparison(LinkedClaim claim, LinkedClaim assertion) {
    Sides sides = Sides.of(claim, assertion);
    return isUnknown(claim)
        ? Comparisons.of(Type.LEAVES_OPEN, sides)
        : Comparisons.contradiction(Contradiction.DENIAL, sides);
  }

  /** Without people or things a denial could mean anything of its kind. */
  private static boolean saysOfWhom(LinkedClaim claim) {
    return !SpeechDenials.isSpeech(claim.claim())
        && claim.event().isPresent()
        && !(claim.groups().isEmpty() && claim.persons().isEmpty() && claim.sites().isEmpty())
        && !(claim.scope().time() instanceof Scope.Time.Unresolved);
  }

  private static String key(LinkedClaim claim) {
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

  static boolean isAsserted(LinkedClaim claim) {
    return claim.claim().polarity() == Polarity.AFFIRMED && !isUnknown(claim);
  }

  static boolean isUnknown(LinkedClaim claim) {
    return claim.claim().modality() == Modality.UNKNOWN;
  }

  static boolean isDenied(LinkedClaim claim) {
    return claim.claim().polarity() == Polarity.DENIED && !isUnknown(claim);
  }

  /**
   * What is known to be of two events is not set against each other, and what is known to be of
   * none only within one document. Who speaks of an event before its first day speaks of none.
   */
  static boolean isOneStory(LinkedClaim denial, LinkedClaim assertion) {
    if (denial.event().isPresent() && assertion.event().isPresent()) {
      return denial.event().equals(assertion.event());
    }
    return denial.event().isPresent()
        || assertion.event().isPresent()
        || ClaimWords.document(denial).equals(ClaimWords.document(assertion));
  }

  /** The denial of "two" does not deny "eight". */
  static boolean figuresMeet(Claim denial, Claim assertion) {
    return denial.count().isEmpty()
        || assertion.count().isEmpty()
        || Interval.of(denial.count().get()).overlaps(Interval.of(assertion.count().get()));
  }
}

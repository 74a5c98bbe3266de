package org.letopis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.PointingWords.Pointing;
import org.letopis.link.LinkedClaim;

/**
 * Sets denials that do not say themselves what they deny ("the minister rejected these
 * accusations"), and findings that what was said is false ("the inquiry showed that the accusations
 * are false"), against the accusations that their document told right before, and against the same
 * accusations as other documents tell them.
 */
final class PointingDenials {

  /** What lies further back than about two sentences is no longer what "these" points to. */
  private static final int REACH = 300;

  private final Scopes scopes;
  private final PointingWords words;
  private final SpeechDenials speech;
  private final VersionDenials versions;

  PointingDenials(Scopes scopes, SpeechDenials speech, VersionDenials versions) {
    this.scopes = scopes;
    this.words = scopes.tables().pointing();
    this.speech = speech;
    this.versions = versions;
  }

  /**
   * @param claims by document and place in the text
   */
  List<Comparison> compare(List<LinkedClaim> claims) {
    return ClaimWords.perDocument(claims, this::compareWithin);
  }

  private List<Comparison> compareWithin(List<LinkedClaim> document) {
    List<Comparison> comparisons = new ArrayList<>();
    for (LinkedClaim claim : document) {
      Pointing pointing = pointing(claim);
      if (pointing != Pointing.NOWHERE) {
        List<LinkedClaim> told = toldBefore(claim, document);
        told.stream()
            .limit(pointing == Pointing.TO_THE_LAST ? 1 : told.size())
            .flatMap(accusation -> Stream.concat(Stream.of(accusation), retold(claim, accusation)))
            .distinct()
            .map(
                accusation ->
                    Comparisons.contradiction(Contradiction.DENIAL, Sides.of(claim, accusation)))
            .forEach(comparisons::add);
      }
    }
    return comparisons;
  }

  /** What its own document says again elsewhere may be a new accusation, made after the denial. */
  private Stream<LinkedClaim> retold(LinkedClaim denial, LinkedClaim accusation) {
    return Stream.concat(speech.retold(accusation), versions.of(accusation, denial))
        .filter(other -> !ClaimWords.document(other).equals(ClaimWords.document(denial)))
        .filter(other -> isOneIncident(accusation, other));
  }

  /**
   * The same people can be accused of several things in one event: that it is the same accusation
   * shows in whom it is about ("Danish children", not all Danes), in how many, or in the place.
   */
  boolean isOneIncident(LinkedClaim accusation, LinkedClaim other) {
    boolean sameFigure =
        accusation
            .claim()
            .count()
            .map(Interval::of)
            .filter(
                count -> other.claim().count().map(Interval::of).filter(count::equals).isPresent())
            .isPresent();
    boolean samePlace =
        other.scope().places().stream().anyMatch(accusation.scope().places()::contains);
    return scopes.compare(accusation, other).in(Dimension.PLACE) != Extent.APART
        && (samePlace
            || sameFigure
            || scopes.tables().groups().describeTwice(other.claim().groups()));
  }

  private Pointing pointing(LinkedClaim linked) {
    Claim claim = linked.claim();
    if (!claim.groups().isEmpty() || !claim.agents().isEmpty()) {
      return Pointing.NOWHERE;
    }
    String quote = claim.evidence().quote();
    return switch (claim.kind()) {
      case "Denial" -> words.pointing(quote);
      case "Finding" -> words.saysFalse(quote) ? words.pointing(quote) : Pointing.NOWHERE;
      default -> Pointing.NOWHERE;
    };
  }

  /** Accusations before the denial, the nearest first, none far from the one after it. */
  private static List<LinkedClaim> toldBefore(LinkedClaim denial, List<LinkedClaim> document) {
    List<LinkedClaim> told = new ArrayList<>();
    int next = denial.claim().evidence().start();
    for (LinkedClaim claim : document.reversed()) {
      boolean accuses = claim.claim().kind().equals("Accusation");
      int end = claim.claim().evidence().end();
      if (accuses && end <= denial.claim().evidence().start() && next - end <= REACH) {
        told.add(claim);
        next = Math.min(next, claim.claim().evidence().start());
      }
    }
    return told;
  }
}

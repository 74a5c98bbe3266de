package org.letopis.compare;

import java.util.List;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/**
 * Sets an assessment that calls an accusation false in the same breath ("a false campaign of the
 * newspapers in which the Danes were accused of …") against this accusation, and against the same
 * one of the same accusers as other documents tell it.
 */
final class FalseAccusations {

  /**
   * Between the noun and the relative clause that tells of what it is there is a blank, a comma.
   */
  private static final int GAP = 2;

  private final PointingWords words;
  private final PointingDenials pointing;
  private final SpeechDenials speech;

  FalseAccusations(ScopeTables tables, PointingDenials pointing, SpeechDenials speech) {
    this.words = tables.pointing();
    this.pointing = pointing;
    this.speech = speech;
  }

  /**
   * @param claims by document and place in the text
   */
  List<Comparison> compare(List<LinkedClaim> claims) {
    return ClaimWords.perDocument(claims, this::compareWithin);
  }

  private List<Comparison> compareWithin(List<LinkedClaim> document) {
    return document.stream()
        .filter(claim -> isCalledFalse(claim.claim()))
        .flatMap(
            assessment ->
                document.stream()
                    .filter(accusation -> isAssessed(assessment.claim(), accusation.claim()))
                    .flatMap(
                        accusation ->
                            Stream.concat(Stream.of(accusation), retold(assessment, accusation)))
                    .distinct()
                    .map(
                        accusation ->
                            Comparisons.contradiction(
                                Contradiction.DENIAL, Sides.of(assessment, accusation))))
        .toList();
  }

  private boolean isCalledFalse(Claim claim) {
    return claim.kind().equals("Assessment") && words.callsFalse(claim.evidence().quote());
  }

  /** The accusation begins within what is called false or right behind it, and is of those. */
  private static boolean isAssessed(Claim assessment, Claim accusation) {
    int begin = accusation.evidence().start();
    return accusation.kind().equals("Accusation")
        && begin > assessment.evidence().start()
        && begin <= assessment.evidence().end() + GAP
        && areAccusers(assessment.agents(), accusation.attributedTo());
  }

  private Stream<LinkedClaim> retold(LinkedClaim assessment, LinkedClaim accusation) {
    return speech
        .retold(accusation)
        .filter(other -> !ClaimWords.document(other).equals(ClaimWords.document(accusation)))
        .filter(other -> !other.claim().attributedTo().isEmpty())
        .filter(
            other -> areAccusers(accusation.claim().attributedTo(), other.claim().attributedTo()))
        .filter(other -> pointing.isOneIncident(accusation, other));
  }

  /** Whether all of the accusers are among those: "local Danish media" are Danish media. */
  private static boolean areAccusers(List<Mentioned> known, List<Mentioned> accusers) {
    return accusers.stream()
        .allMatch(accuser -> known.isEmpty() || known.stream().anyMatch(k -> isOneOf(k, accuser)));
  }

  private static boolean isOneOf(Mentioned one, Mentioned other) {
    String a = " " + FoldedName.fold(one.label());
    String b = " " + FoldedName.fold(other.label());
    return a.endsWith(b) || b.endsWith(a);
  }
}

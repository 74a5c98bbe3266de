package org.letopis.compare;

import java.util.List;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/** Sets denials against accusations of the same doers, or some of them, over the same people. */
final class SpeechDenials {

  private final ScopeTables tables;
  private final List<LinkedClaim> speech;
  private final GroupIndex accusations;

  SpeechDenials(ScopeTables tables, List<LinkedClaim> claims) {
    this.tables = tables;
    this.speech = claims.stream().filter(SpeechDenials::saysOfWhom).toList();
    this.accusations =
        new GroupIndex(
            speech.stream().filter(DenialComparer::isAsserted).toList(), tables.groups());
  }

  List<Comparison> compare() {
    return speech.stream()
        .filter(claim -> DenialComparer.isDenied(claim) || DenialComparer.isUnknown(claim))
        .flatMap(
            denial ->
                accusations.within(denial).stream()
                    .filter(accusation -> isMeant(denial, accusation))
                    .filter(
                        accusation ->
                            DenialComparer.figuresMeet(denial.claim(), accusation.claim())
                                || isOfMore(denial, accusation))
                    .map(accusation -> DenialComparer.comparison(denial, accusation)))
        .toList();
  }

  /** The accusations, wherever they are told, that say what this one says or a part of it. */
  Stream<LinkedClaim> retold(LinkedClaim accusation) {
    return saysOfWhom(accusation)
        ? accusations.within(accusation).stream()
            .filter(other -> !other.equals(accusation) && isMeant(accusation, other))
            .filter(other -> DenialComparer.figuresMeet(accusation.claim(), other.claim()))
        : Stream.empty();
  }

  static boolean isSpeech(Claim claim) {
    return claim.kind().equals("Accusation") || claim.kind().equals("Denial");
  }

  /** Without people or doers a denial could mean anything. */
  private static boolean saysOfWhom(LinkedClaim claim) {
    return isSpeech(claim.claim()) && !claim.groups().isEmpty() && !claim.agents().isEmpty();
  }

  /**
   * Who did not harm two of them did not harm all three. That the two are of the three is taken
   * only where both describe them alike and by more than their people ("Danish children"), and
   * where neither number is twice the other: else two incidents may be told of.
   */
  private boolean isOfMore(LinkedClaim denial, LinkedClaim accusation) {
    if (!DenialComparer.isDenied(denial)
        || denial.claim().count().isEmpty()
        || accusation.claim().count().isEmpty()) {
      return false;
    }
    Interval some = Interval.of(denial.claim().count().get());
    Interval all = Interval.of(accusation.claim().count().get());
    return some.isExact()
        && all.isExact()
        && some.low() < all.low()
        && some.isLike(all)
        && tables.groups().describeTwice(denial.claim().groups())
        && tables.groups().extent(denial.claim().groups(), accusation.claim().groups(), true)
            == Extent.SAME;
  }

  private boolean isMeant(LinkedClaim denial, LinkedClaim accusation) {
    return DenialComparer.isOneStory(denial, accusation)
        && accusation.claim().agents().stream()
            .allMatch(
                accused ->
                    denial.claim().agents().stream().anyMatch(cleared -> isOf(accused, cleared)));
  }

  /** "Local Danes" and "Danish soldiers" are Danes: who clears all of them clears some. */
  private boolean isOf(Mentioned accused, Mentioned cleared) {
    String name = FoldedName.fold(cleared.label());
    return (" " + FoldedName.fold(accused.label())).endsWith(" " + name)
        || tables.peoples().describeMembers(accused.label(), cleared.label())
        || tables.peoples().areSameLocals(accused.label(), cleared.label());
  }
}

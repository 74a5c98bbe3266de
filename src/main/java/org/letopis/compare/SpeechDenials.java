package org.letopis.compare;

import java.util.List;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/** Sets denials against accusations of the same doers, or some of them, over the same people. */
final class SpeechDenials {

  private final ScopeTables tables;

  SpeechDenials(ScopeTables tables) {
    this.tables = tables;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    List<LinkedClaim> speech = claims.stream().filter(SpeechDenials::saysOfWhom).toList();
    GroupIndex accusations =
        new GroupIndex(
            speech.stream().filter(DenialComparer::isAsserted).toList(), tables.groups());
    return speech.stream()
        .filter(claim -> DenialComparer.isDenied(claim) || DenialComparer.isUnknown(claim))
        .flatMap(
            denial ->
                accusations.within(denial).stream()
                    .filter(accusation -> isMeant(denial, accusation))
                    .map(accusation -> DenialComparer.comparison(denial, accusation)))
        .toList();
  }

  static boolean isSpeech(Claim claim) {
    return claim.kind().equals("Accusation") || claim.kind().equals("Denial");
  }

  /** Without people or doers a denial could mean anything. */
  private static boolean saysOfWhom(LinkedClaim claim) {
    return isSpeech(claim.claim()) && !claim.groups().isEmpty() && !claim.agents().isEmpty();
  }

  private boolean isMeant(LinkedClaim denial, LinkedClaim accusation) {
    return DenialComparer.isOneStory(denial, accusation)
        && DenialComparer.figuresMeet(denial.claim(), accusation.claim())
        && accusation.claim().agents().stream()
            .allMatch(
                accused ->
                    denial.claim().agents().stream().anyMatch(cleared -> isOf(accused, cleared)));
  }

  /** "Local Danes" and "Danish soldiers" are Danes: who clears all of them clears some. */
  private boolean isOf(Mentioned accused, Mentioned cleared) {
    String name = FoldedName.fold(cleared.label());
    return (" " + FoldedName.fold(accused.label())).endsWith(" " + name)
        || tables.peoples().describeMembers(accused.label(), cleared.label());
  }
}

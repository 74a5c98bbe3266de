package org.letopis.compare;

import java.util.List;
import org.letopis.claim.Claim;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.LinkedClaim;

/**
 * Sets a denial that some people did harm to others against a version of what happened to these
 * that somebody else alleges and that names the people in its words without saying that they did
 * it: "they fell into the river as they fled from people of a Danish village" against the denial
 * that they died fleeing from Danes.
 */
final class VersionDenials {

  private final ScopeTables tables;

  VersionDenials(ScopeTables tables) {
    this.tables = tables;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    GroupIndex versions =
        new GroupIndex(claims.stream().filter(VersionDenials::isVersion).toList(), tables.groups());
    return claims.stream()
        .filter(VersionDenials::isDenial)
        .flatMap(
            denial ->
                versions.within(denial).stream()
                    .filter(version -> isDenied(version, denial))
                    .map(
                        version ->
                            Comparisons.contradiction(
                                Contradiction.DENIAL, Sides.of(denial, version))))
        .toList();
  }

  private static boolean isDenial(LinkedClaim linked) {
    return linked.claim().kind().equals("Denial")
        && !linked.groups().isEmpty()
        && !linked.agents().isEmpty();
  }

  private static boolean isVersion(LinkedClaim linked) {
    Claim claim = linked.claim();
    return Keys.family(claim.kind()).equals("Death")
        && claim.polarity() == Polarity.AFFIRMED
        && claim.modality() == Modality.ALLEGED
        && !linked.groups().isEmpty()
        && linked.agents().isEmpty()
        && !linked.attributedTo().isEmpty();
  }

  private boolean isDenied(LinkedClaim version, LinkedClaim denial) {
    String quote = version.claim().evidence().quote();
    return DenialComparer.isOneStory(denial, version)
        && DenialComparer.figuresMeet(denial.claim(), version.claim())
        && version.attributedTo().stream().noneMatch(denial.attributedTo()::contains)
        && denial.claim().agents().stream()
            .allMatch(d -> tables.peoples().mention(quote, d.label()));
  }
}

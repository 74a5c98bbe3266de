package org.letopis.compare;

import java.util.List;
import java.util.stream.Stream;
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
  private final List<LinkedClaim> denials;
  private final GroupIndex versions;

  VersionDenials(ScopeTables tables, List<LinkedClaim> claims) {
    this.tables = tables;
    this.denials = claims.stream().filter(c -> c.claim().kind().equals("Denial")).toList();
    this.versions =
        new GroupIndex(claims.stream().filter(VersionDenials::isVersion).toList(), tables.groups());
  }

  List<Comparison> compare() {
    return denials.stream()
        .flatMap(
            denial ->
                of(denial, denial)
                    .map(
                        version ->
                            Comparisons.contradiction(
                                Contradiction.DENIAL, Sides.of(denial, version))))
        .toList();
  }

  /**
   * Versions of what is denied.
   *
   * @param act says who did it to whom: the denial itself, or the accusation that it points to
   * @param denial whoever denies it does not allege it
   */
  Stream<LinkedClaim> of(LinkedClaim act, LinkedClaim denial) {
    return act.groups().isEmpty() || act.agents().isEmpty()
        ? Stream.empty()
        : versions.within(act).stream().filter(version -> isTold(version, act, denial));
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

  private boolean isTold(LinkedClaim version, LinkedClaim act, LinkedClaim denial) {
    String quote = version.claim().evidence().quote();
    return DenialComparer.isOneStory(act, version)
        && DenialComparer.figuresMeet(act.claim(), version.claim())
        && version.attributedTo().stream().noneMatch(denial.attributedTo()::contains)
        && act.claim().agents().stream().allMatch(d -> tables.peoples().mention(quote, d.label()));
  }
}

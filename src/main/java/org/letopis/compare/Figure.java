package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.Claim;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/**
 * A claim with a figure of an event that others can be compared with.
 *
 * @param linked the claim
 * @param interval its figure
 * @param version what one document says on one authority is one version of what happened
 */
record Figure(LinkedClaim linked, Interval interval, String version) {

  private static final String FIELD = "\u001f";

  /** Figures of named persons or sites, of plans and of what is denied are no totals. */
  static Optional<Figure> of(LinkedClaim linked) {
    Claim claim = linked.claim();
    boolean comparable =
        linked.event().isPresent()
            && claim.unit().isPresent()
            && claim.persons().isEmpty()
            && claim.sites().isEmpty()
            && (isAsserted(claim) || isAlleged(claim));
    return comparable
        ? claim.count().map(count -> new Figure(linked, Interval.of(count), version(linked)))
        : Optional.empty();
  }

  /** What somebody alleges can be contradicted, but supports nothing and is part of no sum. */
  boolean isAlleged() {
    return isAlleged(linked.claim());
  }

  private static boolean isAlleged(Claim claim) {
    return claim.polarity() == Polarity.AFFIRMED && claim.modality() == Modality.ALLEGED;
  }

  static boolean isAsserted(Claim claim) {
    return claim.polarity() == Polarity.AFFIRMED
        && (claim.modality() == Modality.STATED || claim.modality() == Modality.ESTIMATED);
  }

  /** What figures share that can be compared at all: event, kind, and a unit that holds both. */
  String block(UnitTable units) {
    return String.join(
        FIELD,
        linked.event().map(Entity::key).orElse(""),
        Keys.family(linked.claim().kind()),
        units.root(unit()));
  }

  /** All that its scope is made of: figures of one signature are compared with others alike. */
  String signature() {
    return String.join(
        FIELD,
        unit(),
        String.join("|", linked.claim().groups()),
        Keys.of(linked.scope().places()),
        linked.scope().time().toString(),
        String.join("|", linked.claim().modes()),
        Keys.of(linked.agents()));
  }

  String unit() {
    return linked.claim().unit().orElseThrow();
  }

  String document() {
    return linked.claim().evidence().document();
  }

  String id() {
    return linked.id();
  }

  boolean isDated() {
    return !(linked.scope().time() instanceof Scope.Time.Unresolved);
  }

  private static String version(LinkedClaim linked) {
    return ClaimWords.document(linked) + FIELD + Keys.of(linked.attributedTo());
  }

  /** Two versions of one thing: of two documents, or of two authorities that one document cites. */
  boolean isOtherVersion(Figure other) {
    return !version.equals(other.version);
  }

  static List<LinkedClaim> claims(List<Figure> figures) {
    return figures.stream().map(Figure::linked).toList();
  }
}

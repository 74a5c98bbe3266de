package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Scope;

/**
 * A claim with a figure of an event that others can be compared with.
 *
 * @param linked the claim
 * @param count its count
 * @param interval its figure
 * @param key what comparable figures share: event, kind, unit, groups, places
 */
record Figure(LinkedClaim linked, Count count, Interval interval, String key) {

  private static final String FIELD = "\u001f";

  /** Figures of named persons or sites, of plans and of what is denied are no totals. */
  static Optional<Figure> of(LinkedClaim linked) {
    Claim claim = linked.claim();
    boolean comparable =
        linked.event().isPresent()
            && claim.count().isPresent()
            && claim.unit().isPresent()
            && claim.persons().isEmpty()
            && claim.sites().isEmpty()
            && claim.polarity() == Polarity.AFFIRMED
            && (claim.modality() == Modality.STATED || claim.modality() == Modality.ESTIMATED);
    return comparable
        ? claim.count().map(count -> new Figure(linked, count, Interval.of(count), key(linked)))
        : Optional.empty();
  }

  private static String key(LinkedClaim linked) {
    return String.join(
        FIELD,
        linked.event().map(Entity::key).orElse(""),
        family(linked.claim().kind()),
        linked.claim().unit().orElse(""),
        keys(linked.groups()),
        keys(linked.scope().places()));
  }

  /** Deaths and killings are compared as one. */
  static String family(String kind) {
    return kind.equals("Killing") ? "Death" : kind;
  }

  static String keys(List<Entity> entities) {
    return entities.stream()
        .map(entity -> entity.type() + "/" + entity.key())
        .distinct()
        .sorted()
        .collect(Collectors.joining("|"));
  }

  String document() {
    return linked.claim().evidence().document();
  }

  String id() {
    return linked.claim().id();
  }

  boolean isUndated() {
    return linked.scope().time() instanceof Scope.Time.Unresolved;
  }

  /** The time that it is about, as far as it is known. */
  Scope.Time time() {
    return linked.scope().time();
  }

  /**
   * Whether nothing in the claims leaves open that they speak of different things: the same known
   * time, the same ways of damage, the same doers.
   */
  boolean sameScope(Figure other) {
    return !isUndated()
        && !other.isUndated()
        && time().equals(other.time())
        && modes().equals(other.modes())
        && keys(linked.agents()).equals(keys(other.linked.agents()));
  }

  private Set<String> modes() {
    return new TreeSet<>(linked.claim().modes());
  }
}

package org.letopis.link;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.EntityType;

/**
 * The event of a document that is about none that is declared: what happened at one place on one
 * day, where the document's dated claims know no other place and no other day. Two documents that
 * have the same one are about the same; in doubt there is none.
 */
final class OwnEvent {

  // Length of YYYY-MM-DD.
  private static final int DAY = 10;

  private record Where(Entity place, String day) {}

  private OwnEvent() {}

  /**
   * The claims, those about no declared event about the document's own one.
   *
   * @param apart kinds that are part of no event unless they date themselves
   */
  static List<LinkedClaim> given(List<LinkedClaim> claims, Set<String> apart) {
    if (claims.stream().anyMatch(claim -> claim.event().isPresent())) {
      return claims;
    }
    Set<String> days = new TreeSet<>();
    Set<Entity> places =
        claims.stream().flatMap(c -> c.places().stream()).collect(Collectors.toSet());
    claims.stream()
        .filter(claim -> !apart.contains(claim.claim().kind()))
        .forEach(claim -> day(claim).ifPresent(days::add));
    if (days.size() != 1 || places.size() != 1) {
      return claims;
    }
    Entity place = places.iterator().next();
    boolean certain = place.type() == EntityType.SETTLEMENT && place.known().isPresent();
    return certain
        ? claims.stream()
            .map(claim -> about(claim, new Where(place, days.iterator().next()), apart))
            .toList()
        : claims;
  }

  /** A claim with another time, an open one too, tells what came before or after. */
  private static LinkedClaim about(LinkedClaim claim, Where where, Set<String> apart) {
    boolean dated = day(claim).filter(where.day()::equals).isPresent();
    boolean undated = claim.claim().time().isEmpty() && !apart.contains(claim.claim().kind());
    if (!dated && !undated) {
      return claim;
    }
    return new LinkedClaim(
        claim.claim(),
        Optional.of(entity(where)),
        new Scope(new Scope.Time.Whole(), List.of()),
        claim.groups(),
        claim.persons(),
        claim.sites(),
        claim.places(),
        claim.agents(),
        claim.attributedTo(),
        claim.organizations());
  }

  private static Optional<String> day(LinkedClaim claim) {
    return claim
        .claim()
        .time()
        .filter(time -> time.start().isPresent() && time.end().isPresent())
        .filter(time -> time.start().get().length() >= DAY)
        .filter(time -> time.end().get().startsWith(time.start().get().substring(0, DAY)))
        .map(time -> time.start().get().substring(0, DAY));
  }

  private static Entity entity(Where where) {
    String label = where.place().labels().getOrDefault("sr-Latn", where.place().key());
    String english = where.place().labels().getOrDefault("en", label);
    return new Entity(
        where.place().key() + "-" + where.day(),
        EntityType.EVENT,
        Map.of(
            "en", english + ", " + where.day(),
            "sr-Latn", label + ", " + where.day()),
        Optional.empty());
  }
}

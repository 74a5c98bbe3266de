package org.letopis.compare;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.claim.Claim;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.PlaceTree;
import org.letopis.link.Scope.Time;

/** Compares what claims are about: unit, groups, places, time, ways of damage, doers. */
final class Scopes {

  private record Pair<T>(T one, T other) {}

  private final ScopeTables tables;
  private final PlaceExtent places;
  private final Set<String> oneCommunity;
  // Few scopes recur in many claims; each pair is worked out once.
  private final Map<Pair<List<Entity>>, Extent> knownPlaces = new HashMap<>();
  private final Map<Pair<List<String>>, Extent> knownPeople = new HashMap<>();
  private final Map<Pair<List<String>>, Extent> knownOwners = new HashMap<>();

  /**
   * @param oneCommunity keys of events in which one community only lost settlements
   */
  Scopes(ScopeTables tables, PlaceTree tree, Set<String> oneCommunity) {
    this.tables = tables;
    this.oneCommunity = Set.copyOf(oneCommunity);
    this.places = new PlaceExtent(tree);
  }

  ScopeTables tables() {
    return tables;
  }

  ScopeComparison compare(LinkedClaim one, LinkedClaim other) {
    Claim a = one.claim();
    Claim b = other.claim();
    Map<Dimension, Extent> extents = new EnumMap<>(Dimension.class);
    extents.put(Dimension.UNIT, unit(a.unit().orElse(""), b.unit().orElse("")));
    extents.put(Dimension.GROUP, isOneCommunity(one, other) ? Extent.SAME : groups(a, b));
    extents.put(
        Dimension.PLACE,
        knownPlaces.computeIfAbsent(
            new Pair<>(one.scope().places(), other.scope().places()),
            pair -> places.of(pair.one(), pair.other())));
    extents.put(Dimension.TIME, time(one.scope().time(), other.scope().time()));
    extents.put(Dimension.MANNER, MannerExtent.of(a.modes(), b.modes()));
    extents.put(Dimension.AGENT, agents(one.agents(), other.agents()));
    return new ScopeComparison(extents);
  }

  private Extent time(Time time, Time other) {
    if (other instanceof Time.Whole && isWithin(time)) {
      return Extent.NARROWER;
    }
    return time instanceof Time.Whole && isWithin(other)
        ? Extent.WIDER
        : TimeExtent.of(time, other);
  }

  private boolean isWithin(Time time) {
    return time instanceof Time.Unresolved unresolved && tables.isWithin(unresolved.words());
  }

  private Extent unit(String unit, String other) {
    return tables.units().extent(unit, other);
  }

  private boolean isOneCommunity(LinkedClaim one, LinkedClaim other) {
    return Communities.isEmptied(one)
        && Communities.isEmptied(other)
        && one.event().equals(other.event())
        && oneCommunity.contains(one.event().get().key());
  }

  private Extent groups(Claim a, Claim b) {
    boolean people = a.unit().map(unit -> tables.units().countsPeople(unit)).orElse(true);
    Map<Pair<List<String>>, Extent> known = people ? knownPeople : knownOwners;
    return known.computeIfAbsent(
        new Pair<>(a.groups(), b.groups()),
        pair -> tables.groups().extent(pair.one(), pair.other(), people));
  }

  /** A claim that names a doer is about what that one did; who else did it, it does not say. */
  private static Extent agents(List<Entity> agents, List<Entity> others) {
    if (Keys.of(agents).equals(Keys.of(others))) {
      return Extent.SAME;
    }
    return Extent.of(others.isEmpty(), agents.isEmpty());
  }
}

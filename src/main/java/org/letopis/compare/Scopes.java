package org.letopis.compare;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.claim.Claim;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;
import org.letopis.link.PlaceTree;
import org.letopis.link.Scope.Time;

/** Compares what claims are about: unit, groups, places, times, ways of damage, doers. */
final class Scopes {

  /** A claim's scope as numbers of its values. */
  record Numbers(
      int unit,
      int people,
      int owners,
      int place,
      int time,
      int manner,
      int agent,
      int community) {}

  private final ScopeTables tables;
  private final Set<String> oneCommunity;
  private final ExtentCache<String> units;
  private final ExtentCache<List<String>> people;
  private final ExtentCache<List<String>> owners;
  private final ExtentCache<List<Entity>> places;
  private final ExtentCache<Time> times;
  private final ExtentCache<List<String>> manners = new ExtentCache<>(MannerExtent::of);
  private final ExtentCache<String> agents = new ExtentCache<>(Scopes::agents);
  private final Map<LinkedClaim, Numbers> known = new IdentityHashMap<>();
  private final Map<String, Integer> communities = new HashMap<>();

  /**
   * @param oneCommunity keys of events in which one community only lost settlements
   */
  Scopes(ScopeTables tables, PlaceTree tree, Set<String> oneCommunity) {
    this.tables = tables;
    this.oneCommunity = Set.copyOf(oneCommunity);
    this.units = new ExtentCache<>(tables.units()::extent);
    this.people = new ExtentCache<>((one, other) -> tables.groups().extent(one, other, true));
    this.owners = new ExtentCache<>((one, other) -> tables.groups().extent(one, other, false));
    this.places = new ExtentCache<>(new PlaceExtent(tree)::of);
    this.times = new ExtentCache<>(this::time);
  }

  ScopeTables tables() {
    return tables;
  }

  ScopeComparison compare(LinkedClaim one, LinkedClaim other) {
    return compare(numbers(one), numbers(other));
  }

  /** The same of claims whose numbers were looked up before: for who asks it many times. */
  ScopeComparison compare(Numbers a, Numbers b) {
    boolean same = a.community() >= 0 && a.community() == b.community();
    return new ScopeComparison(
        units.extent(a.unit(), b.unit()),
        same ? Extent.SAME : groups(a, b),
        places.extent(a.place(), b.place()),
        times.extent(a.time(), b.time()),
        manners.extent(a.manner(), b.manner()),
        agents.extent(a.agent(), b.agent()));
  }

  /** Whether both are of the same scope; asks first for what differs most often. */
  boolean areSame(Numbers a, Numbers b) {
    return places.extent(a.place(), b.place()) == Extent.SAME
        && compare(a, b).whole() == Extent.SAME;
  }

  /** Whether the first is about a part of what the second is about. */
  boolean isNarrower(Numbers a, Numbers b) {
    Extent place = places.extent(a.place(), b.place());
    return (place == Extent.SAME || place == Extent.NARROWER)
        && compare(a, b).whole() == Extent.NARROWER;
  }

  /** How the places stand to each other, by their numbers. */
  Extent ofPlaces(int one, int other) {
    return places.extent(one, other);
  }

  /** Of people a group says who is counted, of things whose they are. */
  private Extent groups(Numbers a, Numbers b) {
    return a.people() >= 0
        ? people.extent(a.people(), people(b))
        : owners.extent(a.owners(), b.owners());
  }

  private int people(Numbers numbers) {
    return numbers.people() >= 0 ? numbers.people() : people.number(owners.value(numbers.owners()));
  }

  Numbers numbers(LinkedClaim claim) {
    return known.computeIfAbsent(claim, this::numbersOf);
  }

  private Numbers numbersOf(LinkedClaim linked) {
    Claim claim = linked.claim();
    boolean countsPeople = claim.unit().map(unit -> tables.units().countsPeople(unit)).orElse(true);
    return new Numbers(
        units.number(claim.unit().orElse("")),
        countsPeople ? people.number(claim.groups()) : -1,
        owners.number(claim.groups()),
        places.number(linked.scope().places()),
        times.number(linked.scope().time()),
        manners.number(claim.modes()),
        agents.number(Keys.of(linked.agents())),
        community(linked));
  }

  /** Number of the event of which one community lost its settlements; -1 of all else. */
  private int community(LinkedClaim claim) {
    return Communities.isEmptied(claim) && oneCommunity.contains(claim.event().get().key())
        ? communities.computeIfAbsent(claim.event().get().key(), k -> communities.size())
        : -1;
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

  /** A claim that names a doer is about what that one did; who else did it, it does not say. */
  private static Extent agents(String agents, String others) {
    return agents.equals(others) ? Extent.SAME : Extent.of(others.isEmpty(), agents.isEmpty());
  }
}

package org.letopis.compare;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How groups stand to each other.
 *
 * @param within wider groups by group
 * @param ownedWithin by group, the groups that own whatever it owns
 * @param overlaps groups with which a group may share members; "*" is any
 * @param peoples groups of which a person belongs to one
 * @param forces groups of which a member belongs to one
 */
record GroupTable(
    Map<String, Set<String>> within,
    Map<String, Set<String>> ownedWithin,
    Map<String, Set<String>> overlaps,
    Set<String> peoples,
    Set<String> forces) {

  private static final String ANY = "*";
  private static final String NOT = "non-";

  /**
   * How the first claim's groups stand to the second's. Groups of one class are counted together
   * ("Serbs and Roma"), groups of several classes narrow each other ("Albanian children").
   *
   * @param people whether people are counted, not what belongs to them
   */
  Extent extent(List<String> groups, List<String> others, boolean people) {
    Map<String, Set<String>> facets = facets(groups);
    Map<String, Set<String>> otherFacets = facets(others);
    for (Map.Entry<String, Set<String>> facet : facets.entrySet()) {
      Set<String> other = otherFacets.getOrDefault(facet.getKey(), Set.of());
      if (!other.isEmpty()
          && facet.getValue().stream().allMatch(a -> other.stream().allMatch(b -> apart(a, b)))) {
        return Extent.APART;
      }
    }
    return Extent.of(narrows(facets, otherFacets, people), narrows(otherFacets, facets, people));
  }

  /** Whether groups of more than one class narrow each other: "Danish children", not "Danes". */
  boolean describeTwice(List<String> groups) {
    return facets(groups).size() > 1;
  }

  /** Whether every facet of the wider one is met by a facet of the narrower one. */
  private boolean narrows(
      Map<String, Set<String>> narrower, Map<String, Set<String>> wider, boolean people) {
    return wider.values().stream()
        .allMatch(
            constraint ->
                narrower.values().stream()
                    .anyMatch(
                        facet ->
                            facet.stream()
                                .allMatch(
                                    group ->
                                        constraint.stream()
                                            .anyMatch(area -> isWithin(group, area, people)))));
  }

  private Map<String, Set<String>> facets(List<String> groups) {
    return groups.stream().collect(Collectors.groupingBy(this::facet, Collectors.toSet()));
  }

  private String facet(String group) {
    if (peoples.contains(group) || isNegated(group)) {
      return "people";
    }
    return forces.contains(group) ? "force" : group;
  }

  private boolean isNegated(String group) {
    return group.startsWith(NOT) && peoples.contains(group.substring(NOT.length()));
  }

  private boolean isWithin(String group, String area, boolean people) {
    Set<String> seen = new HashSet<>(Set.of(group));
    List<String> at = List.of(group);
    while (!at.isEmpty()) {
      if (seen.contains(area)) {
        return true;
      }
      at = at.stream().flatMap(g -> wider(g, people).stream()).filter(seen::add).toList();
    }
    return seen.contains(area)
        || isNegated(area) && peoples.contains(group) && apart(group, area.substring(NOT.length()));
  }

  private Set<String> wider(String group, boolean people) {
    Set<String> wider = new HashSet<>(within.getOrDefault(group, Set.of()));
    if (!people) {
      wider.addAll(ownedWithin.getOrDefault(group, Set.of()));
    }
    return wider;
  }

  private boolean apart(String one, String other) {
    if (isNegated(one) || isNegated(other)) {
      return one.equals(NOT + other) || other.equals(NOT + one);
    }
    boolean sameClass =
        peoples.contains(one) && peoples.contains(other)
            || forces.contains(one) && forces.contains(other);
    return sameClass
        && !isWithin(one, other, true)
        && !isWithin(other, one, true)
        && !mayShare(one, other)
        && !mayShare(other, one);
  }

  private boolean mayShare(String one, String other) {
    Set<String> shared = overlaps.getOrDefault(one, Set.of());
    return shared.contains(other) || shared.contains(ANY);
  }
}

package org.letopis.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.link.LinkedClaim;

/** Claims by each group that they name, so that a denial is not laid beside all of them. */
final class GroupIndex {

  private final Map<String, List<LinkedClaim>> byGroup = new HashMap<>();
  private final GroupTable groups;

  GroupIndex(List<LinkedClaim> claims, GroupTable groups) {
    this.groups = groups;
    for (LinkedClaim claim : claims) {
      claim
          .claim()
          .groups()
          .forEach(group -> byGroup.computeIfAbsent(group, g -> new ArrayList<>()).add(claim));
    }
  }

  /**
   * The claims about the same people or a part of them: who denies it of children denies it of
   * Danish children, but who denies it of these says nothing of others.
   */
  Set<LinkedClaim> within(LinkedClaim wider) {
    Set<LinkedClaim> within = new LinkedHashSet<>();
    for (String group : wider.claim().groups()) {
      for (LinkedClaim claim : byGroup.getOrDefault(group, List.of())) {
        Extent extent = groups.extent(claim.claim().groups(), wider.claim().groups(), true);
        if (extent == Extent.SAME || extent == Extent.NARROWER) {
          within.add(claim);
        }
      }
    }
    return within;
  }
}

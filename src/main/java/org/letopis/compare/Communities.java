package org.letopis.compare;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.link.LinkedClaim;

/**
 * Events of which one community only is said to have lost its settlements. A settlement is always
 * emptied of somebody: where a text does not say of whom, and all that say name the same, it is
 * they.
 */
final class Communities {

  private static final String EMPTIED = "Depopulation";

  private Communities() {}

  /** Keys of the events. */
  static Set<String> implied(List<LinkedClaim> claims) {
    Map<String, Set<String>> named = new HashMap<>();
    claims.stream()
        .filter(claim -> isEmptied(claim) && !claim.groups().isEmpty())
        .forEach(
            claim ->
                named
                    .computeIfAbsent(claim.event().get().key(), event -> new HashSet<>())
                    .add(Keys.of(claim.groups())));
    return named.entrySet().stream()
        .filter(event -> event.getValue().size() == 1)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  static boolean isEmptied(LinkedClaim claim) {
    return claim.claim().kind().equals(EMPTIED) && claim.event().isPresent();
  }
}

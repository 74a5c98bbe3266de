package org.letopis.extract.setting;

import java.util.Set;
import org.letopis.claim.Mentioned;

/**
 * The places of a document that are parts of towns.
 *
 * @param quarters those that can be nothing else: "četvrt Lug", "kvart Brod"
 * @param areas those that may be villages as well: "naselje Bare"
 */
public record Parts(Set<String> quarters, Set<String> areas) {

  /** Copies the names. */
  public Parts {
    quarters = Set.copyOf(quarters);
    areas = Set.copyOf(areas);
  }

  /** Whether a place is or may be a part of a town. */
  public boolean has(Mentioned place) {
    return quarters.contains(place.label()) || areas.contains(place.label());
  }
}

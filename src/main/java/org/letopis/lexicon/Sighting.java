package org.letopis.lexicon;

import java.util.List;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.GazetteerFile.Condition;

/**
 * A name in a text, with all the entries that may be meant, before the context has been heard.
 *
 * @param from index of its first token
 * @param to index after its last token
 * @param bearers the entries that bear it, with the name that each was found by
 * @param possible the types that the word before it leaves possible
 */
record Sighting(int from, int to, List<NameIndex.Bearer> bearers, Set<EntityType> possible) {

  Sighting {
    bearers = List.copyOf(bearers);
    possible = Set.copyOf(possible);
  }

  Sighting with(List<NameIndex.Bearer> chosen) {
    return new Sighting(from, to, chosen, possible);
  }

  boolean isPlace() {
    return bearers.stream().anyMatch(bearer -> bearer.entry().type().isPlace());
  }

  boolean waitsForItsPlace() {
    return bearers.stream().allMatch(bearer -> bearer.condition() == Condition.BESIDE_ITS_PLACE);
  }

  boolean hasLabel(String label) {
    return bearers.stream().anyMatch(bearer -> bearer.entry().label().equals(label));
  }
}

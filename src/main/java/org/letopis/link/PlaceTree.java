package org.letopis.link;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.GazetteerEntry;

/**
 * Which place lies in which, as far as the gazetteer says. A text that names a town may mean the
 * municipality that is called after it.
 */
public final class PlaceTree {

  /** Knows no place: none lies in another, and none surely apart. */
  public static final PlaceTree EMPTY = new PlaceTree(List.of());

  private final Map<String, String> parents = new HashMap<>();
  private final Map<String, String> namesakes = new HashMap<>();

  /**
   * @param gazetteer its entries; what an entry lies in is given by key or by label
   */
  public PlaceTree(List<GazetteerEntry> gazetteer) {
    Map<String, GazetteerEntry> byKey = new HashMap<>();
    Map<String, String> byLabel = new HashMap<>();
    gazetteer.forEach(entry -> byKey.put(entry.key(), entry));
    gazetteer.stream()
        .filter(entry -> entry.type().isPlace())
        .forEach(entry -> byLabel.putIfAbsent(entry.label(), entry.key()));
    for (GazetteerEntry entry : gazetteer) {
      entry
          .within()
          .filter(within -> !within.isBlank())
          .map(within -> byKey.containsKey(within) ? within : byLabel.get(within))
          .filter(parent -> !parent.equals(entry.key()))
          .ifPresent(parent -> parents.put(entry.key(), parent));
    }
    for (GazetteerEntry entry : gazetteer) {
      Optional.ofNullable(parents.get(entry.key()))
          .map(byKey::get)
          .filter(area -> isNamesake(entry, area))
          .ifPresent(area -> namesakes.put(area.key(), entry.key()));
    }
  }

  private static boolean isNamesake(GazetteerEntry town, GazetteerEntry area) {
    return town.type() == EntityType.SETTLEMENT
        && area.type() == EntityType.MUNICIPALITY
        && town.label().equals(area.label());
  }

  /** Whether the first is the second or lies in it; false also where that is not known. */
  public boolean lies(Entity place, Entity area) {
    return place.type() == area.type() && place.key().equals(area.key())
        || known(place) && known(area) && around(place.key()).contains(area.key());
  }

  /**
   * Whether both are known and neither can be meant by, or hold, the other: a village and the town
   * after which its municipality is named are not apart.
   */
  public boolean apart(Entity one, Entity other) {
    return isPlaced(one) && isPlaced(other) && !mayLie(one, other) && !mayLie(other, one);
  }

  /** Whether both are known and one may be meant by, or hold, the other. */
  public boolean mayMeet(Entity one, Entity other) {
    return known(one) && known(other) && (mayLie(one, other) || mayLie(other, one));
  }

  private boolean isPlaced(Entity place) {
    return known(place) && parents.containsKey(place.key());
  }

  private static boolean known(Entity place) {
    return place.known().isPresent();
  }

  private boolean mayLie(Entity place, Entity area) {
    return place.key().equals(area.key())
        || around(place.key()).stream()
            .anyMatch(at -> at.equals(area.key()) || area.key().equals(namesakes.get(at)));
  }

  /** The place itself and all that it lies in. */
  private Set<String> around(String place) {
    Set<String> around = new HashSet<>();
    String at = place;
    while (at != null && around.add(at)) {
      at = parents.get(at);
    }
    return around;
  }
}

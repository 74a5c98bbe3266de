package org.letopis.compare;

import java.util.List;
import org.letopis.claim.EntityType;
import org.letopis.link.Entity;
import org.letopis.link.PlaceTree;

/**
 * How places of two claims stand to each other. Places of a list are told of together ("in Prizren
 * and Peć"), but one that holds another says only where that lies, and a river narrows them.
 *
 * @param tree which place lies in which
 */
record PlaceExtent(PlaceTree tree) {

  Extent of(List<Entity> places, List<Entity> others) {
    return areas(nearest(places, false), nearest(others, false))
        .and(rivers(nearest(places, true), nearest(others, true)));
  }

  private List<Entity> nearest(List<Entity> places, boolean rivers) {
    List<Entity> ofType =
        places.stream().filter(p -> (p.type() == EntityType.RIVER) == rivers).distinct().toList();
    return ofType.stream()
        .filter(p -> ofType.stream().noneMatch(q -> !q.equals(p) && tree.lies(q, p)))
        .toList();
  }

  private Extent areas(List<Entity> places, List<Entity> others) {
    if (!places.isEmpty()
        && !others.isEmpty()
        && places.stream().allMatch(p -> others.stream().allMatch(q -> tree.apart(p, q)))) {
      return Extent.APART;
    }
    return Extent.of(lie(places, others), lie(others, places));
  }

  /** No place at all is everywhere. */
  private boolean lie(List<Entity> places, List<Entity> areas) {
    return areas.isEmpty()
        || !places.isEmpty()
            && places.stream().allMatch(p -> areas.stream().anyMatch(q -> tree.lies(p, q)));
  }

  /** Two rivers are two places. */
  private Extent rivers(List<Entity> rivers, List<Entity> others) {
    boolean bothNamed = !rivers.isEmpty() && !others.isEmpty();
    return bothNamed && rivers.stream().noneMatch(others::contains)
        ? Extent.APART
        : Extent.of(lie(rivers, others), lie(others, rivers));
  }
}

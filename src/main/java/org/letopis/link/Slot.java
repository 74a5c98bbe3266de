package org.letopis.link;

import java.util.Set;
import org.letopis.claim.EntityType;

/** The slots whose names are resolved alike, and what sort of entity they can hold. */
enum Slot {
  PERSON(Set.of(EntityType.PERSON)),
  SITE(Set.of(EntityType.SITE)),
  PLACE(
      Set.of(EntityType.SETTLEMENT, EntityType.MUNICIPALITY, EntityType.REGION, EntityType.RIVER)),
  /** A role is held in an organisation or in a state or region: "president of Serbia". */
  ORGANIZATION(Set.of(EntityType.ORGANIZATION, EntityType.REGION)),
  /** Who acts or is cited. */
  ACTOR(Set.of(EntityType.ORGANIZATION, EntityType.PERSON));

  private final Set<EntityType> types;

  Slot(Set<EntityType> types) {
    this.types = types;
  }

  boolean holds(EntityType type) {
    return types.contains(type);
  }
}

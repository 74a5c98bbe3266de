package org.letopis.claim;

/** What sort of thing a claim can be about. */
public enum EntityType {
  EVENT,
  PERSON,
  SITE,
  SETTLEMENT,
  MUNICIPALITY,
  REGION,
  RIVER,
  ORGANIZATION,
  GROUP;

  /** Whether something can happen there: a settlement, municipality, region or river. */
  public boolean isPlace() {
    return this == SETTLEMENT || this == MUNICIPALITY || this == REGION || this == RIVER;
  }
}

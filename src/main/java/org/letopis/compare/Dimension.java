package org.letopis.compare;

/** What a claim's scope is made of. */
public enum Dimension {
  UNIT,
  GROUP,
  PLACE,
  TIME,
  /** Ways of damage. */
  MANNER,
  AGENT
}

package org.letopis.compare;

/** How much one claim's scope holds of another's, in one dimension or in all. */
public enum Extent {
  SAME,
  /** The first is about a part of what the second is about. */
  NARROWER,
  /** The first is about all of what the second is about, and more. */
  WIDER,
  /** They may share something; neither surely holds the other. */
  OVERLAPPING,
  /** They share nothing. */
  APART;

  /** Both dimensions together. */
  Extent and(Extent other) {
    if (this == APART || other == APART) {
      return APART;
    }
    if (this == other || other == SAME) {
      return this;
    }
    return this == SAME ? other : OVERLAPPING;
  }

  /** The same seen from the other side. */
  Extent turned() {
    return switch (this) {
      case NARROWER -> WIDER;
      case WIDER -> NARROWER;
      case SAME, OVERLAPPING, APART -> this;
    };
  }

  boolean isInclusion() {
    return this == SAME || this == NARROWER || this == WIDER;
  }

  /** From whether each lies within the other; neither leaves open whether they share anything. */
  static Extent of(boolean within, boolean holds) {
    if (within) {
      return holds ? SAME : NARROWER;
    }
    return holds ? WIDER : OVERLAPPING;
  }
}

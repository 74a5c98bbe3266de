package org.letopis.claim;

import java.util.Optional;

/**
 * An entity as a claim names it.
 *
 * @param label the name in Serbian Latin, nominative: the gazetteer's label where it knows the
 *     entity, else the text's own name put into the nominative
 * @param entity the gazetteer's key where the text leaves no doubt which of its entities is meant
 */
public record Mentioned(String label, Optional<String> entity) {

  public Mentioned {
    if (label.isBlank()) {
      throw new IllegalArgumentException("an entity without a name");
    }
  }

  /** A name that no gazetteer entry is known for. */
  public static Mentioned named(String label) {
    return new Mentioned(label, Optional.empty());
  }

  /** A name that the gazetteer knows. */
  public static Mentioned known(String label, String entity) {
    return new Mentioned(label, Optional.of(entity));
  }
}

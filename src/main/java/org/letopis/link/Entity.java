package org.letopis.link;

import java.util.Map;
import java.util.Optional;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.GazetteerEntry;

/**
 * Something that claims are about.
 *
 * @param key unique among entities of its type; its IRI is minted from type and key
 * @param type what it is
 * @param labels neutral label by BCP 47 tag
 * @param known the gazetteer's entry, where it is one of the gazetteer's
 */
public record Entity(
    String key, EntityType type, Map<String, String> labels, Optional<GazetteerEntry> known) {

  public Entity {
    labels = Map.copyOf(labels);
  }
}

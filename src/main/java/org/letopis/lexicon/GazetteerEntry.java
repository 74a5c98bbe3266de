package org.letopis.lexicon;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.letopis.claim.EntityType;

/**
 * An entity that the gazetteer knows.
 *
 * @param key its key, unique in the gazetteer, stable: {@code prizren}, {@code municipality-klina}
 * @param type what it is
 * @param labels its preferred name by BCP 47 tag: {@code sr-Latn} (always there), {@code sr-Cyrl},
 *     {@code sq}, {@code en}
 * @param shown the same as readers see them, with what tells its kind: {@code opština Klina}
 * @param alternateNames other names, in any script or language
 * @param latitude WGS84, degrees
 * @param longitude WGS84, degrees
 * @param geonamesId GeoNames id
 * @param within key or name of the municipality or region that it lies in
 * @param source where the facts are from
 */
public record GazetteerEntry(
    String key,
    EntityType type,
    Map<String, String> labels,
    Map<String, String> shown,
    List<String> alternateNames,
    Optional<Double> latitude,
    Optional<Double> longitude,
    Optional<String> geonamesId,
    Optional<String> within,
    String source) {

  public GazetteerEntry {
    if (!labels.containsKey("sr-Latn")) {
      throw new IllegalArgumentException("gazetteer entry \"" + key + "\" has no sr-Latn label");
    }
    // Sorted: a copy by Map.copyOf has another order in every run.
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
    shown = Collections.unmodifiableMap(new TreeMap<>(shown));
    alternateNames = List.copyOf(alternateNames);
  }

  /** An entry whose names say enough of it. */
  public GazetteerEntry(
      String key,
      EntityType type,
      Map<String, String> labels,
      List<String> alternateNames,
      Optional<Double> latitude,
      Optional<Double> longitude,
      Optional<String> geonamesId,
      Optional<String> within,
      String source) {
    this(
        key, type, labels, labels, alternateNames, latitude, longitude, geonamesId, within, source);
  }

  /** The label that claims use: Serbian Latin, nominative. */
  public String label() {
    return labels.get("sr-Latn");
  }
}

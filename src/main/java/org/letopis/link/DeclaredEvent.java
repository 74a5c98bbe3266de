package org.letopis.link;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;

/**
 * An event that {@code mappings/events.tsv} declares: documents are held to be about it.
 *
 * @param key its key
 * @param labels its neutral label by BCP 47 tag
 * @param names what each side calls it
 * @param first its first day
 * @param last its last day
 * @param box where it happened, roughly
 * @param regions keys of the places that name its whole region
 * @param kindsApart kinds that are about it only where the claim itself dates them so: an office or
 *     a later declaration is no part of an event
 */
public record DeclaredEvent(
    String key,
    Map<String, String> labels,
    List<Name> names,
    LocalDate first,
    LocalDate last,
    Box box,
    Set<String> regions,
    Set<String> kindsApart) {

  public DeclaredEvent {
    labels = Map.copyOf(labels);
    names = List.copyOf(names);
    regions = Set.copyOf(regions);
    kindsApart = Set.copyOf(kindsApart);
  }

  /**
   * A name that some use for it; never ours.
   *
   * @param text the name
   * @param language BCP 47 tag
   * @param users who uses it
   */
  public record Name(String text, String language, String users) {}

  /** A box of WGS84 degrees: no border, but enough to tell far places apart. */
  public record Box(double south, double west, double north, double east) {
    boolean holds(double latitude, double longitude) {
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    }
  }

  /** The event as an entity, under its neutral label. */
  public Entity entity() {
    return new Entity(key, EntityType.EVENT, labels, Optional.empty());
  }
}

package org.letopis.link;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.Resolution.Basis;

/**
 * Finds the entity that a name in one document means: a gazetteer entry where there is no doubt,
 * else an entity of its own. Different names never become one entity.
 */
final class Resolver {

  private final NameIndex gazetteer;
  private final UnknownNames unknown;

  Resolver(NameIndex gazetteer, UnknownNames unknown) {
    this.gazetteer = gazetteer;
    this.unknown = unknown;
  }

  /**
   * What the name means.
   *
   * @param places where the claim says it is, for a site
   */
  Resolution resolve(Mentioned name, Slot slot, List<Entity> places) {
    Optional<GazetteerEntry> given = name.entity().flatMap(gazetteer::entry);
    if (given.isPresent()) {
      return known(given.get(), Basis.GAZETTEER_KEY, "the text leaves no doubt which is meant");
    }
    List<GazetteerEntry> labelled = gazetteer.labelled(name.label(), slot);
    if (labelled.size() == 1) {
      return known(labelled.getFirst(), Basis.GAZETTEER_LABEL, "it is the label of one entry only");
    }
    List<GazetteerEntry> named =
        gazetteer.named(name.label(), slot).stream()
            .filter(entry -> slot != Slot.SITE || isThere(entry, places))
            .toList();
    Optional<GazetteerEntry> town = townAmong(labelled);
    if (town.isPresent()) {
      return known(
          town.get(),
          Basis.GAZETTEER_TOWN,
          "the town; the municipality named after it is called so only as a municipality");
    }
    if (labelled.isEmpty() && named.size() == 1) {
      return known(
          named.getFirst(),
          Basis.GAZETTEER_OTHER_NAME,
          "\"" + named.getFirst().label() + "\" alone bears it as another name");
    }
    List<GazetteerEntry> candidates = labelled.isEmpty() ? named : labelled;
    return candidates.isEmpty()
        ? unknown.resolve(name.label(), slot, places)
        : ambiguous(name.label(), candidates);
  }

  /** The one settlement among entries that are otherwise the municipality named after it. */
  private static Optional<GazetteerEntry> townAmong(List<GazetteerEntry> entries) {
    List<GazetteerEntry> settlements =
        entries.stream().filter(entry -> entry.type() == EntityType.SETTLEMENT).toList();
    boolean restIsItsMunicipality =
        settlements.size() == 1
            && entries.stream()
                .filter(entry -> entry.type() != EntityType.SETTLEMENT)
                .allMatch(
                    entry ->
                        entry.type() == EntityType.MUNICIPALITY
                            && settlements.getFirst().within().equals(Optional.of(entry.key())));
    return restIsItsMunicipality ? Optional.of(settlements.getFirst()) : Optional.empty();
  }

  private static Resolution known(GazetteerEntry entry, Basis basis, String why) {
    return new Resolution(entity(entry), basis, why);
  }

  static Entity entity(GazetteerEntry entry) {
    return new Entity(entry.key(), entry.type(), entry.labels(), Optional.of(entry));
  }

  /** Nothing is chosen: an entity that stands for the name in this document. */
  private Resolution ambiguous(String name, List<GazetteerEntry> candidates) {
    String keys = candidates.stream().map(GazetteerEntry::key).collect(Collectors.joining(", "));
    return new Resolution(
        unknown.inDocument(candidates.getFirst().type(), name),
        Basis.AMBIGUOUS,
        "several entries bear it, none is chosen: " + keys);
  }

  /** Whether a site lies where the claim says; a claim that names no place does not exclude it. */
  private static boolean isThere(GazetteerEntry site, List<Entity> places) {
    return site.within().isEmpty()
        || places.isEmpty()
        || places.stream()
            .anyMatch(
                place ->
                    lies(site.within().get(), place)
                        || place
                            .known()
                            .flatMap(GazetteerEntry::within)
                            .filter(site.within().get()::equals)
                            .isPresent());
  }

  private static boolean lies(String within, Entity place) {
    String folded = FoldedName.fold(within);
    return within.equals(place.key())
        || place.labels().values().stream()
            .anyMatch(label -> FoldedName.fold(label).equals(folded));
  }
}

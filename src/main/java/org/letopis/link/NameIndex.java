package org.letopis.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.lexicon.GazetteerEntry;

/** The gazetteer by key and by folded name. */
final class NameIndex {

  private final Map<String, GazetteerEntry> byKey = new HashMap<>();
  private final Map<String, List<GazetteerEntry>> byLabel = new HashMap<>();
  private final Map<String, List<GazetteerEntry>> byOtherName = new HashMap<>();

  NameIndex(List<GazetteerEntry> gazetteer) {
    for (GazetteerEntry entry : gazetteer) {
      byKey.put(entry.key(), entry);
      add(byLabel, entry.label(), entry);
      entry.labels().values().forEach(label -> add(byOtherName, label, entry));
      entry.alternateNames().forEach(name -> add(byOtherName, name, entry));
    }
  }

  private static void add(
      Map<String, List<GazetteerEntry>> index, String name, GazetteerEntry entry) {
    List<GazetteerEntry> entries =
        index.computeIfAbsent(FoldedName.fold(name), folded -> new ArrayList<>());
    if (!entries.contains(entry)) {
      entries.add(entry);
    }
  }

  Optional<GazetteerEntry> entry(String key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /** Entries whose own Serbian Latin label is this name, in the gazetteer's order. */
  List<GazetteerEntry> labelled(String name, Slot slot) {
    return of(byLabel, name, slot);
  }

  /** Entries that bear this name in any way, in the gazetteer's order. */
  List<GazetteerEntry> named(String name, Slot slot) {
    return of(byOtherName, name, slot);
  }

  private static List<GazetteerEntry> of(
      Map<String, List<GazetteerEntry>> index, String name, Slot slot) {
    return index.getOrDefault(FoldedName.fold(name), List.of()).stream()
        .filter(entry -> slot.holds(entry.type()))
        .toList();
  }
}

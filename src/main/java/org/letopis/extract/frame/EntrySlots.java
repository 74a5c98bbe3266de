package org.letopis.extract.frame;

import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.circumstance.Entries;

/** Gives claims what the entry or heading says under which they stand. */
final class EntrySlots {

  /** Kinds that an entry tells as what became of it later, unless it begins with them. */
  private static final Set<String> LATER =
      Set.of("Conviction", "Prosecution", "Reconstruction", "Restoration", "Return");

  /** Kinds that are where a court sits. */
  private static final Set<String> JUDGED = Set.of("Conviction", "Prosecution");

  private EntrySlots() {}

  /** Fills time and places of what happens, where the claim itself gives none. */
  static void fill(Entries.Entry entry, List<Draft> drafts) {
    for (Draft draft : drafts) {
      if (!draft.takesPlace()) {
        continue;
      }
      boolean then = entry.first() || !LATER.contains(draft.kind());
      if (draft.time().isEmpty() && then && entry.time().isPresent()) {
        draft.time(entry.time());
      }
      if (draft.places().isEmpty()) {
        draft.places(entry.places());
      }
    }
  }

  /** Gives the places that an entry is headed by to what it tells of without any. */
  static void fill(List<Mentioned> places, List<Draft> drafts) {
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().isEmpty() && !JUDGED.contains(d.kind()))
        .forEach(d -> d.places(places));
  }
}

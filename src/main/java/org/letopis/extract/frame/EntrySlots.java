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

  /** Acts in words, which an entry that begins with them dates as well. */
  private static final Set<String> ACTS =
      Set.of("Accusation", "Condemnation", "Declaration", "Recognition", "Resolution");

  private EntrySlots() {}

  /** Fills time and places of what happens, where the claim itself gives none. */
  static void fill(Entries.Entry entry, List<Draft> drafts) {
    date(entry, drafts);
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().isEmpty())
        .forEach(d -> d.places(entry.places()));
  }

  /** Fills the time alone. */
  static void date(Entries.Entry entry, List<Draft> drafts) {
    drafts.stream()
        .filter(d -> d.time().isEmpty())
        .filter(d -> isThen(entry, d))
        .forEach(d -> d.time(entry.time()));
  }

  /** Whether it happened, or was done in words, on the day of the entry. */
  private static boolean isThen(Entries.Entry entry, Draft draft) {
    if (!draft.takesPlace()) {
      return entry.first() && ACTS.contains(draft.kind());
    }
    return entry.first() || !LATER.contains(draft.kind());
  }

  /** Gives the places that an entry is headed by to what it tells of without any. */
  static void fill(List<Mentioned> places, List<Draft> drafts) {
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().isEmpty() && !JUDGED.contains(d.kind()))
        .forEach(d -> d.places(places));
  }
}

package org.letopis.extract.frame;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One claim for what two rules found in the same words. */
final class Duplicates {

  private static final String EVENT = "Unrest";

  private Duplicates() {}

  static List<Draft> without(List<Draft> drafts) {
    Map<List<Object>, Draft> kept = new LinkedHashMap<>();
    for (Draft draft : drafts) {
      kept.merge(draft.identity(), draft, Draft::merge);
    }
    Map<String, BitSet> told = new HashMap<>();
    for (Draft draft : kept.values()) {
      if (draft.hasCount() || !draft.persons().isEmpty()) {
        told.computeIfAbsent(draft.kind(), k -> new BitSet()).set(draft.from(), draft.to());
      }
    }
    List<Draft> saying =
        kept.values().stream()
            .filter(d -> !saysLess(d, told) && !isCounted(d, kept.values()))
            .toList();
    return saying.stream().filter(d -> !isToldTwice(d, saying)).toList();
  }

  /** "zasuli su autobus kamenicama": two rules that read one attack, and one of them knows less. */
  private static boolean isToldTwice(Draft draft, List<Draft> all) {
    if (!draft.kind().equals(EVENT) || !draft.isOnlySited()) {
      return false;
    }
    boolean before = true;
    for (Draft other : all) {
      if (other == draft) {
        before = false;
      } else if (other.kind().equals(draft.kind())
          && other.from() < draft.to()
          && draft.from() < other.to()
          && !other.hasCount()
          && other.agents().containsAll(draft.agents())
          && other.places().containsAll(draft.places())
          && other.sites().containsAll(draft.sites())
          && (before || !other.isOnlySited() || isMore(other, draft))) {
        return true;
      }
    }
    return false;
  }

  /** "50 mladića kamenovalo je konvoj kod mosta": the figure is told with the same site. */
  private static boolean isCounted(Draft draft, Collection<Draft> all) {
    return draft.kind().equals(EVENT)
        && draft.isOnlySited()
        && all.stream()
            .filter(o -> o.kind().equals(EVENT) && o.hasCount())
            .filter(o -> o.from() < draft.to() && draft.from() < o.to())
            .anyMatch(o -> o.sites().containsAll(draft.sites()));
  }

  private static boolean isMore(Draft other, Draft draft) {
    return other.agents().size() + other.places().size()
        > draft.agents().size() + draft.places().size();
  }

  /** Those of one sentence without what another of them tells better. */
  static List<Draft> withoutOrigins(List<Draft> drafts) {
    return drafts.stream().filter(d -> drafts.stream().noneMatch(o -> tellsOrigin(o, d))).toList();
  }

  /** "crkva, podignuta u 14. veku": from when a site is, not that it was rebuilt. */
  private static boolean tellsOrigin(Draft attribute, Draft draft) {
    return draft.kind().equals("Reconstruction")
        && attribute.kind().equals("SiteAttribute")
        && attribute.from() <= draft.trigger()
        && draft.trigger() < attribute.to();
  }

  /** "prijava protiv 12 lica": what names nobody says less than a figure or a name there. */
  private static boolean saysLess(Draft draft, Map<String, BitSet> told) {
    if (!draft.isBare() || !told.containsKey(draft.kind())) {
      return false;
    }
    int next = told.get(draft.kind()).nextSetBit(draft.from());
    return next >= 0 && next < draft.to();
  }
}

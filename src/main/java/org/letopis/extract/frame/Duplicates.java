package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One claim for what two rules found in the same words. */
final class Duplicates {

  private Duplicates() {}

  static List<Draft> without(List<Draft> drafts) {
    Map<List<Object>, Draft> kept = new LinkedHashMap<>();
    for (Draft draft : drafts) {
      kept.merge(draft.identity(), draft, Draft::merge);
    }
    List<Draft> all = new ArrayList<>(kept.values());
    return all.stream().filter(d -> all.stream().noneMatch(o -> saysMore(o, d))).toList();
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
  private static boolean saysMore(Draft other, Draft draft) {
    return (other.hasCount() || !other.persons().isEmpty())
        && draft.isBare()
        && other.kind().equals(draft.kind())
        && other.from() < draft.to()
        && draft.from() < other.to();
  }
}

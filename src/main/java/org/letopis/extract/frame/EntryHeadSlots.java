package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.EntryHeads;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;

/**
 * Gives what a list's entry tells of parts what its head names: in "Crkva Svetog Ilije u Brodu –
 * krov srušen, odneta dva zvona" both are of that church, in Brod.
 */
final class EntryHeadSlots {

  /** The kinds whose claims are about things of a place. */
  private static final Set<String> OF_THINGS = Set.of("PropertyDamage", "Reconstruction");

  private static final String OF_SITES = "SiteAttribute";

  private EntryHeadSlots() {}

  /** Fills places and sites of damage where the claim itself gives none. */
  static void fill(Context context, Phrases phrases, List<Draft> drafts) {
    EntryHeads.alone(phrases).ifPresent(head -> place(head, drafts));
    if (drafts.stream().noneMatch(EntryHeadSlots::isDamage)) {
      return;
    }
    Optional<EntryHeads.Head> own = EntryHeads.of(phrases);
    if (own.isPresent()) {
      fill(context, phrases, own.get(), behind(drafts, own.get()));
      return;
    }
    EntryHeads.first(context.sentences(), phrases)
        .filter(first -> first != phrases)
        .ifPresent(
            first ->
                EntryHeads.opening(context.sentences(), phrases)
                    .ifPresent(head -> fill(context, first, head, drafts)));
  }

  private static boolean isDamage(Draft draft) {
    return OF_THINGS.contains(draft.kind()) && draft.takesPlace();
  }

  /** "BROD, crkva Svete Petke (1938)": where what the head itself tells of its site is. */
  private static void place(EntryHeads.Head head, List<Draft> drafts) {
    List<Mentioned> site = head.nominals().getFirst().named();
    drafts.stream()
        .filter(d -> d.kind().equals(OF_SITES) && d.places().isEmpty())
        .filter(d -> !site.isEmpty() && d.sites().equals(site))
        .forEach(d -> d.places(head.places()));
  }

  private static List<Draft> behind(List<Draft> drafts, EntryHeads.Head head) {
    return drafts.stream().filter(d -> d.trigger() > head.end()).toList();
  }

  private static void fill(Context context, Phrases of, EntryHeads.Head head, List<Draft> drafts) {
    Nominal first = head.nominals().getFirst();
    if (first.sort() != Sort.SITE && first.sort() != Sort.THING) {
      return;
    }
    List<Mentioned> behind =
        context
            .circumstances()
            .places(of, of.between(first.to(), head.end()), EnumSet.of(Meaning.IN, Meaning.NEAR));
    List<Mentioned> places = behind.isEmpty() ? head.places() : behind;
    for (Draft draft : drafts) {
      // What was damaged in another place is no part of it.
      if (isDamage(draft) && (draft.places().isEmpty() || draft.places().equals(places))) {
        draft.places(places);
        if (draft.sites().isEmpty()) {
          draft.sites(first.named());
        }
      }
    }
  }
}

package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
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

  /** The kind whose claims are about things of a place. */
  private static final String DAMAGE = "PropertyDamage";

  private EntryHeadSlots() {}

  /** Fills places and sites of damage where the claim itself gives none. */
  static void fill(Context context, Phrases phrases, List<Draft> drafts) {
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
    return draft.kind().equals(DAMAGE) && draft.takesPlace();
  }

  private static List<Draft> behind(List<Draft> drafts, EntryHeads.Head head) {
    return drafts.stream().filter(d -> d.trigger() > head.end()).toList();
  }

  private static void fill(Context context, Phrases of, EntryHeads.Head head, List<Draft> drafts) {
    Nominal first = head.nominals().getFirst();
    if (first.sort() != Sort.SITE && first.sort() != Sort.THING) {
      return;
    }
    List<Mentioned> places =
        context
            .circumstances()
            .places(of, of.between(first.to(), head.end()), EnumSet.of(Meaning.IN, Meaning.NEAR));
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

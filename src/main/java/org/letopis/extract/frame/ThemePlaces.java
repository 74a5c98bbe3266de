package org.letopis.extract.frame;

import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;

/**
 * Where something was that a sentence says of the settlement which the document is about, without
 * its name: "selo je napustilo 600 ljudi", "opljačkane su radnje u centru grada". Where all of the
 * document is about it, what stands in a settlement and cannot be moved is there too, unless the
 * paragraph tells of another.
 */
final class ThemePlaces {

  /** Kinds that are of houses and nets, which stand where the settlement is. */
  private static final Set<String> IMMOVABLE =
      Set.of("PropertyDamage", "Reconstruction", "Outage", "Restoration", "Displacement");

  /** Kinds that need not be where the rest was: courts sit, money comes from elsewhere. */
  private static final Set<String> ELSEWHERE =
      Set.of("Arrest", "Conviction", "Prosecution", "Loss");

  /** Units of what a whole document can be about: a village, a town. */
  private static final Set<String> WHOLE = Set.of("village", "town", "municipality");

  private static final String EVENT = "Unrest";

  private ThemePlaces() {}

  /** Gives the theme to the claims of a sentence that names no other place. */
  static void fill(Context context, Theme theme, Scene scene, Phrases phrases, List<Draft> drafts) {
    if (theme.place().isEmpty()
        || phrases.sentence().index() <= theme.sentence()
        || drafts.stream().noneMatch(d -> d.takesPlace() && d.places().isEmpty())) {
      return;
    }
    boolean elsewhere =
        Theme.named(context, phrases).flatMap(n -> n.named().stream()).anyMatch(m -> !theme.is(m));
    boolean part = phrases.nominals().stream().anyMatch(ThemePlaces::isAnother);
    boolean left =
        scene.paragraph() == phrases.sentence().paragraph()
            && scene.places().stream().anyMatch(m -> !theme.is(m));
    if (elsewhere || part) {
      return;
    }
    List<Mentioned> place = theme.place().stream().toList();
    boolean meant = !left && means(context, theme, phrases);
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().isEmpty() && !ELSEWHERE.contains(d.kind()))
        .filter(d -> meant || theme.all() && !left && !d.hasNamedSite() && isThere(d))
        .forEach(d -> d.places(place));
  }

  private static boolean isThere(Draft draft) {
    boolean dated = draft.time().filter(t -> t.start().isPresent()).isPresent();
    return IMMOVABLE.contains(draft.kind()) || draft.kind().equals(EVENT) && dated;
  }

  /** "u naseljima", "u okolnim selima", "u zaseoku": others, or a part that has a name. */
  private static boolean isAnother(Nominal nominal) {
    return nominal.sort() == Sort.SETTLEMENT
        && nominal.preposition().filter(p -> p.means(Meaning.IN)).isPresent()
        && (!isWhole(nominal) || !nominal.adjectives().isEmpty());
  }

  private static boolean isWhole(Nominal nominal) {
    return nominal.sort() == Sort.SETTLEMENT && nominal.unit().filter(WHOLE::contains).isPresent();
  }

  /** Whether a sentence speaks of the settlement by the noun of its sort. */
  private static boolean means(Context context, Theme theme, Phrases phrases) {
    return phrases.all().stream()
        .filter(n -> isWhole(n) && n.quantity().isEmpty() && n.complements().isEmpty())
        .map(n -> NamedSettlements.doubt(context, phrases, n).candidates())
        .anyMatch(
            named ->
                named.isEmpty()
                    || named.size() == 1 && theme.is(Mentioned.named(named.getFirst())));
  }
}

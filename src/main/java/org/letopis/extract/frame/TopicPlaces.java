package org.letopis.extract.frame;

import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.setting.Topic;
import org.letopis.extract.setting.Whereabouts;

/**
 * Where something was that a sentence says of the settlement which the document is about, without
 * its name: "selo je napustilo 600 ljudi", "opljačkane su radnje u centru grada". Where all of the
 * document is about it, what stands in a settlement and cannot be moved is there too, unless the
 * paragraph tells of another.
 */
final class TopicPlaces {

  /** Kinds that are of houses and nets, which stand where the settlement is. */
  private static final Set<String> IMMOVABLE =
      Set.of("PropertyDamage", "Reconstruction", "Outage", "Restoration", "Displacement");

  /** Kinds that need not be where the rest was: courts sit, money comes from elsewhere. */
  private static final Set<String> ELSEWHERE =
      Set.of("Arrest", "Conviction", "Prosecution", "Loss");

  private static final String EVENT = "Unrest";

  private TopicPlaces() {}

  /** Gives the topic to the claims of a sentence that names no other place. */
  static void fill(Context context, Topic topic, Scene scene, Phrases phrases, List<Draft> drafts) {
    if (topic.place().isEmpty()
        || phrases.sentence().index() <= topic.sentence()
        || drafts.stream().noneMatch(d -> d.takesPlace() && d.places().isEmpty())) {
      return;
    }
    boolean elsewhere =
        context
            .whereabouts()
            .named(phrases)
            .flatMap(n -> n.named().stream())
            .anyMatch(m -> !topic.is(m));
    boolean part = Whereabouts.tellsOfOthers(phrases) || context.whereabouts().isWide(phrases);
    boolean left =
        scene.paragraph() == phrases.sentence().paragraph()
            && scene.places().stream().anyMatch(m -> !topic.is(m));
    if (elsewhere || part) {
      return;
    }
    List<Mentioned> place = topic.place().stream().toList();
    boolean meant = !left && means(context, topic, phrases);
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().isEmpty() && !ELSEWHERE.contains(d.kind()))
        .filter(d -> meant || topic.whole() && !left && !d.hasNamedSite() && isThere(d))
        .forEach(d -> d.places(place));
  }

  private static boolean isThere(Draft draft) {
    boolean dated = draft.time().filter(t -> t.start().isPresent()).isPresent();
    return IMMOVABLE.contains(draft.kind()) || draft.kind().equals(EVENT) && dated;
  }

  /** Whether a sentence speaks of the settlement by the noun of its sort. */
  private static boolean means(Context context, Topic topic, Phrases phrases) {
    return phrases.all().stream()
        .filter(n -> Whereabouts.isWhole(n) && n.quantity().isEmpty() && n.complements().isEmpty())
        .map(n -> NamedSettlements.doubt(context, phrases, n).candidates())
        .anyMatch(
            named ->
                named.isEmpty()
                    || named.size() == 1 && topic.is(Mentioned.named(named.getFirst())));
  }
}

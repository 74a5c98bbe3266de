package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Mention;

/**
 * Where a sentence goes on telling of what the sentence before it told: it names neither a place
 * nor a time of its own, and the one before had one place. "Žandarmi su u Ćupriji otvorili vatru.
 * Ubijena su dvojica." Whatever can mean another place or another time, and none is taken.
 */
final class CarriedPlaces {

  /** Kinds that need not be where the rest was: courts sit and helpers come from elsewhere. */
  private static final Set<String> ELSEWHERE =
      Set.of("Aid", "Arrest", "Conviction", "Prosecution", "Return", "Loss", "Disappearance");

  /** What is too wide to say where something was. */
  private static final Set<EntityType> WIDE = EnumSet.of(EntityType.REGION, EntityType.RIVER);

  private CarriedPlaces() {}

  /** Gives the place of the scene to the claims of the next sentence. */
  static void fill(Context context, Scene scene, Phrases phrases, List<Draft> drafts) {
    int before = phrases.sentence().index() - 1;
    boolean next =
        before >= 0
            && scene.sentence() == before
            && scene.paragraph() == phrases.sentence().paragraph();
    if (!next
        || scene.places().size() != 1
        || isElsewhere(phrases)
        || !isOnly(context.sentences().get(before), scene.places().getFirst())) {
      return;
    }
    List<Mentioned> carried = scene.places();
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().isEmpty() && !d.hasNamedSite())
        .filter(d -> !ELSEWHERE.contains(d.kind()))
        .forEach(d -> d.places(carried));
  }

  /** Whether a sentence names no place but that one, and that is no country or region. */
  private static boolean isOnly(Phrases phrases, Mentioned place) {
    List<Nominal> named =
        phrases.all().stream().filter(n -> n.sort() == Sort.PLACE && !n.named().isEmpty()).toList();
    return named.stream()
        .allMatch(
            n ->
                n.named().size() == 1
                    && n.named().getFirst().label().equals(place.label())
                    && phrases.words().nameOver(n.to() - 1).filter(name -> isWide(name)).isEmpty());
  }

  private static boolean isWide(Mention.Name name) {
    return name.candidates().stream().anyMatch(c -> WIDE.contains(c.type()));
  }

  /** Whether a sentence names any place or time. */
  private static boolean isElsewhere(Phrases phrases) {
    return phrases.all().stream()
        .anyMatch(n -> n.sort() == Sort.PLACE || n.sort() == Sort.TIME || n.sort() == Sort.SITE);
  }
}

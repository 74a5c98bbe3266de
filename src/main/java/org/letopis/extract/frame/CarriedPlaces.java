package org.letopis.extract.frame;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.setting.Setting;

/**
 * Where something was that its own clause does not locate: where the rest of its sentence was, else
 * where the text goes on telling of. "Žandarmi su u Ćupriji otvorili vatru. Ubijena su dvojica."
 */
final class CarriedPlaces {

  /** Kinds that need not be where the rest was: courts sit and helpers come from elsewhere. */
  private static final Set<String> ELSEWHERE =
      Set.of("Aid", "Arrest", "Conviction", "Prosecution", "Loss", "Evacuation");

  /** Of these the sentence alone says where; whom a hospital cares for dies there. */
  private static final Set<String> LATER = Set.of("Death", "Disappearance");

  /** Of a supply a text tells by the way. */
  private static final Set<String> SUPPLY = Set.of("Outage", "Restoration");

  /** What is counted cannot be in one settlement. */
  private static final Set<String> SETTLEMENTS =
      Set.of("settlement", "town", "village", "municipality", "country");

  private CarriedPlaces() {}

  /** Whether where a claim is moves the setting: who dies of wounds dies elsewhere. */
  static boolean moves(Draft draft) {
    return draft.takesPlace()
        && !draft.places().isEmpty()
        && !ELSEWHERE.contains(draft.kind())
        && !LATER.contains(draft.kind())
        && !SUPPLY.contains(draft.kind());
  }

  /** Gives those claims of a sentence their place that have none of their own. */
  static void fill(Context context, Setting setting, Phrases phrases, List<Draft> drafts) {
    List<Draft> open = drafts.stream().filter(CarriedPlaces::isOpen).toList();
    if (open.isEmpty()) {
      return;
    }
    List<Draft> located = drafts.stream().filter(CarriedPlaces::moves).toList();
    List<List<Mentioned>> places =
        located.stream().map(d -> List.copyOf(d.places())).distinct().toList();
    if (!places.isEmpty()) {
      if (places.size() == 1 && isSettlement(context, phrases, places.getFirst())) {
        int first = located.stream().mapToInt(Draft::trigger).min().getAsInt();
        open.stream().filter(d -> d.trigger() > first).forEach(d -> d.places(places.getFirst()));
      }
      return;
    }
    Optional<Mentioned> here = setting.at(context.whereabouts(), phrases);
    here.ifPresent(
        place ->
            open.stream()
                .filter(d -> !LATER.contains(d.kind()) && d.attributedTo().isEmpty())
                .forEach(d -> d.places(List.of(place))));
  }

  /** One settlement that the sentence names, or that was told of before. */
  private static boolean isSettlement(Context context, Phrases phrases, List<Mentioned> places) {
    return places.size() == 1
        && context
            .whereabouts()
            .named(phrases)
            .anyMatch(n -> n.named().getFirst().label().equals(places.getFirst().label()));
  }

  /** "u naselju Bare": the town of the quarter is where it was as well. */
  static void complete(Setting setting, Phrases phrases, List<Draft> drafts) {
    drafts.stream()
        .filter(d -> d.takesPlace() && d.places().size() == 1)
        .filter(d -> setting.parts().has(d.places().getFirst()))
        .forEach(d -> d.places(setting.townOf(phrases, d.places().getFirst()).stream().toList()));
  }

  private static boolean isOpen(Draft draft) {
    return draft.takesPlace()
        && draft.places().isEmpty()
        && draft.modality() == Modality.STATED
        && draft.isAffirmed()
        && draft.unit().filter(SETTLEMENTS::contains).isEmpty()
        && !ELSEWHERE.contains(draft.kind());
  }
}

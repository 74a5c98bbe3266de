package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Links;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/** Whence people went where no preposition says it: "evakuisani su meštani Bora i Niša". */
final class LeftPlaces {

  /** Verbs whose object is the place that was left. */
  private static final Set<String> LEAVING = Set.of("napustiti", "napuštati");

  private LeftPlaces() {}

  /**
   * The places of those who left, or the one that they left: "Bor je napustilo 40 porodica".
   *
   * @param meanings what prepositions say for the rule where it was; of leaving where FROM is there
   */
  static List<Mentioned> of(
      Phrases phrases, Clause clause, Trigger trigger, Set<Meaning> meanings, Nominal people) {
    if (!meanings.contains(Meaning.FROM)) {
      return List.of();
    }
    List<Mentioned> home = home(phrases, people);
    return home.isEmpty() ? object(phrases, clause, trigger) : home;
  }

  private static List<Mentioned> home(Phrases phrases, Nominal people) {
    List<Mentioned> found = new ArrayList<>();
    people.complements().stream()
        .filter(LeftPlaces::isGenitive)
        .forEach(c -> found.addAll(c.named()));
    int end = people.to();
    for (Nominal next : phrases.nominals()) {
      boolean listed =
          !found.isEmpty()
              && next.from() > end
              && isGenitive(next)
              && Links.between(phrases, end, next.from());
      if (listed) {
        found.addAll(next.named());
        end = next.to();
      }
    }
    return found;
  }

  private static boolean isGenitive(Nominal place) {
    return place.sort() == Sort.PLACE && !place.isPrepositional() && place.may(Case.GENITIVE);
  }

  private static List<Mentioned> object(Phrases phrases, Clause clause, Trigger trigger) {
    return clause.nominals().stream()
        .filter(n -> n.sort() == Sort.PLACE && !n.isPrepositional() && n.may(Case.ACCUSATIVE))
        .filter(n -> phrases.words().hasLemma(trigger.first(), LEAVING))
        .flatMap(n -> n.named().stream())
        .toList();
  }
}

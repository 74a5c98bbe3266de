package org.letopis.extract.frame;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/**
 * Whose settlement it was that a crowd went into, whose houses burned there, and who left it: "u
 * romsku mahalu", "iz srpske četvrti".
 */
final class SettlementGroups {

  private static final String ATTACK = "Unrest";

  private static final String DAMAGE = "PropertyDamage";

  private static final Set<String> LEAVING = Set.of("Displacement", "Evacuation");

  /** So many tokens behind the verb at most. */
  private static final int NEAR = 4;

  private SettlementGroups() {}

  /** Gives the groups of such a settlement to the claims of a sentence that have none. */
  static void fill(Phrases phrases, List<Draft> drafts) {
    phrases.nominals().stream()
        .filter(SettlementGroups::isOfGroup)
        .forEach(settlement -> fill(phrases, settlement, drafts));
  }

  private static boolean isOfGroup(Nominal nominal) {
    return nominal.sort() == Sort.SETTLEMENT
        && nominal.quantity().isEmpty()
        && !nominal.groups().isEmpty();
  }

  private static void fill(Phrases phrases, Nominal settlement, List<Draft> drafts) {
    boolean left = settlement.preposition().filter(p -> p.means(Meaning.FROM)).isPresent();
    // "u srpskom selu" says where, "u srpsko selo" whom it was against.
    boolean entered = settlement.may(Case.ACCUSATIVE) && !settlement.may(Case.LOCATIVE) && !left;
    int clause = phrases.clauseOf(settlement.head()).index();
    List<Draft> attacks =
        drafts.stream()
            .filter(d -> d.kind().equals(ATTACK) && d.takesPlace() && entered)
            .filter(d -> isBehind(phrases, settlement, d.trigger()))
            .toList();
    attacks.stream().filter(d -> d.groups().isEmpty()).forEach(d -> d.groups(settlement.groups()));
    for (Draft draft : drafts) {
      boolean house =
          draft.kind().equals(DAMAGE)
              && draft.unit().filter("house"::equals).isPresent()
              && draft.place() > settlement.to();
      boolean gone =
          LEAVING.contains(draft.kind())
              && left
              && draft.hasCount()
              && phrases.clauseOf(draft.trigger()).index() == clause;
      if (draft.groups().isEmpty() && (house && !attacks.isEmpty() || gone)) {
        draft.groups(settlement.groups());
      }
    }
  }

  /** "upali su u selo": the settlement follows the verb. */
  private static boolean isBehind(Phrases phrases, Nominal settlement, int verb) {
    return settlement.from() > verb
        && settlement.from() - verb <= NEAR
        && IntStream.range(verb, settlement.from())
            .allMatch(i -> phrases.words().token(i).isWord());
  }
}

package org.letopis.extract.circumstance;

import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;

/** The clauses and phrases of a sentence that say when or where another clause happened. */
final class Surroundings {

  /** The words that open a clause which says when or where. */
  private static final Set<String> WHEN = Set.of("kada", "kad", "gde", "gdje");

  private Surroundings() {}

  /**
   * Whether the other clause says when or in which event: "kada je ...", "u poplavama koje ...".
   */
  static boolean explains(Phrases phrases, Clause clause, Clause other) {
    boolean next = other.index() == clause.index() + 1;
    boolean when = opensWhen(phrases, other);
    boolean event =
        other.type() == Clause.Type.RELATIVE
            && other
                .antecedent()
                .filter(a -> a.sort() == Sort.EVENT && clause.nominals().contains(a))
                .isPresent();
    return next && (when || event);
  }

  static boolean opensWhen(Phrases phrases, Clause clause) {
    return clause.type() == Clause.Type.SUBORDINATE
        && clause.opener().filter(o -> WHEN.contains(phrases.words().lower(o))).isPresent();
  }

  /** The phrases that the sentence opens with, before its first predicate. */
  static List<Nominal> opening(Phrases phrases) {
    int predicate = phrases.sentence().from();
    while (predicate < phrases.sentence().to()
        && (phrases.nominalOver(predicate).isPresent()
            || !Verbs.isPredicate(phrases.words(), predicate)
                && !phrases.words().isPassiveParticiple(predicate))) {
      predicate++;
    }
    int first = predicate;
    return phrases.clauses().getFirst().nominals().stream().filter(n -> n.to() <= first).toList();
  }
}

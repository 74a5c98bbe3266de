package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;

/** What the words beside a trigger in its clause say. */
public final class WordsBeside {

  private WordsBeside() {}

  /** Whether the word that the rule wants beside its trigger stands in the clause. */
  public static boolean stand(Phrases phrases, Trigger trigger) {
    return stand(phrases, trigger, trigger.rule().beside())
        && stand(phrases, trigger, trigger.rule().besides());
  }

  private static boolean stand(Phrases phrases, Trigger trigger, Set<String> wanted) {
    if (wanted.isEmpty()) {
      return true;
    }
    Clause clause = phrases.clauseOf(trigger.first());
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index() && phrases.words().hasLemma(i, wanted)) {
        return true;
      }
    }
    return false;
  }

  /** "izgorela do temelja": a word of the clause that is no trigger says more of the damage. */
  public static List<String> modes(Phrases phrases, Trigger trigger, Clause clause) {
    List<String> found = new ArrayList<>();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index()) {
        for (String lemma : phrases.words().lemmas(i)) {
          if (trigger.rule().isMode(lemma)) {
            found.addAll(trigger.rule().modes().get(lemma));
          }
        }
      }
    }
    return found.stream().distinct().sorted().toList();
  }
}

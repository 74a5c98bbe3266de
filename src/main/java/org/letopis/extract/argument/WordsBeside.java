package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Phrases;

/** What the words beside a trigger in its clause say. */
public final class WordsBeside {

  private WordsBeside() {}

  /** Whether one of the wanted words stands in the clause of a token; also where none is wanted. */
  public static boolean stands(Phrases phrases, int at, Set<String> wanted) {
    return wanted.isEmpty() || isAny(phrases, at, wanted);
  }

  /** Whether one of the words stands in the clause of a token. */
  public static boolean isAny(Phrases phrases, int at, Set<String> wanted) {
    if (wanted.isEmpty()) {
      return false;
    }
    Clause clause = phrases.clauseOf(at);
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.words().hasLemma(i, wanted)
          && phrases.clauseOf(i).index() == clause.index()
          && !isOnlyPreposition(phrases, i)) {
        return true;
      }
    }
    return false;
  }

  /** "oko 300 radnika izgubilo je posao": no eye, though the word is one. */
  static boolean isOnlyPreposition(Phrases phrases, int i) {
    return phrases.words().does(i, Use.AS_NOUN)
        && (phrases.words().quantityFrom(i).isPresent()
            || phrases
                .nominalOver(i)
                .filter(n -> n.from() == i && n.isPrepositional())
                .isPresent());
  }

  /** "izgorela do temelja": a word of the clause that is no trigger says more of the damage. */
  public static List<String> modes(Phrases phrases, Trigger trigger, Clause clause) {
    if (trigger.rule().modes().isEmpty()) {
      return List.of();
    }
    List<String> found = new ArrayList<>();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index()) {
        for (int k = 0; k < phrases.words().lemmaCount(i); k++) {
          String lemma = phrases.words().lemma(i, k);
          if (trigger.rule().isMode(lemma)) {
            found.addAll(trigger.rule().modes().get(lemma));
          }
        }
      }
    }
    return found.stream().distinct().sorted().toList();
  }
}

package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;

/** What people do every day: gather at a concert, return from a trip, leave a club. */
final class Everyday {

  private final Map<String, Set<String>> verbsByWord = new HashMap<>();

  /** Whether a sentence has one of the words at all: asked of its first token. */
  private final Question<Integer, Boolean> mentioned =
      new Question<>((phrases, i) -> isMentioned(phrases));

  static Everyday load(Path language) {
    Everyday loaded = new Everyday();
    for (Table.Row row : Table.read(language.resolve("everyday.tsv")).rows()) {
      loaded.verbsByWord.put(row.cell(0), Set.copyOf(row.list(1)));
    }
    return loaded;
  }

  /** Whether a word beside the trigger, or what they came for, makes it no event. */
  boolean covers(Phrases phrases, int trigger) {
    return phrases.ask(mentioned) && isCovered(phrases, trigger);
  }

  private boolean isMentioned(Phrases phrases) {
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      if (phrases.words().hasLemma(i, verbsByWord.keySet())) {
        return true;
      }
    }
    return false;
  }

  private boolean isCovered(Phrases phrases, int trigger) {
    int clause = phrases.clauseOf(trigger).index();
    int next = clause + 1;
    return isIn(phrases, phrases.clauses().get(clause), trigger)
        || next < phrases.clauses().size()
            && isPurpose(phrases, phrases.clauses().get(next))
            && isIn(phrases, phrases.clauses().get(next), trigger);
  }

  private static boolean isPurpose(Phrases phrases, Clause clause) {
    return clause.opener().filter(o -> phrases.words().lower(o).equals("da")).isPresent();
  }

  private boolean isIn(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (words.hasLemma(i, verbsByWord.keySet())
          && i != trigger
          && phrases.clauseOf(i).index() == clause.index()
          && makesNone(words, i, trigger)) {
        return true;
      }
    }
    return false;
  }

  private boolean makesNone(Words words, int i, int trigger) {
    return words.lemmas(i).stream()
        .anyMatch(lemma -> words.hasLemma(trigger, verbsByWord.getOrDefault(lemma, Set.of())));
  }
}

package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;

/** What people do every day: gather at a concert, return from a trip, leave a club. */
final class Everyday {

  private final Map<String, Set<String>> verbsByWord = new HashMap<>();

  static Everyday load(Path language) {
    Everyday loaded = new Everyday();
    for (Table.Row row : Table.read(language.resolve("everyday.tsv")).rows()) {
      loaded.verbsByWord.put(row.cell(0), Set.copyOf(row.list(1)));
    }
    return loaded;
  }

  /** Whether a word beside the trigger, or what they came for, makes it no event. */
  boolean covers(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    return isIn(phrases, clause, trigger)
        || phrases.clauses().stream()
            .filter(c -> c.index() == clause.index() + 1)
            .filter(c -> c.opener().filter(o -> phrases.words().lower(o).equals("da")).isPresent())
            .anyMatch(c -> isIn(phrases, c, trigger));
  }

  private boolean isIn(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> i != trigger && phrases.clauseOf(i).index() == clause.index())
        .anyMatch(i -> makesNone(words, i, trigger));
  }

  private boolean makesNone(Words words, int i, int trigger) {
    return words.lemmas(i).stream()
        .anyMatch(lemma -> words.hasLemma(trigger, verbsByWord.getOrDefault(lemma, Set.of())));
  }
}

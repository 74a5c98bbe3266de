package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;

/** What is told only to say that it is not true: "vest o ubistvu je izmišljena". */
final class Falsehoods {

  /** A negation stands at most so many words before the word that it negates: "nije bila tačna". */
  private static final int NEGATION_REACH = 3;

  private final LemmaPhrases<String> words = new LemmaPhrases<>();

  static Falsehoods load(Path language) {
    Falsehoods loaded = new Falsehoods();
    for (Table.Row row : Table.read(language.resolve("falsehood.tsv")).rows()) {
      loaded.words.add(row.cell(0), row.cell(1));
    }
    return loaded;
  }

  /** Whether the trigger is what some news, picture or story tells that is said to be false. */
  boolean cover(Phrases phrases, int trigger) {
    Clause clause = phrases.clauseOf(trigger);
    Optional<Integer> opener =
        clause.opener().filter(o -> clause.type() == Clause.Type.SUBORDINATE);
    int first = phrases.sentence().from();
    if (opener.filter(o -> o > first).isPresent()) {
      Clause before = phrases.clauseOf(opener.get() - 1);
      boolean content =
          IntStream.range(before.from(), opener.get()).anyMatch(i -> is(phrases, i, "content"));
      boolean direct = is(phrases, opener.get() - 1, "content");
      if (content
          && (isFalse(phrases, before.from(), opener.get())
              || direct && isFalse(phrases, trigger + 1, phrases.sentence().to()))) {
        return true;
      }
    }
    return phrases
        .nominalOver(trigger)
        .filter(n -> isTold(phrases, n, trigger))
        .filter(n -> isFalse(phrases, clause.from(), clause.to()))
        .isPresent();
  }

  /** "vest o ubistvu", "snimak paljenja": the noun of what is told stands right before. */
  private boolean isTold(Phrases phrases, Nominal over, int trigger) {
    boolean inside = IntStream.range(over.core(), trigger).anyMatch(i -> is(phrases, i, "content"));
    return inside
        || phrases.nominals().stream()
            .anyMatch(n -> n.to() == over.from() && is(phrases, n.head(), "content"));
  }

  private boolean isFalse(Phrases phrases, int from, int to) {
    return IntStream.range(from, to)
        .anyMatch(
            i ->
                is(phrases, i, "false") || is(phrases, i, "true") && isNegated(phrases.words(), i));
  }

  private static boolean isNegated(Words words, int i) {
    return IntStream.range(Math.max(0, i - NEGATION_REACH), Math.min(words.size(), i + 2))
        .anyMatch(k -> Verbs.isNegation(words, k));
  }

  private boolean is(Phrases phrases, int i, String role) {
    return words
        .at(phrases.words(), i, phrases.sentence().to())
        .filter(m -> m.value().equals(role))
        .isPresent();
  }
}

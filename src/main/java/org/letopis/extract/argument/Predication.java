package org.letopis.extract.argument;

import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * A trigger in its sentence.
 *
 * @param phrases the phrases of the sentence
 * @param clause the clause in which the trigger stands
 * @param trigger the words of the rule
 */
public record Predication(Phrases phrases, Clause clause, Trigger trigger) {

  /** The predication of a trigger: its clause and the tokens of the verb. */
  public static Predication of(Phrases phrases, Trigger trigger) {
    return new Predication(phrases, phrases.clauseOf(trigger.first()), trigger);
  }

  Words words() {
    return phrases.words();
  }
}

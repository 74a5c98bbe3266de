package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.argument.Agreement.Degree;
import org.letopis.extract.phrase.Nominal;

/**
 * What can be subject or object of a verb: one phrase, or the items of one list.
 *
 * @param items the phrases; none for a pronoun
 * @param agreement how well it agrees with the verb, where it can be a nominative
 * @param object whether it can be the object
 * @param dependent whether it can as well be a genitive that the phrase before it governs
 * @param from index of its first token
 */
record Participant(
    List<Nominal> items, Degree agreement, boolean object, boolean dependent, int from) {

  boolean subject() {
    return agreement != Degree.NONE;
  }

  boolean isCounted() {
    return items.stream().anyMatch(n -> n.quantity().isPresent());
  }

  boolean isOpen() {
    return subject() && object();
  }
}

package org.letopis.lexicon;

import java.util.List;
import org.letopis.text.Sentence;

/**
 * The times of a sentence before the rest of the document has settled them.
 *
 * @param sentence which sentence
 * @param dated its dates and clock times, in text order
 * @param others its lengths, centuries and what needs an antecedent
 */
record SentenceTimes(Sentence sentence, List<Dated> dated, List<Mention.Time> others) {

  SentenceTimes {
    dated = List.copyOf(dated);
    others = List.copyOf(others);
  }
}

package org.letopis.extract.phrase;

import java.util.Set;
import org.letopis.lexicon.Reading.Case;

/**
 * A preposition in a text.
 *
 * @param from index of its first token
 * @param to index after its last token
 * @param words its words in lower case, blanks between
 * @param cases the cases that it governs
 * @param meaning what it says of its noun
 */
public record Preposition(int from, int to, String words, Set<Case> cases, Meaning meaning) {

  /** What a preposition says of its noun. */
  public enum Meaning {
    IN,
    NEAR,
    FROM,
    TO,
    AGENT,
    SOURCE,
    TARGET,
    AFTER,
    BEFORE,
    DURING,
    AMONG,
    ABOUT,
    CAUSE,
    WITHOUT,
    EXCEPT,
    WITH,
    OWNER,
    OTHER
  }

  public boolean means(Meaning wanted) {
    return meaning == wanted;
  }
}

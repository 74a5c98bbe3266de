package org.letopis.extract.speech;

import java.util.List;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;

/**
 * Whose word a stretch of text rests on.
 *
 * @param scope the tokens that it holds for
 * @param frame the tokens inside that stretch that say who says it: they are the document's own
 * @param sources whom the document cites, the nearest first; empty where it says only how sure it
 *     is
 * @param modality how sure the words say they are
 * @param kind the kind of speech act, where the words are one: Denial, Accusation
 * @param at index of the word that says it
 */
public record Attribution(
    Span scope, Span frame, List<Mentioned> sources, Modality modality, String kind, int at) {

  /**
   * A stretch of tokens.
   *
   * @param from index of the first
   * @param to index after the last
   */
  public record Span(int from, int to) {

    static Span none() {
      return new Span(0, 0);
    }

    /** Whether a token lies in it. */
    public boolean holds(int token) {
      return from <= token && token < to;
    }

    /** How many tokens it has. */
    public int length() {
      return to - from;
    }
  }

  /** Copies the sources. */
  public Attribution {
    sources = List.copyOf(sources);
  }

  /** Whether what is told at a token rests on it. */
  public boolean holdsAt(int token) {
    return scope.holds(token) && !frame.holds(token);
  }

  /** Whether what it holds for is told by the claim of the act itself. */
  public boolean isTold() {
    return kind.equals("Denial") || kind.equals("Accusation");
  }

  /** The kind of a note on whose word a whole document rests. */
  static final String NOTE = "Note";

  /** The kind of a turn in a record of what several people said. */
  static final String TURN = "Turn";

  /** Whether it is such a turn: it announces nothing that stands in it. */
  public boolean isTurn() {
    return kind.equals(TURN);
  }

  /** Whether it is such a note: it holds for what happened, where nobody nearer is cited. */
  public boolean isNote() {
    return kind.equals(NOTE);
  }

  /** The same from other sources. */
  Attribution from(List<Mentioned> others) {
    return new Attribution(scope, frame, others, modality, kind, at);
  }
}

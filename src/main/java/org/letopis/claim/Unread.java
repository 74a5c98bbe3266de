package org.letopis.claim;

import java.util.List;

/**
 * Places of one text that were not understood.
 *
 * @param sort what stands there
 * @param spans where, in text order
 */
public record Unread(Sort sort, List<Span> spans) {

  /** What was not understood. */
  public enum Sort {
    /** A figure that no claim tells. */
    FIGURE,
    /** A word that is written as a name and that nothing knows. */
    NAME
  }

  /**
   * A place in a text.
   *
   * @param start code points before it
   * @param end code points before what follows it
   */
  public record Span(int start, int end) {}

  public Unread {
    spans = List.copyOf(spans);
  }
}

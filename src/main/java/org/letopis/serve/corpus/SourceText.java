package org.letopis.serve.corpus;

import java.util.Comparator;
import java.util.List;
import org.letopis.claim.Unread;

/**
 * A document as it was read.
 *
 * @param text all of it; claims count its code points
 * @param unread what in it was not understood
 */
public record SourceText(String text, List<Unread> unread) {

  public SourceText {
    unread = List.copyOf(unread);
  }

  /** The places of a sort that were not understood, in text order. */
  public List<Unread.Span> places(Unread.Sort sort) {
    return unread.stream()
        .filter(u -> u.sort() == sort)
        .flatMap(u -> u.spans().stream())
        .sorted(Comparator.comparingInt(Unread.Span::start))
        .toList();
  }
}

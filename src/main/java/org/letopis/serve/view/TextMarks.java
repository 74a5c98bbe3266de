package org.letopis.serve.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.claim.Unread;
import org.letopis.serve.corpus.Stated;

/**
 * Claims laid over a text so that those that overlap or hold each other can still be told apart:
 * each has a number and a lane below the line, and the text is cut wherever one begins or ends.
 *
 * @param marks the claims that are laid over it, by number
 */
record TextMarks(List<Mark> marks) {

  /** In text order; of two that begin together the longer one first. */
  static final Comparator<Stated> ORDER =
      Comparator.comparingLong((Stated c) -> c.view().start())
          .thenComparingLong(c -> -c.view().end())
          .thenComparing(Stated::key);

  TextMarks {
    marks = List.copyOf(marks);
  }

  /**
   * A claim over a text.
   *
   * @param number its place among all claims of the document, from 1
   * @param lane how far below the line it is drawn, from 0: the shortest nearest to the words
   */
  record Mark(int number, Stated claim, int lane) {

    int start() {
      return (int) claim.view().start();
    }

    int end() {
      return (int) claim.view().end();
    }

    boolean covers(int from, int to) {
      return start() <= from && to <= end();
    }
  }

  /**
   * A stretch of text over which nothing begins or ends.
   *
   * @param start code points before it
   * @param end code points before what follows it
   * @param marks the claims over it, the nearest to the words first
   * @param unread whether it is of what was not understood
   */
  record Segment(int start, int end, List<Mark> marks, boolean unread) {

    /** The claims that begin with it, by number. */
    List<Mark> beginning() {
      return marks.stream()
          .filter(m -> m.start() == start)
          .sorted(Comparator.comparingInt(Mark::number))
          .toList();
    }
  }

  /**
   * Lays claims over a text.
   *
   * @param all every claim of the document, for its numbers
   * @param shown those that are marked
   * @param length code points of the text: what lies beyond it is not marked
   */
  static TextMarks of(List<Stated> all, List<Stated> shown, int length) {
    List<Stated> numbered = all.stream().sorted(ORDER).toList();
    List<Stated> placed =
        shown.stream()
            .filter(c -> c.view().start() >= 0 && c.view().start() < c.view().end())
            .filter(c -> c.view().end() <= length)
            .sorted(
                Comparator.comparingLong((Stated c) -> c.view().end() - c.view().start())
                    .thenComparing(ORDER))
            .toList();
    List<Mark> marks = new ArrayList<>();
    for (Stated claim : placed) {
      marks.add(new Mark(numbered.indexOf(claim) + 1, claim, freeLane(claim, marks)));
    }
    marks.sort(Comparator.comparingInt(Mark::number));
    return new TextMarks(marks);
  }

  private static int freeLane(Stated claim, List<Mark> marks) {
    List<Integer> taken =
        marks.stream()
            .filter(m -> m.start() < claim.view().end() && claim.view().start() < m.end())
            .map(Mark::lane)
            .toList();
    return IntStream.iterate(0, lane -> lane + 1)
        .filter(lane -> !taken.contains(lane))
        .findFirst()
        .orElseThrow();
  }

  /** A part of the text, cut. */
  List<Segment> segments(int from, int to, List<Unread.Span> unread) {
    Set<Integer> cuts = new TreeSet<>(List.of(from, to));
    Stream.concat(
            marks.stream().flatMap(m -> Stream.of(m.start(), m.end())),
            unread.stream().flatMap(u -> Stream.of(u.start(), u.end())))
        .filter(cut -> from < cut && cut < to)
        .forEach(cuts::add);
    List<Integer> at = List.copyOf(cuts);
    return IntStream.range(1, at.size())
        .mapToObj(i -> segment(at.get(i - 1), at.get(i), unread))
        .toList();
  }

  private Segment segment(int from, int to, List<Unread.Span> unread) {
    return new Segment(
        from,
        to,
        marks.stream()
            .filter(m -> m.covers(from, to))
            .sorted(Comparator.comparingInt(Mark::lane))
            .toList(),
        unread.stream().anyMatch(u -> u.start() <= from && to <= u.end()));
  }
}

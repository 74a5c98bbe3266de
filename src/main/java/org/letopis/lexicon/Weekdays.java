package org.letopis.lexicon;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import org.letopis.lexicon.TimeWords.Kind;

/** Reads weekdays: u sredu, od subote, između srede i četvrtka. */
final class Weekdays {

  private static final int DAYS_OF_WEEK = 7;

  private Weekdays() {}

  /**
   * Two weekdays that bound a span.
   *
   * @param to index after the last token
   */
  record Span(int to, DayOfWeek first, DayOfWeek last) {}

  /** The two weekdays of the span that begins at a token. */
  static Optional<Span> span(TimeWords words, Passage passage, int i, int end) {
    OptionalInt between = words.after(Kind.BETWEEN, passage, i, end);
    OptionalInt from = words.after(Kind.FROM_OR_OF, passage, i, end);
    int at = between.orElse(from.orElse(i));
    Optional<DayOfWeek> first = named(words, passage, at, end);
    OptionalInt until = words.after(Kind.UNTIL, passage, at + 1, end);
    boolean linked =
        between.isPresent() && passage.is(at + 1, "i")
            || words.is(Kind.LINK, passage.lower(at + 1));
    int next = between.isPresent() && linked ? at + 2 : until.orElse(end);
    Optional<DayOfWeek> last = named(words, passage, next, end);
    boolean opened = between.isPresent() || from.isPresent();
    return opened && first.isPresent() && last.isPresent()
        ? Optional.of(new Span(next + 1, first.get(), last.get()))
        : Optional.empty();
  }

  /** The weekday that a token names, in any form. */
  static Optional<DayOfWeek> named(TimeWords words, Passage passage, int i, int end) {
    return i >= end
        ? Optional.empty()
        : words
            .value(Kind.WEEKDAY, passage.lower(i))
            .or(() -> words.value(Kind.WEEKDAY_OF_SPAN, passage.lower(i)))
            .map(DayOfWeek::of);
  }

  /**
   * The last such day before another; empty where it is that weekday itself: today or last week.
   */
  static Optional<LocalDate> before(LocalDate day, DayOfWeek weekday) {
    return day.getDayOfWeek() == weekday
        ? Optional.empty()
        : Optional.of(day.minusDays(apart(weekday, day.getDayOfWeek())));
  }

  /** The first such day after another; empty where it is that weekday itself. */
  static Optional<LocalDate> after(LocalDate day, DayOfWeek weekday) {
    return day.getDayOfWeek() == weekday
        ? Optional.empty()
        : Optional.of(day.plusDays(apart(day.getDayOfWeek(), weekday)));
  }

  private static int apart(DayOfWeek earlier, DayOfWeek later) {
    return Math.floorMod(later.getValue() - earlier.getValue(), DAYS_OF_WEEK);
  }
}

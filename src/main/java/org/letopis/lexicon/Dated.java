package org.letopis.lexicon;

import java.util.Optional;
import org.letopis.lexicon.ClockParser.Clock;

/**
 * A date, a clock time or both, before its year is settled; one of the two is there.
 *
 * @param from index of its first token
 * @param to index after its last token
 * @param stretch the date or span of dates
 * @param clock the clock time, where it is not part of the date yet
 */
record Dated(int from, int to, Optional<Stretch> stretch, Optional<Clock> clock) {

  static Dated of(Stretch stretch) {
    return new Dated(stretch.from(), stretch.to(), Optional.of(stretch), Optional.empty());
  }

  static Dated of(Clock clock) {
    return new Dated(clock.from(), clock.to(), Optional.empty(), Optional.of(clock));
  }

  /** A day at a time of it. */
  static Dated of(int from, int to, Stretch day, Clock clock) {
    Stretch timed = day.atClock(Optional.of(clock.start()), Optional.of(clock.end()));
    return new Dated(from, to, Optional.of(timed.over(from, to)), Optional.empty());
  }

  boolean hasYear() {
    return stretch.filter(Stretch::hasYear).isPresent();
  }

  boolean needsYear() {
    return stretch.filter(each -> !each.hasYear()).isPresent();
  }

  Dated yearOf(Dated other) {
    return with(stretch.map(each -> each.yearOf(other.stretch.orElseThrow().last())));
  }

  Dated with(Optional<Stretch> newStretch) {
    return new Dated(from, to, newStretch, clock);
  }
}

package org.letopis.lexicon;

import java.util.Optional;

/**
 * A span of dates before its year is settled.
 *
 * @param from index of its first token
 * @param to index after its last token
 * @param start its first moment; empty where it has none (do 2008.)
 * @param end its last moment; empty where it has none (počev od 21. marta)
 */
record Stretch(int from, int to, Optional<Moment> start, Optional<Moment> end) {

  static Stretch of(int from, int to, Moment start, Moment end) {
    return new Stretch(from, to, Optional.of(start), Optional.of(end));
  }

  Stretch over(int newFrom, int newTo) {
    return new Stretch(newFrom, newTo, start, end);
  }

  boolean isRange() {
    return !start.equals(end);
  }

  /** The moment that tells its year: the last, else the first. */
  Moment last() {
    return end.or(() -> start).orElseThrow();
  }

  boolean hasYear() {
    return last().year().isPresent();
  }

  Stretch yearOf(Moment moment) {
    return new Stretch(
        from, to, start.map(each -> each.yearOf(moment)), end.map(each -> each.yearOf(moment)));
  }

  /** This up to another, whose year and month hold for this where it has none. */
  Stretch until(Stretch other) {
    Moment last = other.last();
    Optional<Moment> first = start.map(each -> each.yearOf(last));
    return new Stretch(from, other.to, first, other.end);
  }

  /** Only when it ends. */
  Stretch untilIts() {
    return new Stretch(from, to, Optional.empty(), end);
  }

  /** Only when it begins. */
  Stretch sinceIts() {
    return new Stretch(from, to, start, Optional.empty());
  }

  boolean isOneDay() {
    return !isRange() && start.flatMap(Moment::day).isPresent();
  }

  Stretch withoutClock() {
    return atClock(Optional.empty(), Optional.empty());
  }

  Stretch atClock(Optional<String> first, Optional<String> second) {
    return new Stretch(
        from, to, start.map(each -> each.at(first)), end.map(each -> each.at(second)));
  }
}

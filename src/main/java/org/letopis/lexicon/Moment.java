package org.letopis.lexicon;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Locale;
import java.util.Optional;

/** A point in time as far as words give it: any part may be missing. */
record Moment(
    Optional<Integer> year,
    Optional<Integer> month,
    Optional<Integer> day,
    Optional<String> clock) {

  static Moment ofYear(int year) {
    return new Moment(Optional.of(year), Optional.empty(), Optional.empty(), Optional.empty());
  }

  static Moment ofMonth(int month) {
    return new Moment(Optional.empty(), Optional.of(month), Optional.empty(), Optional.empty());
  }

  static Moment ofDay(int month, int day) {
    return new Moment(Optional.empty(), Optional.of(month), Optional.of(day), Optional.empty());
  }

  static Moment of(LocalDate date) {
    return ofDay(date.getMonthValue(), date.getDayOfMonth()).in(Optional.of(date.getYear()));
  }

  /** The day; empty where a part of it is missing or there is no such day. */
  Optional<LocalDate> date() {
    return year.isPresent() && month.isPresent() && day.isPresent()
        ? iso().map(iso -> LocalDate.of(year.get(), month.get(), day.get()))
        : Optional.empty();
  }

  Moment in(Optional<Integer> newYear) {
    return new Moment(newYear, month, day, clock);
  }

  Moment onDay(int newDay) {
    return new Moment(year, month, Optional.of(newDay), clock);
  }

  Moment at(Optional<String> newClock) {
    return new Moment(year, month, day, newClock);
  }

  /** With its year from another, where it has none of its own. */
  Moment yearOf(Moment other) {
    return year.isPresent() ? this : in(other.year);
  }

  /** {@code YYYY[-MM[-DD[Thh:mm]]]}; empty where there is no year or no such day. */
  Optional<String> iso() {
    if (year.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder iso = new StringBuilder(String.format(Locale.ROOT, "%04d", year.get()));
    if (month.isPresent()) {
      iso.append(String.format(Locale.ROOT, "-%02d", month.get()));
      if (day.isPresent()) {
        if (!YearMonth.of(year.get(), month.get()).isValidDay(day.get())) {
          return Optional.empty();
        }
        iso.append(String.format(Locale.ROOT, "-%02d", day.get()));
        clock.ifPresent(time -> iso.append('T').append(time));
      }
    }
    return Optional.of(iso.toString());
  }
}

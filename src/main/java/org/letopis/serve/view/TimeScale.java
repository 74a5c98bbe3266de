package org.letopis.serve.view;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Where a time stands between the left and the right edge of a chart of days or of years.
 *
 * @param first the first day that it shows
 * @param after the day after the last
 * @param ofDays whether its lines are days; years otherwise
 */
record TimeScale(LocalDate first, LocalDate after, boolean ofDays) {

  /** More lines with their numbers than this cannot be told apart on a telephone. */
  private static final int MOST_DAYS = 12;

  private static final int MOST_YEARS = 6;

  /** Whole days that hold all of these periods; there is at least one. */
  static TimeScale days(Collection<Period> periods) {
    return of(periods, true);
  }

  /** Whole years that hold all of these periods; there is at least one. */
  static TimeScale years(Collection<Period> periods) {
    return of(periods, false);
  }

  private static TimeScale of(Collection<Period> periods, boolean ofDays) {
    LocalDate first =
        periods.stream().map(p -> p.first().toLocalDate()).min(LocalDate::compareTo).orElseThrow();
    // What ends at midnight ends on the day before.
    LocalDate last =
        periods.stream()
            .map(p -> p.last().minusNanos(1).toLocalDate())
            .max(LocalDate::compareTo)
            .orElseThrow();
    LocalDate until = last.isBefore(first) ? first : last;
    return ofDays
        ? new TimeScale(first, until.plusDays(1), true)
        : new TimeScale(first.withDayOfYear(1), until.withDayOfYear(1).plusYears(1), false);
  }

  /** The beginnings of the days or years that have a line, evenly apart. */
  List<LocalDate> lines() {
    ChronoUnit unit = ofDays ? ChronoUnit.DAYS : ChronoUnit.YEARS;
    long step = Math.ceilDiv(unit.between(first, after), ofDays ? MOST_DAYS : MOST_YEARS);
    List<LocalDate> lines = new ArrayList<>();
    for (LocalDate at = first; at.isBefore(after); at = at.plus(step, unit)) {
      lines.add(at);
    }
    return lines;
  }

  /** The place of a time, in percent of the width. */
  double at(LocalDateTime time) {
    double all = ChronoUnit.MINUTES.between(first.atStartOfDay(), after.atStartOfDay());
    double part = ChronoUnit.MINUTES.between(first.atStartOfDay(), time) / all;
    return 100 * Math.clamp(part, 0, 1);
  }
}

package org.letopis.link;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A span of days, both included.
 *
 * @param first its first day
 * @param last its last day
 */
record Days(LocalDate first, LocalDate last) {

  // Lengths of YYYY, YYYY-MM and YYYY-MM-DD.
  private static final int YEAR = 4;
  private static final int MONTH = 7;
  private static final int DAY = 10;

  /** From dates in the precision of the claims format; an end that is not given is open. */
  static Optional<Days> of(Optional<String> start, Optional<String> end) {
    if (start.isEmpty() && end.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Days(
            start.map(Days::firstDay).orElse(LocalDate.MIN),
            end.map(Days::lastDay).orElse(LocalDate.MAX)));
  }

  boolean within(Days other) {
    return !first.isBefore(other.first) && !last.isAfter(other.last);
  }

  boolean meets(Days other) {
    return !first.isAfter(other.last) && !last.isBefore(other.first);
  }

  /** Number of days, at most what a century has. */
  long length() {
    return first.equals(LocalDate.MIN) || last.equals(LocalDate.MAX)
        ? 36_525
        : ChronoUnit.DAYS.between(first, last) + 1;
  }

  /** Whether it is exactly one calendar month. */
  boolean isMonth() {
    return first.getDayOfMonth() == 1
        && !first.equals(LocalDate.MIN)
        && last.equals(YearMonth.from(first).atEndOfMonth());
  }

  private static LocalDate firstDay(String date) {
    return switch (date.length()) {
      case YEAR -> LocalDate.of(Integer.parseInt(date), 1, 1);
      case MONTH -> YearMonth.parse(date).atDay(1);
      default -> LocalDate.parse(date.substring(0, DAY));
    };
  }

  private static LocalDate lastDay(String date) {
    return switch (date.length()) {
      case YEAR -> LocalDate.of(Integer.parseInt(date), 12, 31);
      case MONTH -> YearMonth.parse(date).atEndOfMonth();
      default -> LocalDate.parse(date.substring(0, DAY));
    };
  }
}

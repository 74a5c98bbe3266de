package org.letopis.serve.corpus;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/** The days of a claim. */
public final class Days {

  /** A longer time says nothing of its single days. */
  private static final int MOST = 31;

  private Days() {}

  /** Every day from the first to the last; none where these are not known to the day. */
  public static List<String> of(Stated.Times times) {
    Optional<LocalDate> first = times.start().flatMap(Days::day);
    Optional<LocalDate> last = times.end().isEmpty() ? first : times.end().flatMap(Days::day);
    if (first.isEmpty() || last.isEmpty()) {
      return List.of();
    }
    boolean few =
        !last.get().isBefore(first.get()) && last.get().isBefore(first.get().plusDays(MOST));
    return few
        ? first.get().datesUntil(last.get().plusDays(1)).map(LocalDate::toString).toList()
        : List.of();
  }

  /** The day of a date or of a date with a time; empty for a month or a year. */
  public static Optional<LocalDate> day(String written) {
    if (!written.matches("\\d{4}-\\d{2}-\\d{2}.*")) {
      return Optional.empty();
    }
    try {
      return Optional.of(LocalDate.parse(written.substring(0, 10)));
    } catch (DateTimeParseException e) {
      return Optional.empty(); // written like a day, but in no calendar
    }
  }
}

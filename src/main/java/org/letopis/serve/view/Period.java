package org.letopis.serve.view;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.letopis.serve.corpus.Stated;

/**
 * When something is claimed to have happened, no more exact than it is said.
 *
 * @param from its beginning; empty where only an end is said
 * @param to what is no longer of it; empty where only a beginning is said
 * @param precision how exactly it is said
 * @param times as written
 */
record Period(
    Optional<LocalDateTime> from,
    Optional<LocalDateTime> to,
    Precision precision,
    Stated.Times times)
    implements Comparable<Period> {

  /** How exactly a time is said. */
  enum Precision {
    /** A time of day. */
    HOUR,
    /** One day. */
    DAY,
    /** From one time to another. */
    SPAN,
    /** One month. */
    MONTH,
    /** One year. */
    YEAR,
    /** From a time on, or until one. */
    OPEN
  }

  /** The ends of a time that is written, and how exactly it is written. */
  private record Written(LocalDateTime first, LocalDateTime after, Precision precision) {}

  /** The time of a claim; empty where none is said that can be placed. */
  static Optional<Period> of(Stated.Times times) {
    Optional<Written> start = times.start().flatMap(Period::written);
    Optional<Written> end = times.end().flatMap(Period::written);
    if (start.isEmpty() && end.isEmpty()) {
      return Optional.empty();
    }
    if (start.isPresent() && end.isPresent()) {
      boolean one = times.start().equals(times.end());
      boolean upsideDown = end.get().after().isBefore(start.get().first());
      return upsideDown
          ? Optional.empty()
          : Optional.of(
              new Period(
                  Optional.of(start.get().first()),
                  Optional.of(end.get().after()),
                  one ? start.get().precision() : Precision.SPAN,
                  times));
    }
    return Optional.of(
        new Period(start.map(Written::first), end.map(Written::after), Precision.OPEN, times));
  }

  private static Optional<Written> written(String time) {
    try {
      if (time.matches("-?\\d{4,}")) {
        Year year = Year.parse(time);
        return Optional.of(written(year.atDay(1), year.plusYears(1).atDay(1), Precision.YEAR));
      }
      if (time.matches("-?\\d{4,}-\\d{2}")) {
        YearMonth month = YearMonth.parse(time);
        return Optional.of(written(month.atDay(1), month.plusMonths(1).atDay(1), Precision.MONTH));
      }
      if (time.contains("T")) {
        // An offset says where the clock hung; the chronicle has the clock of the place.
        LocalDateTime moment = LocalDateTime.parse(time.replaceFirst("(Z|[+-]\\d{2}:\\d{2})$", ""));
        return Optional.of(new Written(moment, moment, Precision.HOUR));
      }
      LocalDate day = LocalDate.parse(time);
      return Optional.of(written(day, day.plusDays(1), Precision.DAY));
    } catch (DateTimeParseException e) {
      return Optional.empty(); // no time of any calendar: it is shown in the text's own words
    }
  }

  private static Written written(LocalDate first, LocalDate after, Precision precision) {
    return new Written(first.atStartOfDay(), after.atStartOfDay(), precision);
  }

  /** In words, as exact as it is said. */
  String label(Desk desk) {
    if (precision != Precision.OPEN) {
      return desk.dates().span(times.start().orElseThrow(), times.end().orElseThrow());
    }
    return times
        .start()
        .map(s -> desk.words().say("time.from", desk.dates().say(s)))
        .orElseGet(
            () -> desk.words().say("time.until", desk.dates().say(times.end().orElseThrow())));
  }

  /** The earlier beginning first; of those that begin together the shorter. */
  @Override
  public int compareTo(Period other) {
    int byStart = first().compareTo(other.first());
    int byEnd = byStart != 0 ? byStart : last().compareTo(other.last());
    return byEnd != 0 ? byEnd : times.toString().compareTo(other.times.toString());
  }

  /** Its beginning, or its end where that alone is said. */
  LocalDateTime first() {
    return from.or(() -> to).orElseThrow();
  }

  /** Its end, or its beginning where that alone is said. */
  LocalDateTime last() {
    return to.or(() -> from).orElseThrow();
  }

  /** The language of a claim's words. */
  static String language(Stated claim) {
    return claim.view().quote().map(Node::getLiteralLanguage).orElse("");
  }
}

package org.letopis.serve.view;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.facts.Onto;

/**
 * Claims by when they say that it happened: the days of which most is claimed apart from the years
 * around them.
 *
 * @param days claims of the days of which most is said
 * @param around claims of other times
 * @param worded claims that say when only in words that no calendar places
 * @param undated claims that do not say when
 */
record Chronicle(
    SortedMap<Period, List<Stated>> days,
    SortedMap<Period, List<Stated>> around,
    List<Stated> worded,
    List<Stated> undated) {

  /** Days with less than this between them belong together. */
  private static final int GAP_DAYS = 7;

  /** A longer time is none of days. */
  private static final int MOST_DAYS = 31;

  /** Days that belong together, and what is claimed of them. */
  private record Run(List<Period> periods, int claims) {}

  /**
   * Orders claims.
   *
   * @param desk for the words of a time that no calendar places
   */
  static Chronicle of(Desk desk) {
    SortedMap<Period, List<Stated>> dated = new TreeMap<>();
    List<Stated> worded = new ArrayList<>();
    List<Stated> undated = new ArrayList<>();
    for (Stated claim : desk.claims()) {
      Period.of(claim.times())
          .ifPresentOrElse(
              p -> dated.computeIfAbsent(p, key -> new ArrayList<>()).add(claim),
              () -> (saysWhen(desk, claim) ? worded : undated).add(claim));
    }
    SortedMap<Period, List<Stated>> days = busiest(dated);
    SortedMap<Period, List<Stated>> around = new TreeMap<>(dated);
    around.keySet().removeAll(days.keySet());
    return new Chronicle(days, around, List.copyOf(worded), List.copyOf(undated));
  }

  private static boolean saysWhen(Desk desk, Stated claim) {
    return desk.facts().text(claim.node(), Onto.TIME_TEXT).isPresent();
  }

  private static SortedMap<Period, List<Stated>> busiest(SortedMap<Period, List<Stated>> dated) {
    List<Run> runs = new ArrayList<>();
    LocalDate until = LocalDate.MIN;
    for (var entry : dated.entrySet()) {
      Period period = entry.getKey();
      if (isOfDays(period)) {
        boolean near =
            !runs.isEmpty()
                && ChronoUnit.DAYS.between(until, period.first().toLocalDate()) < GAP_DAYS;
        Run before = near ? runs.removeLast() : new Run(List.of(), 0);
        List<Period> periods = new ArrayList<>(before.periods());
        periods.add(period);
        runs.add(new Run(periods, before.claims() + entry.getValue().size()));
        LocalDate end = period.last().toLocalDate();
        until = near && until.isAfter(end) ? until : end;
      }
    }
    SortedMap<Period, List<Stated>> days = new TreeMap<>();
    runs.stream()
        .reduce((one, other) -> other.claims() > one.claims() ? other : one)
        .ifPresent(run -> run.periods().forEach(p -> days.put(p, dated.get(p))));
    return days;
  }

  private static boolean isOfDays(Period period) {
    return switch (period.precision()) {
      case HOUR, DAY -> true;
      case SPAN ->
          period.times().start().orElse("").length() >= "yyyy-mm-dd".length()
              && ChronoUnit.DAYS.between(period.first(), period.last()) <= MOST_DAYS;
      case MONTH, YEAR, OPEN -> false;
    };
  }
}

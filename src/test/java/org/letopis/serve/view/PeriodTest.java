package org.letopis.serve.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.serve.corpus.Stated;

class PeriodTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          1991-05-02          | 1991-05-02       | DAY   | 1991-05-02T00:00 | 1991-05-03T00:00
          1991-05-02          | 1991-05-04       | SPAN  | 1991-05-02T00:00 | 1991-05-05T00:00
          1991-05-02T16:40    | 1991-05-02T16:40 | HOUR  | 1991-05-02T16:40 | 1991-05-02T16:40
          1991-05-02T16:40:00+02:00 | -          | OPEN  | 1991-05-02T16:40 | -
          1991-05             | 1991-05          | MONTH | 1991-05-01T00:00 | 1991-06-01T00:00
          1991-12             | 1992-02          | SPAN  | 1991-12-01T00:00 | 1992-03-01T00:00
          1991                | 1991             | YEAR  | 1991-01-01T00:00 | 1992-01-01T00:00
          1991                | 1991-06          | SPAN  | 1991-01-01T00:00 | 1991-07-01T00:00
          1991-05-02          | -                | OPEN  | 1991-05-02T00:00 | -
          -                   | 1991-05          | OPEN  | -                | 1991-06-01T00:00
          """)
  void a_time_lasts_as_long_as_it_is_exact(
      String start, String end, Period.Precision precision, String from, String to) {
    Period period = Period.of(times(start, end)).orElseThrow();
    assertThat(period.precision()).isEqualTo(precision);
    assertThat(period.from()).isEqualTo(Optional.ofNullable(from).map(LocalDateTime::parse));
    assertThat(period.to()).isEqualTo(Optional.ofNullable(to).map(LocalDateTime::parse));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          -          | -
          1991-02-30 | 1991-02-30
          soon       | -
          1995-01-01 | 1991-01-01
          """)
  void what_no_calendar_has_is_no_time(String start, String end) {
    assertThat(Period.of(times(start, end))).isEmpty();
  }

  @Test
  void the_earlier_comes_first_and_of_two_that_begin_together_the_shorter() {
    List<Period> sorted =
        Stream.of(
                "1991-05-03/1991-05-03",
                "1991/1991",
                "1991-05-02/1991-05-04",
                "1991-05-02/1991-05-02",
                "1991-05-02T08:00/1991-05-02T08:00")
            .map(PeriodTest::period)
            .sorted()
            .toList();
    assertThat(sorted)
        .extracting(p -> p.times().start().orElseThrow() + "/" + p.times().end().orElseThrow())
        .containsExactly(
            "1991/1991",
            "1991-05-02/1991-05-02",
            "1991-05-02/1991-05-04",
            "1991-05-02T08:00/1991-05-02T08:00",
            "1991-05-03/1991-05-03");
  }

  @Test
  void a_chart_of_days_is_whole_days_and_one_of_years_whole_years() {
    List<Period> periods =
        Stream.of("1991-05-02/1991-05-03", "1991-05-05T12:00/1991-05-05T12:00")
            .map(PeriodTest::period)
            .toList();
    TimeScale days = TimeScale.days(periods);
    assertThat(days.lines()).extracting(d -> d.getDayOfMonth()).containsExactly(2, 3, 4, 5);
    assertThat(days.at(LocalDateTime.parse("1991-05-05T12:00"))).isEqualTo(87.5);
    TimeScale years = TimeScale.years(List.of(period("1989/1989"), period("1991-05/1999")));
    assertThat(years.first()).hasToString("1989-01-01");
    assertThat(years.after()).hasToString("2000-01-01");
    assertThat(years.lines()).hasSizeLessThanOrEqualTo(6).first().hasToString("1989-01-01");
  }

  private static Period period(String written) {
    String[] ends = written.split("/");
    return Period.of(times(ends[0], ends[1])).orElseThrow();
  }

  private static Stated.Times times(String start, String end) {
    return new Stated.Times(Optional.ofNullable(start), Optional.ofNullable(end));
  }
}

package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TimeFinderTest {

  @TestFactory
  List<DynamicTest> a_time_has_the_precision_of_its_words() throws IOException {
    return Figures.rows("times.txt").stream()
        .map(row -> DynamicTest.dynamicTest(String.join(" | ", row), () -> time(row)))
        .toList();
  }

  private static void time(List<String> row) {
    Optional<Integer> year = filled(row.get(1)).map(Integer::valueOf);
    assertThat(Figures.of(row.get(0).replace(" ¶ ", "\n\n"), year).times())
        .extracting(TimeFinderTest::described)
        .contains(String.join(" | ", row.subList(2, 6)));
  }

  private static Optional<String> filled(String cell) {
    return cell.isEmpty() ? Optional.empty() : Optional.of(cell);
  }

  private static String described(Mention.Time time) {
    String numbers =
        time.centuries().stream().map(number -> " " + number).collect(Collectors.joining());
    return String.join(
        " | ",
        time.span().text(),
        time.span().start().orElse(""),
        time.span().end().orElse(""),
        time.kind() + numbers);
  }

  @TestFactory
  List<DynamicTest> what_tells_no_time_is_none() throws IOException {
    return Figures.rows("no-times.txt").stream()
        .map(row -> DynamicTest.dynamicTest(String.join(" | ", row), () -> none(row)))
        .toList();
  }

  private static void none(List<String> row) {
    assertThat(Figures.of(row.get(0), Optional.of(2004)).times()).as(row.get(1)).isEmpty();
  }
}

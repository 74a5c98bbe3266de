package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The same things said in many ways: voices, orders, scripts, forms of numbers, dialects. */
class VariationsTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("letopis.home"))
          .resolve("src/test/resources/org/letopis/extract/variations");

  private static final List<Variation> ROWS = Variation.all(FOLDER);

  /** At most this share of the sentences may be known gaps, in per cent. */
  private static final int GAPS = 20;

  @TestFactory
  Stream<DynamicTest> a_sentence_makes_the_claims_of_the_table() {
    return ROWS.stream()
        .filter(row -> row.gap().isEmpty())
        .map(row -> DynamicTest.dynamicTest(name(row), () -> found(row)));
  }

  @TestFactory
  Stream<DynamicTest> a_known_gap_is_one_still() {
    return ROWS.stream()
        .filter(row -> !row.gap().isEmpty())
        .map(row -> DynamicTest.dynamicTest(name(row), () -> notFound(row)));
  }

  @Test
  void known_gaps_are_few() {
    long gaps = ROWS.stream().filter(row -> !row.gap().isEmpty()).count();
    assertThat(gaps * 100 / ROWS.size())
        .as("known gaps: %d of %d sentences", gaps, ROWS.size())
        .isLessThanOrEqualTo(GAPS);
  }

  @Test
  void every_table_has_thirty_sentences() {
    ROWS.stream()
        .map(Variation::kind)
        .distinct()
        .forEach(
            kind ->
                assertThat(ROWS.stream().filter(row -> row.kind().equals(kind)).count())
                    .as("%s.tsv", kind)
                    .isGreaterThanOrEqualTo(30));
  }

  private static String name(Variation row) {
    return row.kind() + ": " + row.sentence();
  }

  private static void found(Variation row) {
    assertThat(row.found())
        .as("%s.tsv: \"%s\"", row.kind(), row.sentence())
        .isEqualTo(row.expected());
  }

  private static void notFound(Variation row) {
    assertThat(row.found())
        .as(
            "%s.tsv: \"%s\" is read now: take its mark \"%s\" away",
            row.kind(), row.sentence(), row.gap())
        .isNotEqualTo(row.expected());
  }
}

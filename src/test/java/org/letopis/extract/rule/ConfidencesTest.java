package org.letopis.extract.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.extract.rule.Confidences.Measured;

class ConfidencesTest {

  private static final Path MAPPINGS =
      Path.of(System.getProperty("letopis.home")).resolve("mappings");

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0.5",
    "1, 1, 0.67",
    "8, 8, 0.9",
    "8, 0, 0.1",
    "40, 39, 0.95",
    "500, 500, 0.99"
  })
  void few_trials_make_nothing_certain(long found, long right, double expected) {
    Confidences confidences =
        new Confidences(new TreeMap<>(Map.of("killing.one", new Measured(found, right))));
    assertThat(confidences.of("killing.one")).isEqualTo(expected);
    assertThat(confidences.of("never.measured")).isEqualTo(0.5);
  }

  @Test
  void every_rule_measured_is_a_rule_of_some_kind() {
    Set<String> rules =
        KindReader.read(MAPPINGS.resolve("kinds")).stream()
            .flatMap(kind -> kind.rules().stream())
            .map(rule -> rule.head().id())
            .collect(Collectors.toSet());
    Confidences confidences = Confidences.read(MAPPINGS.resolve("confidence.tsv"));
    assertThat(rules)
        .as("a rule was renamed or removed: make mappings/confidence.tsv anew, its header says how")
        .containsAll(confidences.measured().keySet());
    assertThat(rules).allMatch(rule -> confidences.of(rule) > 0 && confidences.of(rule) < 1);
  }

  @ParameterizedTest
  @CsvSource({"killing.one 2 3, 3 right of 2 found", "killing.one many 3, many"})
  void a_line_that_cannot_be_meant_is_told(String line, String why, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("confidence.tsv");
    Files.writeString(file, "# rule\tfound\tright\n" + line.replace(' ', '\t') + "\n");
    assertThatThrownBy(() -> Confidences.read(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("confidence.tsv", "killing.one", why);
  }
}

package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.letopis.claim.Count;

/** How much of the gold of the seeds the finders see. */
class FiguresOnGoldTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void every_count_of_the_gold_is_found_with_its_interval() throws IOException {
    List<String> missed = missed("count", FiguresOnGoldTest::hasCount);
    assertThat(missed).isEmpty();
  }

  @Test
  void dates_of_the_gold_that_the_words_give_are_resolved() throws IOException {
    // What stays: events that date something (u pogromu), and dates counted from another.
    List<String> missed = missed("time", FiguresOnGoldTest::hasTime);
    assertThat(missed).allMatch(text -> text.chars().noneMatch(Character::isDigit));
  }

  private static List<String> missed(String field, BiPredicate<JsonNode, Figures> found)
      throws IOException {
    List<String> missed = new ArrayList<>();
    for (Path gold : goldFiles()) {
      String name = gold.getFileName().toString().replace(".jsonl", ".txt");
      Figures figures =
          Figures.of(Figures.read(Figures.HOME.resolve("seeds").resolve(name)), Optional.of(2004));
      for (String line : Files.readAllLines(gold)) {
        JsonNode claim = JSON.readTree(line);
        if (claim.has(field) && !found.test(claim.get(field), figures)) {
          missed.add(claim.get(field).get("text").asText());
        }
      }
    }
    return missed;
  }

  private static List<Path> goldFiles() throws IOException {
    try (Stream<Path> files = Files.list(Figures.HOME.resolve("evaluation").resolve("gold"))) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
  }

  private static boolean hasCount(JsonNode expected, Figures figures) {
    String words = expected.get("text").asText();
    return figures.quantities().stream()
        .map(Mention.Quantity::count)
        .anyMatch(count -> isIn(count, words) && sameInterval(count, expected));
  }

  /** The gold's words may hold the unit as well: "dva dana". */
  private static boolean isIn(Count count, String words) {
    return words.equals(count.text()) || words.startsWith(count.text() + " ");
  }

  private static boolean sameInterval(Count count, JsonNode expected) {
    return count.low().equals(bound(expected.get("low")))
        && count.high().equals(bound(expected.get("high")))
        && count.approximate() == expected.get("approximate").asBoolean();
  }

  private static OptionalLong bound(JsonNode node) {
    return node == null || node.isNull() ? OptionalLong.empty() : OptionalLong.of(node.asLong());
  }

  private static boolean hasTime(JsonNode expected, Figures figures) {
    return figures.times().stream()
        .map(Mention.Time::span)
        .anyMatch(
            span ->
                span.text().equals(expected.get("text").asText())
                    && within(span.start(), expected.get("start"))
                    && within(span.end(), expected.get("end")));
  }

  /** The gold may know an event's day where the words give its month. */
  private static boolean within(Optional<String> found, JsonNode expected) {
    String text = expected == null ? "" : expected.asText();
    return found.map(text::startsWith).orElse(text.isEmpty());
  }
}

package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.letopis.claim.Count;

class QuantityFinderTest {

  @TestFactory
  List<DynamicTest> the_words_of_a_quantity_give_its_interval() throws IOException {
    return Figures.rows("quantities.txt").stream()
        .map(row -> DynamicTest.dynamicTest(String.join(" | ", row), () -> interval(row)))
        .toList();
  }

  private static void interval(List<String> row) {
    Count expected =
        new Count(bound(row.get(2)), bound(row.get(3)), row.get(4).equals("yes"), row.get(1));
    assertThat(Figures.of(row.get(0), Optional.empty()).quantities())
        .extracting(Mention.Quantity::count)
        .contains(expected);
  }

  private static OptionalLong bound(String cell) {
    return cell.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(cell));
  }

  @TestFactory
  List<DynamicTest> what_counts_nothing_is_no_quantity() throws IOException {
    return Figures.rows("no-quantities.txt").stream()
        .map(row -> DynamicTest.dynamicTest(String.join(" | ", row), () -> none(row)))
        .toList();
  }

  private static void none(List<String> row) {
    assertThat(Figures.of(row.get(0), Optional.empty()).quantities()).as(row.get(1)).isEmpty();
  }

  @TestFactory
  List<DynamicTest> ages_per_cents_and_doubtful_numbers_are_marked() throws IOException {
    return Figures.rows("kinds.txt").stream()
        .map(row -> DynamicTest.dynamicTest(String.join(" | ", row), () -> kind(row)))
        .toList();
  }

  private static void kind(List<String> row) {
    assertThat(Figures.of(row.get(0), Optional.empty()).quantities())
        .extracting(quantity -> quantity.count().text() + " " + quantity.kind())
        .contains(row.get(1) + " " + row.get(2));
  }
}

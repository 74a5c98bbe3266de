package org.letopis.extract.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoteCounterTest {

  @ParameterizedTest
  @CsvSource({
    "povređeno je 12 ljudi; povređeno je 112 ljudi; povređeno je 12 ljudi, 12 ljudi, 60, 3",
    "aaaa, aa, 2, 3",
    "ubijeno je pet vojnika, ubijeno je pet vojnika, 0, 1",
  })
  void an_occurrence_is_counted_from_one_also_where_it_overlaps_another(
      String text, String quote, int index, int number) {
    assertThat(new QuoteCounter(text).occurrence(quote, index)).isEqualTo(number);
  }

  /** Letters of a small alphabet repeat themselves at every length. */
  @Test
  void it_counts_as_a_search_from_the_start_counts_in_whatever_order_it_is_asked() {
    Random chance = new Random(7);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3_000; i++) {
      text.append("ab č".charAt(chance.nextInt(4)));
    }
    text.append(text.substring(500, 1_500));
    QuoteCounter counter = new QuoteCounter(text.toString());
    for (int i = 0; i < 4_000; i++) {
      int from = chance.nextInt(text.length());
      int to = Math.min(text.length(), from + 1 + chance.nextInt(1 + chance.nextInt(80)));
      String quote = text.substring(from, to);
      assertThat(counter.occurrence(quote, from)).isEqualTo(searched(text, quote, from));
    }
  }

  private static int searched(StringBuilder text, String quote, int index) {
    int number = 0;
    for (int at = -1; at < index; number++) {
      at = text.indexOf(quote, at + 1);
    }
    return number;
  }
}

package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Texts that are long in the ways in which texts of no author are. The time that they may take is a
 * hundred times what they need: what grows with the square of the length does not end in it.
 */
class LongTextTest {

  private static final int SENTENCES = 4_000;

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void a_line_without_an_end_of_a_sentence_is_read_to_its_end() {
    StringBuilder text = new StringBuilder("U izveštaju se navodi sledeće: ");
    for (int i = 0; i < SENTENCES; i++) {
      text.append("u selu je ranjeno ").append(100 + i).append(" vojnika, ");
    }
    text.append("a u gradu je poginulo 77 ljudi.");
    assertThat(Extracted.claims(text.toString()))
        .filteredOn(claim -> claim.kind().equals("Injury"))
        .hasSizeGreaterThan(SENTENCES / 2);
    assertThat(Extracted.claims(text.toString()))
        .anySatisfy(claim -> assertThat(claim.evidence().quote()).contains("77 ljudi"));
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void each_claim_of_a_line_of_many_sentences_knows_which_of_the_same_words_it_quotes() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < SENTENCES; i++) {
      text.append("Ranjeno je 12 vojnika. ");
    }
    assertThat(Extracted.claims(text.toString()))
        .hasSize(SENTENCES)
        .last()
        .satisfies(claim -> assertThat(claim.evidence().occurrence()).isEqualTo(SENTENCES));
  }
}

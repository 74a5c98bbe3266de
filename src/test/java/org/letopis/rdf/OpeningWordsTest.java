package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'Most je srušen.'                                                   | „Most je srušen.“
          '\\uFEFF  Most\\tje srušen.'                                        | „Most je srušen.“
          '* * *\\n\\n12. maja u Lugovu'                                      | „12. maja u Lugovu“
          'Naslov\\r\\nPrvi red teksta.'                                      | „Naslov“
          'Posle poplave u Donjem Lugovu, meštani su sami popravili put.'     | „Posle poplave u Donjem Lugovu, meštani su sami …“
          'У Горњем Лугову, по речима мештана, – нико није страдао тог дана.' | „У Горњем Лугову, по речима мештана, – нико није …“
          'Put je zatvoren, kažu meštani sela Gornji Lug, – a most nije.'     | „Put je zatvoren, kažu meštani sela Gornji Lug …“
          """)
  void a_text_without_a_title_is_known_by_its_opening_words(String text, String known) {
    String read =
        text.replace("\\uFEFF", "\uFEFF")
            .replace("\\t", "\t")
            .replace("\\r", "\r")
            .replace("\\n", "\n");
    assertThat(OpeningWords.of(read)).contains(known);
  }

  @ParameterizedTest
  @CsvSource({"''", "'   '", "'* * *'"})
  void a_text_without_words_has_none(String text) {
    assertThat(OpeningWords.of(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"a", "č", "љ", "𝒜"})
  void one_long_word_is_cut_between_code_points(String letter) {
    assertThat(OpeningWords.of(letter.repeat(100))).contains("„" + letter.repeat(48) + "\u00A0…“");
  }
}

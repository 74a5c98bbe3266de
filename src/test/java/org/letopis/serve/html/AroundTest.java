package org.letopis.serve.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AroundTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'ovijim izveštajima, ukupno je ' | 500 | '… izveštajima, ukupno je '
          'ukupno je '                     | 10  | 'ukupno je '
          'ukupno je '                     | 11  | '… je '
          'Ministarstv'                    | 500 | '… Ministarstv'
          ''                               | 0   | ''
          """)
  void before_a_quote_stand_whole_words(String words, long start, String shown) {
    assertThat(Around.before(words, start)).isEqualTo(shown.replace("… ", "…\u00a0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ', 15 Albanaca i 12 Srba. Povr' | ', 15 Albanaca i 12 Srba. …'
          ', 15 Albanaca i 12 Srba.'      | ', 15 Albanaca i 12 Srba. …'
          ' u gradu '                     | ' u gradu …'
          ' u gra'                        | ' u …'
          's'                             | 's …'
          ''                              | ''
          """)
  void after_a_quote_stand_whole_words(String words, String shown) {
    assertThat(Around.after(words)).isEqualTo(shown.replace(" …", "\u00a0…"));
  }
}

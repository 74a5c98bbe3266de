package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CyrillicTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ljubinje            | Љубиње
          NJEGOŠ              | ЊЕГОШ
          Džep, džem          | Џеп, џем
          Đurđevac i Čačak    | Ђурђевац и Чачак
          injekcija, Injekcija| инјекција, Инјекција
          konjunktura, konj   | конјунктура, коњ
          nadživeti, odžak    | надживети, оџак
          1999. – 60.000 km   | 1999. – 60.000 км
          Wikipedia Q1        | Wикипедиа Q1
          XIV i XVI vek, Iva  | XIV и XVI век, Ива
          """)
  void latin_becomes_cyrillic(String latin, String cyrillic) {
    assertThat(Cyrillic.fromLatin(latin)).isEqualTo(cyrillic);
  }

  @Test
  void a_sentence_keeps_what_it_quotes_and_the_files_that_it_names() {
    assertThat(Cyrillic.sentence("Isti broj: „više od 4.000“ (003_ab.txt), „око 5“ (004-c.txt)."))
        .isEqualTo("Исти број: „više od 4.000“ (003_ab.txt), „око 5“ (004-c.txt).");
  }
}

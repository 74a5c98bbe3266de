package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OneLineTest {

  /** Escapes of Java's own, so that they can be read here. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          022-ohrid.txt          | 022-ohrid.txt
          ime sa čćž 😀.txt       | ime sa čćž 😀.txt
          a\\nloss: b.txt         | a{n}loss: b.txt
          \\u001b[2Ja.txt         | {e}[2Ja.txt
          a\\u202Etxt.exe         | a{r}txt.exe
          a\\u2028b$1\\\\2         | a{l}b$1\\\\2
          """)
  void what_is_not_seen_is_shown_by_its_number(String text, String shown) {
    String told = OneLine.of(unescaped(text));
    assertThat(told)
        .isEqualTo(
            unescaped(shown)
                .replace("{n}", code("000A"))
                .replace("{e}", code("001B"))
                .replace("{r}", code("202E"))
                .replace("{l}", code("2028")));
    assertThat(told.lines()).hasSize(1);
  }

  private static String code(String number) {
    return "\\" + "u" + number;
  }

  private static String unescaped(String text) {
    return text.replace("\\n", "\n")
        .replace("\\u001b", "\033")
        .replace("\\u202E", "\u202E")
        .replace("\\u2028", Character.toString(0x2028));
  }
}

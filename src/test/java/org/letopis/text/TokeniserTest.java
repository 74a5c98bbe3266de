package org.letopis.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TokeniserTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));

  static Stream<Path> seeds() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("seeds"))) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void every_form_is_the_canonical_form_of_its_stretch_of_the_original(Path seed)
      throws IOException {
    String text = Files.readString(seed);
    int[] points = text.codePoints().toArray();
    Script document =
        text.contains("и") && text.chars().filter(c -> c == 'и').count() > 50
            ? Script.CYRILLIC
            : Script.LATIN;
    int last = 0;
    for (Token token : Tokeniser.tokens(CanonicalText.of(text))) {
      String original = new String(points, token.start(), token.end() - token.start());
      // Alone a word of twins does not say its script: a word of the document's beside it does.
      String context = document == Script.CYRILLIC ? "и " : "i ";
      assertThat(CanonicalText.canonical(context + original)).isEqualTo("i " + token.form());
      assertThat(token.start()).isGreaterThanOrEqualTo(last);
      assertThat(CanonicalText.canonical(new String(points, last, token.start() - last))).isBlank();
      last = token.end();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "oko 60.000 Albanaca | oko/60.000/Albanaca",
        "3,3 miliona | 3,3/miliona",
        "16,40 sati | 16,40/sati",
        "4 000 ljudi | 4 000/ljudi",
        "u 2004. godini | u/2004/./godini",
        "22.03.2004. godine | 22/./03/./2004/./godine",
        "12.1999 | 12/./1999",
        "800-1000 kuća | 800/-/1000/kuća",
        "1.234.567,5 | 1.234.567,5",
        "1,2,3 | 1/,/2/,/3",
        "KFOR-a i UNMIK-ovih | KFOR-a/i/UNMIK-ovih",
        "Islam-age | Islam-age",
        "50-godišnji i 60-ih | 50-godišnji/i/60-ih",
        "B92 javlja | B92/javlja",
        "(53), | (/53/)/,",
        "pokrajine.Od | pokrajine/./Od",
        "𝔘 Prizrenu 😀. | 𝔘/Prizrenu/😀/.",
        "poruka\"Smrt\". | poruka/\"/Smrt/\"/.",
      })
  void tokens_of(String text, String forms) {
    List<Token> tokens = Tokeniser.tokens(CanonicalText.of(text));
    assertThat(tokens.stream().map(Token::form)).containsExactly(forms.split("/"));
  }

  @Test
  void a_word_without_end_is_one_token() {
    assertThat(Tokeniser.tokens(CanonicalText.of("a-".repeat(20_000) + "a"))).hasSize(1);
  }
}

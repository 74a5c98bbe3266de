package org.letopis.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceSplitterTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));
  private static SentenceSplitter splitter;

  @BeforeAll
  static void load() throws IOException {
    splitter = SentenceSplitter.load(HOME.resolve("mappings"));
  }

  private static List<String> sentences(String text) {
    CanonicalText canonical = CanonicalText.of(text);
    List<Token> tokens = Tokeniser.tokens(canonical);
    return splitter.sentences(canonical, tokens).stream()
        .map(
            sentence ->
                tokens.subList(sentence.from(), sentence.to()).stream()
                    .map(token -> (token.spaceBefore() ? " " : "") + token.form())
                    .collect(Collectors.joining())
                    .strip())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "Prva rečenica. Druga rečenica. | Prva rečenica. # Druga rečenica.",
        "Problem pokrajine.Od tada je gore. | Problem pokrajine. # Od tada je gore.",
        "Iz Mitrovice.U Lipljanu. | Iz Mitrovice. # U Lipljanu.",
        "To je \"kraj\". Sutra | To je \"kraj\". # Sutra",
        "\"To je kraj.\" Sutra | \"To je kraj.\" # Sutra",
        "Počeo je štrajk.[3][4] Sutradan | Počeo je štrajk.[3][4] # Sutradan",
        "Bio je [3] Sutradan | Bio je [3] Sutradan",
        "Zar ne?! Da. | Zar ne?! # Da.",
        "Prizren… A potom mir. | Prizren… # A potom mir.",
        "(Bez domova.) Sutra | (Bez domova.) # Sutra",
        "Izgnani su iz sela. 120 svetinja | Izgnani su iz sela. # 120 svetinja",
        "Poginulo je 19. Prema izveštaju | Poginulo je 19. # Prema izveštaju",
        "Bilo je to 2004. Albanci | Bilo je to 2004. # Albanci",
        "HRONIKA POSAVINE, 1992. GODINA | HRONIKA POSAVINE, 1992. GODINA",
        "POPLAVE NA UŠĆU, 2014. GODINE, I NJIHOVE ŽRTVE | POPLAVE NA UŠĆU, 2014. GODINE, I NJIHOVE ŽRTVE",
        "Bilo je to 2004. KFOR je ćutao. | Bilo je to 2004. # KFOR je ćutao.",
        "Došli su iz EU, NATO itd. Posle toga | Došli su iz EU, NATO itd. # Posle toga",
        "Prizren, Peć i dr. Posle toga | Prizren, Peć i dr. # Posle toga",
        "NIŠ, 9. maj 2011. (Beta) - Dve osobe su povređene. | NIŠ, 9. maj 2011. (Beta) - # Dve osobe su povređene.",
        "(Tanjug) – Pet kuća je izgorelo. | (Tanjug) – # Pet kuća je izgorelo.",
        "ČAČAK – Policija traga za dvojicom. | ČAČAK – # Policija traga za dvojicom.",
      })
  void sentences_end(String text, String expected) {
    assertThat(sentences(text)).containsExactly(expected.split(" # "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dolazak 10. juna 1999. godine nije rešio ništa.",
        "Zapaljeno u K. Mitrovici i dr. mestima.",
        "Crkve iz 14. i Sv. Đorđa iz 16. veka.",
        "Rekao je dr. Petar Petrović.",
        "Pripadnici tzv. OVK su tu.",
        "Rezolucija od 29. aprila 2004. doneta je.",
        "U 2. Prizrenskoj brigadi.",
        "Dana 22.03.2004. godine.",
        "Papa Jovan Pavle II. Vojtila.",
        "Kod 16,40 sati, 3.200 ljudi.",
        "Napadi (Staro Gacko i dr.), a u Prizrenu mir.",
        "Sajt www.vlada.rs javlja.",
        "Put Niš - Pirot je blokiran.",
        "NIŠ je jak - Pirot nije.",
      })
  void sentences_go_on(String text) {
    assertThat(sentences(text)).containsExactly(text);
  }

  @Test
  void a_line_end_parts_paragraphs() {
    assertThat(sentences("Naslov bez tačke\r\n\r\nPrvi pasus\nDrugi pasus"))
        .containsExactly("Naslov bez tačke", "Prvi pasus", "Drugi pasus");
  }

  @Test
  void in_a_wrapped_text_only_an_empty_line_does() {
    assertThat(
            sentences(
                "Srbi su proterani\niz Kosova Polja, a zatim\ni iz Obilića, te\nPrizrena.\n\nKraj"))
        .containsExactly(
            "Srbi su proterani iz Kosova Polja, a zatim i iz Obilića, te Prizrena.", "Kraj");
  }

  @ParameterizedTest
  @CsvSource({
    "000_5b255ad14abcdcf9.txt, 23, 10",
    "001_b4b1573e9a430fc3.txt, 26, 23",
    "002_fd8961f89b2ea837.txt, 26, 16",
    "003_14815ed51c892a79.txt, 24, 12",
    "004_e56e9db955201da5.txt, 12, 11",
  })
  void every_token_is_in_one_sentence(String seed, int expected, int paragraphs)
      throws IOException {
    CanonicalText canonical =
        CanonicalText.of(Files.readString(HOME.resolve("seeds").resolve(seed)));
    List<Token> tokens = Tokeniser.tokens(canonical);
    List<Sentence> sentences = splitter.sentences(canonical, tokens);
    int next = 0;
    for (Sentence sentence : sentences) {
      assertThat(sentence.from()).isEqualTo(next);
      next = sentence.to();
    }
    assertThat(next).isEqualTo(tokens.size());
    assertThat(sentences).hasSize(expected);
    assertThat(sentences.getLast().paragraph()).isEqualTo(paragraphs - 1);
  }

  @Test
  void what_has_no_end_is_cut_at_a_comma_or_else_where_it_stands() {
    List<String> listed = sentences("selo Brdo, ".repeat(1_000));
    assertThat(listed).hasSizeBetween(5, 10).allMatch(sentence -> sentence.endsWith(","));
    List<String> bare = sentences("selo Brdo ".repeat(1_000));
    assertThat(bare).hasSizeBetween(3, 6);
    assertThat(String.join(" ", bare)).isEqualTo("selo Brdo ".repeat(1_000).strip());
  }
}

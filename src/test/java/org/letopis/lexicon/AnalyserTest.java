package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;
import org.letopis.text.Token;

class AnalyserTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));
  private static Analyser analyser;

  @BeforeAll
  static void load() throws IOException {
    analyser = Analyser.load(HOME.resolve("mappings"));
  }

  private static AnalysedDocument analysed(String text) {
    return analyser.analyse(new Document("a.txt", text, ""), Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "000_5b255ad14abcdcf9.txt",
        "001_b4b1573e9a430fc3.txt",
        "002_fd8961f89b2ea837.txt",
        "003_14815ed51c892a79.txt",
        "004_e56e9db955201da5.txt",
      })
  void nearly_every_word_of_the_seeds_has_a_reading_and_names_do_not_overlap(String seed)
      throws IOException {
    AnalysedDocument document = analysed(Files.readString(HOME.resolve("seeds").resolve(seed)));
    List<Token> words = document.tokens().stream().filter(Token::isWord).toList();
    long known =
        words.stream().filter(word -> !document.readings().get(word.index()).isEmpty()).count();
    assertThat(known * 100.0 / words.size()).isGreaterThan(97);
    int last = 0;
    for (Mention mention : document.mentions()) {
      if (mention instanceof Mention.Name name) {
        assertThat(name.from()).isGreaterThanOrEqualTo(last);
        last = name.to();
      }
    }
  }

  @Test
  void names_quantities_and_times_are_mentions_in_text_order() {
    AnalysedDocument document = analysed("U Kuscu je 17. marta 2004. zapaljeno preko 800 kuća.");
    assertThat(document.mentions())
        .extracting(mention -> mention.getClass().getSimpleName())
        .containsExactly("Name", "Time", "Quantity");
  }

  @Test
  void a_date_without_a_year_takes_the_year_that_the_catalogue_entry_covers() {
    Catalogue.Entry entry =
        new Catalogue.Entry(
            "a.txt",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of("2004-03-17"),
            Optional.of("2004-04"),
            Optional.empty());
    AnalysedDocument document =
        analyser.analyse(new Document("a.txt", "Izbilo je 17. marta.", ""), Optional.of(entry));
    assertThat(document.mentions())
        .singleElement()
        .isInstanceOfSatisfying(
            Mention.Time.class, time -> assertThat(time.span().start()).contains("2004-03-17"));
  }

  @Test
  void several_threads_get_the_same() throws IOException {
    String text = Files.readString(HOME.resolve("seeds").resolve("001_b4b1573e9a430fc3.txt"));
    AnalysedDocument alone = analysed(text);
    assertThat(IntStream.range(0, 16).parallel().mapToObj(i -> analysed(text)).distinct())
        .containsExactly(alone);
  }

  @Test
  void a_text_without_words_has_nothing() {
    assertThat(analysed("\uFEFF\n").sentences()).isEmpty();
    assertThat(analysed("...").mentions()).isEmpty();
  }
}

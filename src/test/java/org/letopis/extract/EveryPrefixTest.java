package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.letopis.claim.Claim;
import org.letopis.lexicon.Analyser;
import org.letopis.text.Document;

/** No text stops the extractor, wherever it breaks off. */
class EveryPrefixTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home", "."));
  private static final Path VARIATIONS =
      HOME.resolve("src/test/resources/org/letopis/extract/variations");

  @Test
  void a_sentence_may_break_off_after_any_word() throws IOException {
    Analyser analyser = Analyser.load(HOME.resolve("mappings"));
    Extractor extractor = Extractor.load(HOME.resolve("mappings"));
    for (String sentence : sentences()) {
      for (int end = sentence.indexOf(' '); end > 0; end = sentence.indexOf(' ', end + 1)) {
        String text = sentence.substring(0, end);
        Document document = new Document("prefix.txt", text, "0");
        for (Claim claim :
            extractor.extract(analyser.analyse(document, Optional.empty())).claims()) {
          assertThat(text).contains(claim.evidence().quote());
        }
      }
    }
  }

  private static List<String> sentences() throws IOException {
    List<String> found = new java.util.ArrayList<>(List.of("UNMIK tvrdi ", "Policija navodi "));
    try (Stream<Path> tables = Files.list(VARIATIONS)) {
      for (Path table : tables.sorted().toList()) {
        try (Stream<String> lines = Files.lines(table, StandardCharsets.UTF_8)) {
          lines
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(line -> line.split("[\t|]")[0].strip() + " ")
              .forEach(found::add);
        }
      }
    }
    return found;
  }
}

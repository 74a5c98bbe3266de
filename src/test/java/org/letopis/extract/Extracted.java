package org.letopis.extract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;
import org.letopis.lexicon.Analyser;
import org.letopis.text.Document;

/** The extractor with the project's own mappings, and the tables that its tests read. */
final class Extracted {

  static final Path MAPPINGS = Path.of(System.getProperty("letopis.home")).resolve("mappings");

  private static final Analyser ANALYSER = analyser();
  private static final Extractor EXTRACTOR = Extractor.load(MAPPINGS);

  private Extracted() {}

  private static Analyser analyser() {
    try {
      return Analyser.load(MAPPINGS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the text claims. */
  static List<Claim> claims(String text) {
    return extraction(text).claims();
  }

  /** What in the text was not understood. */
  static List<Finding> findings(String text) {
    return extraction(text).findings();
  }

  private static Extraction extraction(String text) {
    Document document = new Document("stdin.txt", text, "0");
    return EXTRACTOR.extract(ANALYSER.analyse(document, Optional.empty()));
  }

  /** The rows of a table beside this class: cells between bars, lines with # left out. */
  static List<List<String>> table(String name) {
    try (InputStream in = Extracted.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> Arrays.stream(line.split("\\|", -1)).map(String::strip).toList())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

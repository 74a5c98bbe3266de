package org.letopis.lexicon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.text.CanonicalText;
import org.letopis.text.Sentence;
import org.letopis.text.SentenceSplitter;
import org.letopis.text.Token;
import org.letopis.text.Tokeniser;

/** The quantities and times of a text, found by the real thing, for the tests. */
record Figures(List<Mention.Quantity> quantities, List<Mention.Time> times) {

  static final Path HOME = Path.of(System.getProperty("letopis.home", "."));

  private static final Finders FINDERS = load();

  private record Finders(
      Dictionary dictionary,
      SentenceSplitter splitter,
      TimeFinder times,
      QuantityFinder quantities) {}

  private static Finders load() {
    Path mappings = HOME.resolve("mappings");
    try {
      return new Finders(
          Dictionary.load(),
          SentenceSplitter.load(mappings),
          TimeFinder.load(mappings),
          QuantityFinder.load(mappings));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static Figures of(String text, Optional<Integer> year) {
    CanonicalText canonical = CanonicalText.of(text);
    List<Token> tokens = Tokeniser.tokens(canonical);
    List<List<Reading>> readings =
        tokens.stream().map(token -> FINDERS.dictionary().readings(token.form())).toList();
    List<Sentence> sentences = FINDERS.splitter().sentences(canonical, tokens);
    List<Mention.Time> times = FINDERS.times().find(text, tokens, readings, sentences, year);
    return new Figures(FINDERS.quantities().find(text, tokens, readings, sentences, times), times);
  }

  /** The rows of a table beside this class: cells parted by bars, # begins a comment. */
  static List<List<String>> rows(String table) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    String name = "/org/letopis/lexicon/" + table;
    try (var in = Figures.class.getResourceAsStream(name)) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          rows.add(List.of(line.split("\\|", -1)).stream().map(String::strip).toList());
        }
      }
    }
    return rows;
  }

  static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }
}

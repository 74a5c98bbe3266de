package org.letopis.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.Extraction;
import org.letopis.extract.Extractor;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.lexicon.Analyser;
import org.letopis.text.CanonicalText;
import org.letopis.text.Document;
import org.letopis.text.LanguageCheck;
import org.letopis.text.Sentence;
import org.letopis.text.SentenceSplitter;
import org.letopis.text.Token;
import org.letopis.text.Tokeniser;

/** The stages from a text to its claims, and the front end that they are measured against. */
final class Conversion {

  private final LanguageCheck languages;
  private final SentenceSplitter splitter;
  private final Analyser analyser;
  private final Extractor extractor;

  private Conversion(
      LanguageCheck languages, SentenceSplitter splitter, Analyser analyser, Extractor extractor) {
    this.languages = languages;
    this.splitter = splitter;
    this.analyser = analyser;
    this.extractor = extractor;
  }

  /**
   * Loads rules, lexica and dictionary.
   *
   * @param home the project's folder
   */
  static Conversion load(Path home) throws IOException {
    Path mappings = home.resolve("mappings");
    return new Conversion(
        LanguageCheck.load(mappings),
        SentenceSplitter.load(mappings),
        Analyser.load(mappings),
        Extractor.load(mappings));
  }

  static Document document(String text) {
    return new Document("generated.txt", text, "0".repeat(64));
  }

  /**
   * The reference: normalise, tokenise, split, look up every word; gives the number of readings.
   */
  int frontEnd(Document document) {
    CanonicalText canonical = CanonicalText.of(document.text());
    List<Token> tokens = Tokeniser.tokens(canonical);
    List<Sentence> sentences = splitter.sentences(canonical, tokens);
    int readings = sentences.size();
    for (Token token : tokens) {
      if (token.isWord()) {
        readings += analyser.dictionary().readings(token.form()).size();
      }
    }
    return readings;
  }

  /** Everything before the rules: front end, names, times, quantities. */
  AnalysedDocument analyse(Document document) {
    return analyser.analyse(document, Optional.empty());
  }

  /**
   * What {@code letopis claims} does with a text that it has read.
   *
   * @throws IllegalArgumentException where the text is taken for one in another language
   */
  Extraction convert(Document document) {
    languages
        .refusal(document)
        .ifPresent(
            refusal -> {
              throw new IllegalArgumentException(refusal.toString());
            });
    return extractor.extract(analyse(document));
  }
}

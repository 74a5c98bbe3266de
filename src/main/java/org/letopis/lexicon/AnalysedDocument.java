package org.letopis.lexicon;

import java.util.List;
import java.util.Optional;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/**
 * A document with everything that the lexicon knows of its words.
 *
 * @param document as it was read
 * @param entry what the catalogue says of it
 * @param tokens its tokens in text order
 * @param readings the readings of each token, by token index; empty for what nothing knows
 * @param sentences its sentences in text order
 * @param mentions names, quantities and times in text order; names do not overlap names, nor
 *     quantities quantities
 */
public record AnalysedDocument(
    Document document,
    Optional<Catalogue.Entry> entry,
    List<Token> tokens,
    List<List<Reading>> readings,
    List<Sentence> sentences,
    List<Mention> mentions) {

  public AnalysedDocument {
    tokens = List.copyOf(tokens);
    readings = readings.stream().map(List::copyOf).toList();
    sentences = List.copyOf(sentences);
    mentions = List.copyOf(mentions);
    if (tokens.size() != readings.size()) {
      throw new IllegalArgumentException("readings are not one list a token");
    }
  }
}

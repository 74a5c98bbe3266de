package org.letopis.extract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;
import org.letopis.extract.frame.Frames;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.PhraseReader;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Confidences;
import org.letopis.extract.rule.Kind;
import org.letopis.extract.rule.KindReader;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Inflector;
import org.letopis.lexicon.Paradigms;

/** Finds the claims of one document. Immutable; safe to use from several threads. */
public final class Extractor {

  private final PhraseReader reader;
  private final Frames frames;
  private final Naming naming;
  private final UnknownWords unknown;

  private Extractor(PhraseReader reader, Frames frames, Naming naming, UnknownWords unknown) {
    this.reader = reader;
    this.frames = frames;
    this.naming = naming;
    this.unknown = unknown;
  }

  /**
   * Reads kinds, rules and lexica.
   *
   * @param mappings the project's {@code mappings/} folder
   * @throws UncheckedIOException where a file of it cannot be read
   */
  public static Extractor load(Path mappings) {
    try {
      Path language = mappings.resolve("sr");
      Inflector inflector = Inflector.load();
      Dictionary dictionary = Dictionary.load();
      List<Kind> kinds = KindReader.read(mappings.resolve("kinds"));
      return new Extractor(
          PhraseReader.load(language, new Paradigms(dictionary), inflector),
          Frames.of(kinds, Confidences.read(mappings.resolve("confidence.tsv")), language),
          new Naming(inflector),
          new UnknownWords(dictionary));
    } catch (IOException e) {
      throw new UncheckedIOException("the Serbian dictionary cannot be read", e);
    }
  }

  /** The claims of a document, in text order, and notices of what was not understood. */
  public Extraction extract(AnalysedDocument document) {
    List<Phrases> sentences = reader.read(document);
    Frames.Found found = frames.read(sentences, reader.nouns(), naming);
    List<Claim> claims = found.claims();
    if (sentences.isEmpty()) {
      return new Extraction(claims, List.of());
    }
    Words words = sentences.getFirst().words();
    List<Finding> unread = new ArrayList<>(UnreadFigures.of(words, claims));
    unread.addAll(OpenReferences.of(words.document(), found.doubts()));
    unknown.in(words, sentences).ifPresent(unread::add);
    return new Extraction(claims, unread);
  }
}

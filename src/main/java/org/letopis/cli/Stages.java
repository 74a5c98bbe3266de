package org.letopis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Finding;
import org.letopis.extract.Extraction;
import org.letopis.extract.Extractor;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.lexicon.Analyser;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.DocumentClaims;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;
import org.letopis.text.DocumentReader;
import org.letopis.text.LanguageCheck;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The stages that see one document at a time: bytes in, claims and findings out. */
final class Stages {

  private static final Logger LOG = LoggerFactory.getLogger(Stages.class);

  private final LanguageCheck languages;
  private final Analyser analyser;
  private final Extractor extractor;

  private Stages(LanguageCheck languages, Analyser analyser, Extractor extractor) {
    this.languages = languages;
    this.analyser = analyser;
    this.extractor = extractor;
  }

  /**
   * Reads what is declared.
   *
   * @throws CannotRunException where a file of it says something that cannot be meant
   */
  static Stages load(Path mappings) throws IOException {
    try {
      return new Stages(
          LanguageCheck.load(mappings), Analyser.load(mappings), Extractor.load(mappings));
    } catch (IllegalArgumentException e) {
      throw new CannotRunException("\"%s\": %s".formatted(mappings, e.getMessage()), e);
    }
  }

  /**
   * What came of one file.
   *
   * @param name its file name
   * @param claims what it claims; empty where it could not be converted
   * @param findings what there is to tell of the file
   * @param unread notices of what in it was not understood
   */
  record Converted(
      String name, Optional<DocumentClaims> claims, List<Finding> findings, List<Finding> unread) {
    Converted {
      findings = List.copyOf(findings);
      unread = List.copyOf(unread);
    }

    /** One of which nothing came. */
    static Converted lost(String name, List<Finding> findings) {
      return new Converted(name, Optional.empty(), findings, List.of());
    }

    /** The same with other findings of the file. */
    Converted with(List<Finding> others) {
      return new Converted(name, claims, others, unread);
    }
  }

  List<GazetteerEntry> gazetteer() {
    return List.copyOf(analyser.gazetteer().entries());
  }

  Converted convert(Path file, Catalogue catalogue) {
    return convert(file.getFileName().toString(), DocumentReader.read(file), catalogue);
  }

  Converted convert(InputStream input, Catalogue catalogue) throws IOException {
    return convert(DocumentReader.STANDARD_INPUT, input, catalogue);
  }

  Converted convert(String name, InputStream input, Catalogue catalogue) throws IOException {
    return convert(name, DocumentReader.read(name, input), catalogue);
  }

  private Converted convert(String name, DocumentReader.Result result, Catalogue catalogue) {
    return switch (result) {
      case DocumentReader.Result.Lost lost -> Converted.lost(name, List.of(lost.finding()));
      case DocumentReader.Result.Read read -> guarded(read, catalogue);
    };
  }

  /** A text on which the program fails is lost and told; the others are converted. */
  private Converted guarded(DocumentReader.Result.Read read, Catalogue catalogue) {
    try {
      return convert(read, catalogue);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("\"{}\" cannot be converted", read.document().name(), e);
      return Converted.lost(
          read.document().name(),
          List.of(
              Finding.loss(
                  read.document().name(),
                  "cannot be converted: the program fails on it (%s)"
                      .formatted(e.getClass().getSimpleName()),
                  "report it, with the text; the trace is on standard error")));
    }
  }

  private Converted convert(DocumentReader.Result.Read read, Catalogue catalogue) {
    Document document = read.document();
    List<Finding> findings = new ArrayList<>(read.notices());
    Optional<Finding> refusal = languages.refusal(document);
    if (refusal.isPresent()) {
      findings.add(refusal.get());
      return Converted.lost(document.name(), findings);
    }
    Optional<Catalogue.Entry> entry = catalogue.entry(document.name());
    AnalysedDocument analysed = analyser.analyse(document, entry);
    Extraction extraction = extractor.extract(analysed);
    return new Converted(
        document.name(),
        Optional.of(new DocumentClaims(document, entry, extraction.claims())),
        findings,
        extraction.findings());
  }
}

package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.letopis.text.CanonicalText;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;
import org.letopis.text.Sentence;
import org.letopis.text.SentenceSplitter;
import org.letopis.text.Token;
import org.letopis.text.Tokeniser;

/** Analyses documents: tokens, sentences, readings, names, quantities and times. Thread-safe. */
public final class Analyser {

  private final SentenceSplitter splitter;
  private final Dictionary dictionary;
  private final MissingWords missingWords;
  private final Diacritics diacritics;
  private final Paradigms paradigms;
  private final Gazetteer gazetteer;
  private final QuantityFinder quantities;
  private final TimeFinder times;

  private Analyser(
      SentenceSplitter splitter,
      Dictionary dictionary,
      MissingWords missingWords,
      Diacritics diacritics,
      Paradigms paradigms,
      Gazetteer gazetteer,
      QuantityFinder quantities,
      TimeFinder times) {
    this.splitter = splitter;
    this.dictionary = dictionary;
    this.missingWords = missingWords;
    this.diacritics = diacritics;
    this.paradigms = paradigms;
    this.gazetteer = gazetteer;
    this.quantities = quantities;
    this.times = times;
  }

  /**
   * The analyser of Serbian.
   *
   * @param mappings the folder of the mappings
   * @throws IOException when one of its files cannot be read or a line of it is wrong
   */
  public static Analyser load(Path mappings) throws IOException {
    Dictionary dictionary = Dictionary.load();
    Paradigms paradigms = new Paradigms(dictionary);
    Gazetteer gazetteer = Gazetteer.load(mappings, paradigms);
    return new Analyser(
        SentenceSplitter.load(mappings),
        dictionary,
        MissingWords.load(mappings),
        Diacritics.load(mappings, dictionary, gazetteer),
        paradigms,
        gazetteer,
        QuantityFinder.load(mappings),
        TimeFinder.load(mappings));
  }

  /** The dictionary that it reads words by. */
  public Dictionary dictionary() {
    return dictionary;
  }

  /** The paradigms that it puts names into their cases by. */
  public Paradigms paradigms() {
    return paradigms;
  }

  /** The gazetteer that it finds names by. */
  public Gazetteer gazetteer() {
    return gazetteer;
  }

  /**
   * Analyses a document.
   *
   * @param document a document in Serbian (see {@link org.letopis.text.LanguageCheck})
   * @param entry what the catalogue says of it; the year that it covers is the year of dates that
   *     name none
   */
  public AnalysedDocument analyse(Document document, Optional<Catalogue.Entry> entry) {
    CanonicalText canonical = CanonicalText.of(document.text());
    List<Token> written = Tokeniser.tokens(canonical);
    List<Sentence> sentences = splitter.sentences(canonical, written);
    List<Token> tokens = diacritics.restored(document.text(), written, sentences);
    List<List<Reading>> words = tokens.stream().map(this::readings).toList();
    List<Mention.Name> names = gazetteer.names(tokens, words, sentences);
    List<List<Reading>> readings = NameReadings.of(tokens, words, names, paradigms);
    String text = document.text();
    List<Mention.Time> dates =
        times.find(text, tokens, readings, sentences, entry.flatMap(Analyser::year));
    List<Mention> mentions = new ArrayList<>(names);
    mentions.addAll(dates);
    mentions.addAll(quantities.find(text, tokens, readings, sentences, dates));
    mentions.sort(Comparator.comparingInt(Mention::from).thenComparingInt(Mention::to));
    return new AnalysedDocument(document, entry, tokens, readings, sentences, mentions);
  }

  /** The year that a document is about; empty where it covers several. */
  private static Optional<Integer> year(Catalogue.Entry entry) {
    return entry
        .coverageStart()
        .map(start -> start.substring(0, 4))
        .filter(year -> entry.coverageEnd().map(end -> end.startsWith(year)).orElse(true))
        .map(Integer::valueOf);
  }

  private List<Reading> readings(Token token) {
    if (!token.isWord()) {
      return List.of();
    }
    List<Reading> known = dictionary.readings(token.form());
    if (!known.isEmpty()) {
      return known;
    }
    List<Reading> missing = missingWords.readings(token.form());
    return missing.isEmpty() ? RelationalAdjectives.readings(token.form()) : missing;
  }
}

package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.lexicon.Inflector;
import org.letopis.lexicon.Paradigms;
import org.letopis.text.Sentence;

/** Reads a document's sentences into noun phrases and clauses. Immutable. */
public final class PhraseReader {

  private final Nouns nouns;
  private final Prepositions prepositions;
  private final PersonLexicon lexicon;
  private final Set<String> implicatives;
  private final Paradigms paradigms;
  private final Inflector inflector;
  private final FunctionWords functions;
  private final Set<String> acts;
  private final PlaceAnnouncements announcements;

  private PhraseReader(
      Nouns nouns,
      Prepositions prepositions,
      PersonLexicon lexicon,
      Set<String> implicatives,
      Paradigms paradigms,
      Inflector inflector,
      FunctionWords functions,
      Set<String> acts,
      PlaceAnnouncements announcements) {
    this.announcements = announcements;
    this.functions = functions;
    this.acts = acts;
    this.paradigms = paradigms;
    this.inflector = inflector;
    this.implicatives = implicatives;
    this.nouns = nouns;
    this.prepositions = prepositions;
    this.lexicon = lexicon;
  }

  /**
   * Reads the lexica.
   *
   * @param language the folder of the language, {@code mappings/sr}
   */
  public static PhraseReader load(Path language, Paradigms paradigms, Inflector inflector) {
    Prepositions prepositions = Prepositions.load(language);
    return new PhraseReader(
        Nouns.load(language, inflector),
        prepositions,
        PersonLexicon.load(language),
        Set.copyOf(
            Table.read(language.resolve("implicatives.tsv")).rows().stream()
                .map(r -> r.cell(0))
                .toList()),
        paradigms,
        inflector,
        FunctionWords.load(language),
        CountedTail.load(language),
        new PlaceAnnouncements(prepositions, PlaceAnnouncers.load(language)));
  }

  public Nouns nouns() {
    return nouns;
  }

  /** The sentences of a document, in text order. */
  public List<Phrases> read(AnalysedDocument document) {
    Words words = new Words(document, functions, acts);
    PersonNames persons = PersonNames.find(words, lexicon, nouns, prepositions);
    SiteNames sites = SiteNames.find(words, nouns, persons);
    IntroducedPlaces introduced =
        IntroducedPlaces.of(words, nouns, persons, lexicon, announcements, paradigms);
    PlaceNames places =
        PlaceNames.find(
            words,
            new PlaceReader(
                introduced, nouns, announcements, persons, sites, paradigms, inflector));
    NominalReader reader = new NominalReader(words, nouns, prepositions, persons, sites, places);
    return document.sentences().stream().map(s -> read(words, s, reader)).toList();
  }

  private Phrases read(Words words, Sentence sentence, NominalReader reader) {
    List<Nominal> nominals = new ArrayList<>();
    int i = sentence.from();
    while (i < sentence.to()) {
      Optional<Nominal> nominal = reader.at(i, sentence.to());
      nominal.ifPresent(nominals::add);
      i = nominal.map(Nominal::to).orElse(i + 1);
    }
    return new ClauseReader(words, sentence, nominals, implicatives).read();
  }
}

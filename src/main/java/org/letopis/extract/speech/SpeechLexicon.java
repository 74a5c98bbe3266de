package org.letopis.extract.speech;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** The words of attribution: nouns of source, verbs of saying, words that cite a second source. */
public final class SpeechLexicon {

  private static final Set<String> ACTS = Set.of("Resolution", "Declaration", "Condemnation");

  /**
   * A verb of saying.
   *
   * @param modality how sure what it introduces is
   * @param kind the kind of claim that the act itself is
   * @param takesClause whether a clause with "da" can follow
   * @param takesObject whether what it says can be its object
   * @param takesList whether its object says something only where it announces a list
   * @param takesTopic whether it can tell of a figure: govoriti o
   */
  record Saying(
      Modality modality,
      String kind,
      boolean takesClause,
      boolean takesObject,
      boolean takesList,
      boolean takesTopic) {}

  /**
   * A noun of source.
   *
   * @param modality how sure what it introduces is
   * @param governors the prepositions with which it introduces
   */
  record Source(Modality modality, Set<String> governors) {}

  private final LemmaPhrases<Source> sources = new LemmaPhrases<>();
  private final LemmaPhrases<String> citing = new LemmaPhrases<>();
  private final Map<String, Saying> verbs = new HashMap<>();
  private final Set<String> lists = new HashSet<>();
  private final Set<String> pointers = new HashSet<>();
  private final Set<String> ofThird = new HashSet<>();
  private final Set<String> own = new HashSet<>();

  /**
   * Reads saying.tsv, sources.tsv and citing.tsv.
   *
   * @param language the folder of a language's lexica
   * @throws IllegalArgumentException where a row is not as the columns say
   */
  public static SpeechLexicon load(Path language) {
    SpeechLexicon lexicon = new SpeechLexicon();
    for (Table.Row row : Table.read(language.resolve("sources.tsv")).rows()) {
      Set<String> governors = new HashSet<>();
      row.list(2).forEach(g -> governors.add(g.substring(0, g.indexOf(':'))));
      lexicon.sources.add(row.cell(0), new Source(Modality.of(row.cell(1)), Set.copyOf(governors)));
    }
    for (Table.Row row : Table.read(language.resolve("saying.tsv")).rows()) {
      Set<String> government = new HashSet<>(row.list(4));
      Saying saying =
          new Saying(
              Modality.of(row.cell(1)),
              row.cell(3),
              government.contains("da"),
              government.contains("content:ACC"),
              government.contains("list:ACC"),
              government.contains("topic:o LOC"));
      if (!ACTS.contains(saying.kind())) {
        lexicon.verbs.put(row.cell(0), saying);
      }
    }
    for (Table.Row row : Table.read(language.resolve("citing.tsv")).rows()) {
      switch (row.cell(1)) {
        case "list" -> lexicon.lists.add(row.cell(0));
        case "own" -> lexicon.own.add(row.cell(0));
        case "third" -> lexicon.ofThird.add(row.cell(0));
        case "points" -> lexicon.pointers.add(row.cell(0));
        default -> lexicon.citing.add(row.cell(0), row.cell(1));
      }
    }
    return lexicon;
  }

  /** The noun of source that begins at the token. */
  Optional<LemmaPhrases.Match<Source>> source(Words words, int i, int limit) {
    return sources.at(words, i, limit);
  }

  /** Words behind which the second source stands: "pozivajući se na". */
  Optional<LemmaPhrases.Match<String>> citing(Words words, int i, int limit) {
    return citing.at(words, i, limit);
  }

  /** Whether the token announces a list: imena, spisak. */
  boolean announcesList(Words words, int i) {
    return words.hasLemma(i, lists);
  }

  /** Whether the token points back at what was named before: taj, ovaj. */
  boolean pointsBack(Words words, int i) {
    return words.hasLemma(i, pointers);
  }

  /** Whether the token says that what follows is the document's own: naš. */
  boolean isOwn(Words words, int i) {
    return words.hasLemma(i, own);
  }

  /** Whether the token says that what follows is of a person told before: njegov, njihov. */
  boolean isOfThird(Words words, int i) {
    return words.hasLemma(i, ofThird);
  }

  /** The verb of saying at the token, in a form that makes a clause. */
  Optional<Saying> saying(Words words, int i) {
    if (!words.hasLemma(i, verbs.keySet())) {
      return Optional.empty();
    }
    return words.readings(i).stream()
        .filter(r -> isFinite(r) || isPassive(r))
        .map(r -> verbs.get(r.lemma()))
        .filter(Objects::nonNull)
        .findFirst();
  }

  /** Whether the token is a passive participle of a verb of saying: saopšteno, navedeno. */
  boolean isPassive(Words words, int i) {
    return words.any(i, r -> isPassive(r) && verbs.containsKey(r.lemma()));
  }

  private static boolean isFinite(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.VERB
        && reading
            .verbForm()
            .filter(
                v ->
                    v == VerbForm.PRESENT
                        || v == VerbForm.ACTIVE_PARTICIPLE
                        || v == VerbForm.AORIST)
            .isPresent();
  }

  private static boolean isPassive(Reading reading) {
    return reading.verbForm().filter(v -> v == VerbForm.PASSIVE_PARTICIPLE).isPresent();
  }
}

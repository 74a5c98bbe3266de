package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Table;

/**
 * The lexica of what makes a clause no claim, or a claim of another modality. Immutable.
 *
 * @param adverbs words of a clause or a sentence: navodno, umalo
 * @param governors verbs and nouns that govern an event: planirati, pokušaj
 * @param negations words that negate
 * @param mood sentences and clauses that assert nothing
 * @param subjunctives what somebody wants or allows
 * @param falsehoods what is called false
 * @param unreal works of fiction and drills
 * @param everyday what people do every day
 * @param figurative complements of a noun of an event that make it a figure of speech
 * @param figures phrases in which a trigger has another sense
 */
public record HedgeLexicon(
    LemmaPhrases<Hedge> adverbs,
    Governors governors,
    Negations negations,
    Mood mood,
    Subjunctives subjunctives,
    Falsehoods falsehoods,
    Unreal unreal,
    Everyday everyday,
    Set<String> figurative,
    LemmaPhrases<Boolean> figures) {

  /**
   * Reads hedges.tsv and the other lexica of what is no claim.
   *
   * @param language the folder of a language's lexica
   * @throws IllegalArgumentException where a row is not as the columns say
   */
  public static HedgeLexicon load(Path language) {
    LemmaPhrases<Hedge> adverbs = new LemmaPhrases<>();
    LemmaPhrases<Hedge> verbs = new LemmaPhrases<>();
    for (Table.Row row : Table.read(language.resolve("implicatives.tsv")).rows()) {
      verbs.add(row.cell(0), Hedge.FACTIVE);
    }
    for (Table.Row row : Table.read(language.resolve("hedges.tsv")).rows()) {
      List<String> flags = row.list(2);
      (flags.contains("words") ? adverbs : verbs)
          .add(row.cell(0), new Hedge(row.cell(1), Set.copyOf(flags)));
    }
    for (Table.Row row : Table.read(language.resolve("saying.tsv")).rows()) {
      // "iz preduzeća odbacuju tvrdnje da": who denies it may stay unnamed, and it is denied.
      if (row.cell(2).equals("denied")) {
        verbs.add(row.cell(0), new Hedge("block", Set.of("prevented")));
      }
    }
    ClauseWords clauseWords = ClauseWords.load(language);
    Negations negations = Negations.load(language);
    Set<String> figurative =
        Table.read(language.resolve("figures-of-speech.tsv")).rows().stream()
            .map(row -> row.cell(0))
            .collect(Collectors.toUnmodifiableSet());
    LemmaPhrases<Boolean> figures = new LemmaPhrases<>();
    figurative.stream().filter(f -> f.contains(" ")).sorted().forEach(f -> figures.add(f, true));
    return new HedgeLexicon(
        adverbs,
        new Governors(adverbs, verbs, negations, clauseWords),
        negations,
        new Mood(clauseWords),
        Subjunctives.load(language, clauseWords),
        Falsehoods.load(language),
        Unreal.load(language),
        Everyday.load(language),
        figurative,
        figures);
  }
}

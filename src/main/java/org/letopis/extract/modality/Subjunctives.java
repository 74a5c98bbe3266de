package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.VerbForm;

/**
 * "da" with a present, and the infinitive: what somebody wants, allows or comes to do. It is told
 * as a fact only where a verb of saying introduces it ("kaže da vojnici pale kuće").
 */
final class Subjunctives {

  private final Set<String> sayings;
  private final Set<String> implicatives;
  private final ClauseWords clauseWords;

  private Subjunctives(Set<String> sayings, Set<String> implicatives, ClauseWords clauseWords) {
    this.clauseWords = clauseWords;
    this.sayings = Set.copyOf(sayings);
    this.implicatives = Set.copyOf(implicatives);
  }

  static Subjunctives load(Path language, ClauseWords clauseWords) {
    Set<String> sayings = new HashSet<>();
    for (Table.Row row : Table.read(language.resolve("saying.tsv")).rows()) {
      if (row.list(4).contains("da")) {
        sayings.add(row.cell(0));
      }
    }
    Set<String> implicatives = new HashSet<>();
    Table.read(language.resolve("implicatives.tsv"))
        .rows()
        .forEach(row -> implicatives.add(row.cell(0)));
    return new Subjunctives(sayings, implicatives, clauseWords);
  }

  /** Whether the trigger is told as wanted or allowed, not as something that happened. */
  boolean holds(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    // "odneti su putiri": a participle that looks like an infinitive.
    if (hasForm(words, trigger, VerbForm.INFINITIVE) && !words.isPassiveParticiple(trigger)) {
      return own(phrases, clause).noneMatch(i -> words.hasLemma(i, implicatives));
    }
    Optional<Integer> opener =
        clause.opener().filter(o -> clause.type() == Clause.Type.SUBORDINATE);
    return opener.filter(o -> words.lower(o).equals("da")).isPresent()
        && (isPresent(phrases, clause, trigger) || isToBe(phrases, clause, trigger))
        && !isSaid(phrases, opener.get());
  }

  /**
   * "da pale kuće", "da pošalju 300 vojnika": a present, no auxiliary and no participle beside it.
   */
  private static boolean isPresent(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    boolean counted =
        phrases.nominalOver(trigger).filter(n -> n.quantity().isPresent()).isPresent()
            && own(phrases, clause).anyMatch(i -> isVerb(phrases, i, VerbForm.PRESENT));
    return (counted || hasForm(words, trigger, VerbForm.PRESENT))
        && own(phrases, clause)
            .filter(i -> phrases.nominalOver(i).isEmpty())
            .noneMatch(
                i ->
                    Verbs.isAuxiliary(words, i)
                        // "spale" is a perfect of another verb too.
                        || i != trigger && hasForm(words, i, VerbForm.ACTIVE_PARTICIPLE));
  }

  /** "da kuće budu spaljene". */
  private boolean isToBe(Phrases phrases, Clause clause, int trigger) {
    Words words = phrases.words();
    return hasForm(words, trigger, VerbForm.PASSIVE_PARTICIPLE)
        && phrases.nominalOver(trigger).isEmpty()
        && own(phrases, clause).anyMatch(i -> clauseWords.is(words, i, "to-be"));
  }

  private boolean isSaid(Phrases phrases, int opener) {
    if (opener == phrases.sentence().from()) {
      return false;
    }
    Clause before = phrases.clauseOf(opener - 1);
    return own(phrases, before)
        .filter(i -> i < opener)
        .anyMatch(i -> phrases.words().hasLemma(i, sayings));
  }

  private static IntStream own(Phrases phrases, Clause clause) {
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index());
  }

  private static boolean isVerb(Phrases phrases, int i, VerbForm form) {
    return phrases.nominalOver(i).isEmpty() && hasForm(phrases.words(), i, form);
  }

  private static boolean hasForm(Words words, int i, VerbForm form) {
    return words.any(i, r -> r.verbForm().equals(Optional.of(form)));
  }
}

package org.letopis.extract.frame;

import java.util.EnumSet;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.VerbForm;

/** The relative clauses that tell of an event that it happened: "nemiri koji su izbili u Nišu". */
final class EventClauses {

  /** Forms of which the event is the subject. */
  private static final EnumSet<VerbForm> TELLING =
      EnumSet.of(VerbForm.PRESENT, VerbForm.ACTIVE_PARTICIPLE);

  private EventClauses() {}

  /**
   * "posle nemira koji su 3. maja izbili u Nišu": what the relative clause tells with a day or a
   * place happened, however the sentence comes to speak of it.
   */
  static Optional<Clause> telling(
      Context context, Phrases phrases, Nominal event, Rule.Occurrence rule) {
    return of(phrases, event, rule)
        .filter(c -> c.opener().filter(o -> isSubject(context.words(), o)).isPresent())
        .filter(c -> happens(context, phrases, c, rule))
        .filter(c -> isSet(context, phrases, c))
        .findFirst();
  }

  /** Whether a clause names its day or its place. */
  private static boolean isSet(Context context, Phrases phrases, Clause clause) {
    return context
            .circumstances()
            .time(phrases, clause)
            .filter(t -> t.start().isPresent())
            .isPresent()
        || !context
            .circumstances()
            .places(phrases, clause.nominals(), EnumSet.of(Meaning.IN))
            .isEmpty();
  }

  /** The relative clauses of an event, those behind its genitives and targets too. */
  static Stream<Clause> of(Phrases phrases, Nominal event, Rule.Occurrence rule) {
    return phrases.clauses().stream()
        .filter(c -> c.type() == Clause.Type.RELATIVE)
        .filter(
            c ->
                c.antecedent()
                    .filter(
                        a ->
                            a == event
                                || reaches(phrases, event, a) && agrees(phrases, event, c, rule))
                    .isPresent());
  }

  /**
   * "u sukobima demonstranata i policije koji su izbili": nothing but phrases of the event stand
   * between.
   */
  private static boolean reaches(Phrases phrases, Nominal event, Nominal last) {
    int end = event.to();
    for (Nominal next : phrases.nominals()) {
      if (next.from() < end) {
        continue;
      }
      boolean joined = next.from() == end || Links.between(phrases, end, next.from());
      boolean part = next.isPrepositional() || next.may(Case.GENITIVE) || next.may(Case.ACCUSATIVE);
      if (!joined || !part) {
        return false;
      }
      if (next == last) {
        return true;
      }
      end = next.to();
    }
    return false;
  }

  /** Whether a verb of the event in that clause is of its number and gender. */
  private static boolean agrees(
      Phrases phrases, Nominal event, Clause clause, Rule.Occurrence rule) {
    Words words = phrases.words();
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .anyMatch(
            i ->
                words.any(
                    i,
                    v ->
                        rule.verbs().contains(v.lemma())
                            && v.verbForm().filter(TELLING::contains).isPresent()
                            && words.any(event.head(), n -> isOf(v, n, event))));
  }

  private static boolean isOf(Reading verb, Reading noun, Nominal event) {
    boolean number = verb.number().equals(noun.number());
    boolean gender =
        verb.verbForm().filter(f -> f == VerbForm.PRESENT).isPresent()
            || verb.gender().equals(noun.gender());
    boolean inCase = noun.grammatical().filter(event::may).isPresent();
    return number && gender && inCase;
  }

  private static boolean isSubject(Words words, int pronoun) {
    return words.any(pronoun, r -> r.is(Case.NOMINATIVE));
  }

  /** Whether a clause says with more than "to be" that it happened. */
  private static boolean happens(
      Context context, Phrases phrases, Clause clause, Rule.Occurrence rule) {
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .filter(i -> !Verbs.isAuxiliary(context.words(), i) && phrases.nominalOver(i).isEmpty())
        .filter(i -> context.words().hasLemma(i, rule.verbs()))
        .anyMatch(
            i ->
                !context.hedges().negates(phrases, i)
                    && !context.hedges().blocks(phrases, i, rule.head()));
  }
}

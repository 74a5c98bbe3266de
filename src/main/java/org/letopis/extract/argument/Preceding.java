package org.letopis.extract.argument;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Tells what stands between a trigger and those before it of whom it tells. */
final class Preceding {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;

  Preceding(Predication predication) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
  }

  /** "dvojica muškaraca, obojica iz Niša": the same two. */
  static boolean isSameFigure(Nominal nominal, Nominal before) {
    return nominal.sort() == Sort.ELLIPTIC
        && nominal.quantity().isPresent()
        && nominal
            .quantity()
            .map(q -> q.count().low())
            .equals(before.quantity().map(q -> q.count().low()));
  }

  /** "trojica muškaraca, stara između 20 i 25 godina, privedena su": said of them by the way. */
  boolean isParenthesis(List<Patient> found, int end) {
    return !found.isEmpty()
        && end < trigger.first() - 1
        && words.form(end).equals(",")
        && words.form(trigger.first() - 1).equals(",");
  }

  /** "Mladić, student u Nišu, ubijen je": one and the same. */
  boolean isApposed(List<Patient> found, Nominal nominal) {
    if (found.size() != 1 || !words.form(trigger.first() - 1).equals(",")) {
      return false;
    }
    Nominal first = found.getFirst().nominal();
    return !isMany()
        && first.sort() == Sort.PEOPLE
        && nominal.sort() == Sort.PEOPLE
        && nominal.may(Case.NOMINATIVE)
        && first.quantity().isEmpty()
        && nominal.quantity().isEmpty()
        && words.form(nominal.from() - 1).equals(",");
  }

  /** Whether the trigger's form is a plural. */
  private boolean isMany() {
    return words.readings(trigger.first()).stream()
        .flatMap(r -> r.number().stream())
        .noneMatch(n -> n == Reading.Number.SINGULAR);
  }

  /** "bilo je 300 građana, a oni su uhapšeni": the subject is a pronoun of its own. */
  boolean isPronounBehind(int end) {
    return IntStream.range(end, trigger.first())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .anyMatch(
            i ->
                words.does(i, Use.PERSONAL)
                    && words.any(
                        i,
                        r ->
                            r.partOfSpeech() == PartOfSpeech.PRONOUN
                                && r.is(Case.NOMINATIVE)
                                && mayAgree(r)));
  }

  /** "muž mi je poginuo": no "we", the verb is in the singular. */
  private boolean mayAgree(Reading pronoun) {
    Set<Reading.Number> verb =
        words.readings(trigger.first()).stream()
            .filter(r -> r.gender().isPresent())
            .flatMap(r -> r.number().stream())
            .collect(Collectors.toSet());
    return verb.isEmpty() || pronoun.number().isEmpty() || verb.contains(pronoun.number().get());
  }

  /** "teže ili lakše oštećeno": an adverb that looks like a noun. */
  boolean isDegree(Nominal nominal) {
    return nominal.to() - nominal.from() == 1
        && words.is(nominal.head(), PartOfSpeech.ADVERB)
        && !words.token(nominal.head()).isCapitalised();
  }
}

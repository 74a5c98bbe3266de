package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Those of whom a clause tells by nothing but a relative clause: "oni koji su bacali kamenice
 * uhapšeni su". Nobody named or counted before is meant.
 */
public final class Headless {

  private Headless() {}

  /** The pronoun as the one affected, where the trigger's clause has no other. */
  public static Optional<Patient> of(Predication predication) {
    Phrases phrases = predication.phrases();
    Words words = predication.words();
    Trigger trigger = predication.trigger();
    Clause clause = predication.clause();
    boolean fitting =
        trigger.voice() == Trigger.Voice.PARTICIPLE
            && trigger.rule().affected().contains(Sort.PEOPLE)
            && trigger.rule().governed().isEmpty()
            && !trigger.rule().counted()
            && clause.type() == Clause.Type.MAIN
            && phrases.nominalOver(trigger.first()).isEmpty();
    if (!fitting) {
      return Optional.empty();
    }
    return IntStream.range(clause.from(), trigger.first())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .filter(i -> words.does(i, Use.PERSONAL) && isPluralSubject(words, i))
        .filter(i -> Relatives.is(words, words.form(i + 1).equals(",") ? i + 2 : i + 1))
        .mapToObj(i -> new Patient(standing(i), List.of()))
        .findFirst();
  }

  private static boolean isPluralSubject(Words words, int i) {
    return words.any(
        i,
        r ->
            r.partOfSpeech() == PartOfSpeech.PRONOUN
                && r.is(Case.NOMINATIVE)
                && r.number().filter(n -> n == Reading.Number.PLURAL).isPresent());
  }

  private static Nominal standing(int pronoun) {
    return new Nominal(
        pronoun,
        pronoun + 1,
        pronoun,
        Sort.PEOPLE,
        Optional.empty(),
        Set.of(Case.NOMINATIVE),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        false);
  }
}

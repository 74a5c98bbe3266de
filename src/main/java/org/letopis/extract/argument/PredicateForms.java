package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The numbers and genders in which a predicate can stand, its auxiliary taken into account: "ubila
 * je" is one woman's, "ubila su" is said of several.
 *
 * @param all the forms; empty where the word shows none
 * @param ofSpeakers whether the auxiliary is of the first or second person
 */
record PredicateForms(List<Form> all, boolean ofSpeakers) {

  /** An auxiliary stands at most so many tokens away. */
  private static final int REACH = 80;

  /** One form: its number, and its gender where it shows one. */
  record Form(Number number, Optional<Gender> gender) {

    boolean is(Number other, Gender shown) {
      return number == other && gender.filter(g -> g != shown).isEmpty();
    }
  }

  PredicateForms {
    all = List.copyOf(all);
  }

  private static final Question<Integer, PredicateForms> OF_VERB =
      new Question<>(PredicateForms::read);

  static PredicateForms of(Phrases phrases, int verb) {
    return phrases.ask(OF_VERB, verb);
  }

  private static PredicateForms read(Phrases phrases, int verb) {
    Words words = phrases.words();
    List<Form> found = new ArrayList<>();
    for (Reading reading : words.readings(verb)) {
      boolean predicate =
          reading.partOfSpeech() == PartOfSpeech.VERB
              || reading.verbForm().isPresent()
              || reading.partOfSpeech() == PartOfSpeech.ADJECTIVE;
      if (predicate && (reading.grammatical().isEmpty() || reading.is(Case.NOMINATIVE))) {
        reading.number().ifPresent(n -> found.add(new Form(n, reading.gender())));
      }
    }
    boolean su = has(phrases, verb, Use.OF_MANY);
    boolean je = has(phrases, verb, Use.OF_ONE);
    // Where both stand, one is the pronoun ("ubila su je") or of another verb: they tell nothing.
    boolean many = su && !je;
    boolean one = je && !su;
    List<Form> told =
        found.stream()
            .filter(f -> f.gender().isEmpty() || !many || f.number() == Number.PLURAL)
            .filter(f -> f.gender().isEmpty() || !one || f.number() == Number.SINGULAR)
            .distinct()
            .toList();
    boolean speakers =
        !je
            && !su
            && found.stream().anyMatch(f -> f.gender().isPresent())
            && has(phrases, verb, Use.OTHERS);
    // "ranjena, a muž joj je poginuo": an auxiliary that is not its own tells nothing.
    return new PredicateForms(told.isEmpty() ? found : told, speakers);
  }

  private static boolean has(Phrases phrases, int verb, Use use) {
    Clause clause = phrases.clauseOf(verb);
    int to = Math.min(clause.to(), verb + REACH);
    for (int i = Math.max(clause.from(), verb - REACH); i < to; i++) {
      if (phrases.words().does(i, use) && phrases.clauseOf(i).index() == clause.index()) {
        return true;
      }
    }
    return false;
  }

  /** The tokens of a clause that are not too far from its verb to be its own. */
  static IntStream around(Clause clause, int verb) {
    return IntStream.range(
        Math.max(clause.from(), verb - REACH), Math.min(clause.to(), verb + REACH));
  }

  boolean any(Predicate<Form> condition) {
    for (Form form : all) {
      if (condition.test(form)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it can be a plural, or shows no number. */
  boolean mayBePlural() {
    return all.isEmpty() || any(f -> f.number() == Number.PLURAL);
  }

  /** "ubilo", "povređeno": what stands with a figure. */
  boolean isNeuterSingular() {
    return !all.isEmpty()
        && all.stream()
            .allMatch(
                f ->
                    f.number() == Number.SINGULAR
                        && f.gender().filter(Gender.NEUTER::equals).isPresent());
  }
}

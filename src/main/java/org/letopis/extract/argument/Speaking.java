package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/**
 * Those who give an account of themselves: "vratila sam se 2004. godine" is of the witness,
 * "pobegli smo u šumu" of the witness and others whom nothing names.
 */
public final class Speaking {

  private static final String I = "sam";
  private static final String WE = "smo";
  private static final String US = "nas";

  private Speaking() {}

  /**
   * The affected where the witness speaks of himself or of "us".
   *
   * @param witness the person who gives the account
   */
  public static Optional<Patient> of(Predication predication, Nominal witness) {
    Trigger trigger = predication.trigger();
    if (!trigger.rule().speakers() || trigger.rule().counted()) {
      return Optional.empty();
    }
    return switch (trigger.voice()) {
      case SUBJECT, PARTICIPLE -> {
        OptionalInt me = at(predication, I);
        OptionalInt us = at(predication, WE);
        yield me.isPresent()
            ? Optional.of(patient(me.getAsInt(), Sort.PERSON, witness.named()))
            : people(us);
      }
      case ACTIVE -> people(at(predication, US));
      case NOUN -> Optional.empty();
    };
  }

  private static Optional<Patient> people(OptionalInt pronoun) {
    return pronoun.isPresent()
        ? Optional.of(patient(pronoun.getAsInt(), Sort.PEOPLE, List.of()))
        : Optional.empty();
  }

  /** Where a word stands in the clause of the trigger. */
  private static OptionalInt at(Predication predication, String form) {
    Phrases phrases = predication.phrases();
    Clause clause = predication.clause();
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .filter(i -> phrases.words().lower(i).equals(form))
        .findFirst();
  }

  private static Patient patient(int at, Sort sort, List<Mentioned> named) {
    return new Patient(
        new Nominal(
            at,
            at + 1,
            at,
            sort,
            Optional.empty(),
            Set.of(Case.NOMINATIVE),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            named,
            List.of(),
            List.of(),
            false),
        List.of());
  }
}

package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * Whom a verb affects whose object stands with the verb before it: "izveli su devetoro meštana i
 * streljali ih", "petoricu mladića odveli su iz škole i ubili". Only people who are counted, the
 * only ones there who can be meant.
 */
public final class SharedObjects {

  private SharedObjects() {}

  /** The affected of a trigger that names none; empty where the verb before has no such object. */
  public static List<Patient> of(Predication predication) {
    Trigger trigger = predication.trigger();
    Phrases phrases = predication.phrases();
    Clause clause = predication.clause();
    boolean fitting =
        trigger.voice() == Trigger.Voice.ACTIVE
            && trigger.rule().affected().contains(Sort.PEOPLE)
            && clause.type() == Clause.Type.MAIN
            && clause.index() > 0
            && isJoined(phrases, clause)
            && (hasThem(phrases, clause) || isBare(clause));
    return fitting ? before(predication, phrases, clause) : List.of();
  }

  private static boolean isJoined(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    int at = clause.from();
    while (at < clause.to() && words.form(at).equals(",")) {
      at++;
    }
    return at < clause.to() && words.does(at, Use.SHARING);
  }

  /** "i streljali ih": the pronoun stands for those before. */
  private static boolean hasThem(Phrases phrases, Clause clause) {
    boolean them =
        IntStream.range(clause.from(), clause.to())
            .filter(i -> phrases.clauseOf(i).index() == clause.index())
            .anyMatch(i -> phrases.words().does(i, Use.THEM));
    return them && isBare(clause);
  }

  private static boolean isBare(Clause clause) {
    return clause.nominals().stream().allMatch(n -> n.isPrepositional() || n.sort() == Sort.TIME);
  }

  private static List<Patient> before(Predication predication, Phrases phrases, Clause clause) {
    Optional<Clause> main =
        phrases.clauses().stream()
            .filter(c -> c.index() < clause.index())
            .filter(c -> c.type() == Clause.Type.MAIN || c.type() == Clause.Type.SUBORDINATE)
            .filter(c -> c.to() <= clause.from())
            .reduce((one, next) -> next)
            .filter(c -> c.index() == clause.index() - 1 || isClosed(phrases, clause));
    if (main.isEmpty() || isPassive(phrases, main.get())) {
      return List.of();
    }
    Fit fit = new Fit(predication);
    List<Nominal> people =
        main.get().nominals().stream()
            .filter(n -> !n.isPrepositional() && n.may(Case.ACCUSATIVE))
            .filter(n -> n.sort() == Sort.PEOPLE || n.sort() == Sort.PERSON)
            .filter(n -> n.quantity().isPresent() || !n.may(Case.NOMINATIVE))
            .toList();
    return people.size() == 1 && isCounted(people.getFirst()) && fit.allows(people.getFirst())
        ? List.of(new Patient(people.getFirst(), List.of()))
        : List.of();
  }

  /** "koji su upali u dom i ubili ih": without a comma it is the relative clause that goes on. */
  private static boolean isClosed(Phrases phrases, Clause clause) {
    int from = clause.from();
    return phrases.words().form(from).equals(",")
        || from > phrases.sentence().from() && phrases.words().form(from - 1).equals(",");
  }

  private static boolean isCounted(Nominal people) {
    return people.quantity().filter(q -> !q.ordinalLike()).isPresent()
        || people.sort() == Sort.PERSON;
  }

  /** "izvedeno je devetoro meštana": they are a subject, and no object that could be shared. */
  private static boolean isPassive(Phrases phrases, Clause clause) {
    return IntStream.range(clause.from(), clause.to())
        .filter(i -> phrases.clauseOf(i).index() == clause.index())
        .anyMatch(i -> phrases.words().isPassiveParticiple(i) && phrases.nominalOver(i).isEmpty());
  }
}

package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * Who undergoes what a clause tells that has no subject of its own: "Marko Jović izveden je iz kuće
 * i ubijen", "dvojica su ranjena i umrla u bolnici". Only persons who are named or counted, the
 * only ones there who can be meant.
 */
public final class SharedSubjects {

  private SharedSubjects() {}

  /** The affected of a trigger that names none; empty where the verb before has no such subject. */
  public static List<Patient> of(Predication predication) {
    Trigger trigger = predication.trigger();
    Phrases phrases = predication.phrases();
    Clause clause = predication.clause();
    boolean fitting =
        (trigger.voice() == Trigger.Voice.PARTICIPLE || trigger.voice() == Trigger.Voice.SUBJECT)
            && trigger.rule().governed().isEmpty()
            && clause.type() == Clause.Type.MAIN
            && clause.index() > 0
            && phrases
                .nominalOver(trigger.first())
                .filter(n -> n.to() - n.from() > 1 || n.isPrepositional())
                .isEmpty()
            && isJoined(phrases, clause)
            && clause.nominals().stream().allMatch(n -> isAside(n, trigger));
    return fitting ? before(predication, phrases, clause) : List.of();
  }

  private static boolean isAside(Nominal nominal, Trigger trigger) {
    return nominal.isPrepositional()
        || nominal.sort() == Sort.TIME
        || nominal.head() == trigger.first()
        || !nominal.may(Case.NOMINATIVE) && !nominal.may(Case.ACCUSATIVE);
  }

  private static boolean isJoined(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    int at = clause.from();
    while (at < clause.to() && words.form(at).equals(",")) {
      at++;
    }
    return at < clause.to() && words.does(at, Use.SHARING);
  }

  private static List<Patient> before(Predication predication, Phrases phrases, Clause clause) {
    Trigger trigger = predication.trigger();
    Optional<Clause> main =
        phrases.clauses().stream()
            .filter(c -> c.index() == clause.index() - 1)
            .filter(c -> c.type() == Clause.Type.MAIN || c.type() == Clause.Type.SUBORDINATE)
            .findFirst();
    if (main.isEmpty()) {
      return List.of();
    }
    Fit fit = new Fit(predication);
    List<Patient> found = new ArrayList<>();
    int end = -1;
    for (Nominal nominal : main.get().nominals()) {
      if (nominal.isPrepositional()
          || nominal.sort() == Sort.TIME
          || !CaseForms.may(phrases.words(), nominal, Case.NOMINATIVE)) {
        continue;
      }
      if (!isMeant(nominal) || !fit.allows(nominal)) {
        return List.of();
      }
      if (end >= 0 && !Links.between(phrases, end, nominal.from())) {
        return List.of();
      }
      found.add(new Patient(nominal, List.of()));
      end = nominal.to();
    }
    boolean agrees =
        found.size() == 1
            ? fit.agrees(found.getFirst().nominal())
                && Agreement.allows(phrases, found.getFirst().nominal(), trigger.first())
            : isPlural(phrases, trigger.first());
    return agrees ? List.copyOf(found) : List.of();
  }

  private static boolean isPlural(Phrases phrases, int verb) {
    return phrases
        .words()
        .any(
            verb,
            r ->
                r.number().filter(n -> n == org.letopis.lexicon.Reading.Number.PLURAL).isPresent());
  }

  private static boolean isMeant(Nominal nominal) {
    return nominal.sort() == Sort.PERSON
        || (nominal.sort() == Sort.PEOPLE || nominal.sort() == Sort.ELLIPTIC)
            && nominal.quantity().filter(q -> !q.ordinalLike()).isPresent();
  }
}

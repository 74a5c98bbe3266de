package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.letopis.extract.argument.Patient;
import org.letopis.extract.argument.Trigger;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;

/** Reads the persons that a bracket behind the affected names. */
final class BracketedPersons {

  private BracketedPersons() {}

  /** "8 ubijenih (A i B u X; C u Y)": the persons that the bracket names. */
  static List<Draft> read(
      Context context, Phrases phrases, Trigger trigger, Patient patient, Draft whole) {
    int open = patient.nominal().to();
    boolean bracket =
        open < phrases.sentence().to()
            && context.words().form(open).equals("(")
            && patient.nominal().sort() != Sort.PERSON
            && AffectedFrame.HUMAN.stream().anyMatch(trigger.rule().affected()::contains);
    if (!bracket) {
      return List.of();
    }
    Clause inside = phrases.clauseOf(open);
    List<Nominal> persons =
        inside.nominals().stream().filter(n -> n.sort() == Sort.PERSON).toList();
    List<Draft> found = new ArrayList<>();
    for (Nominal person : persons) {
      List<Nominal> behind = placesBehind(context, phrases, person);
      int end = behind.isEmpty() ? person.to() : behind.getLast().to();
      Draft draft = new Draft(trigger.rule().head(), person.from(), end);
      draft.anchor(person.head());
      draft.persons(person.named()).groups(whole.groups()).time(whole.time());
      draft.places(context.circumstances().places(phrases, behind, EnumSet.of(Meaning.IN)));
      found.add(context.complete(draft, phrases, trigger.first()));
    }
    return found;
  }

  /** The local phrases behind a name of a list, up to the semicolon. */
  private static List<Nominal> placesBehind(Context context, Phrases phrases, Nominal person) {
    List<Nominal> found = new ArrayList<>();
    for (Nominal nominal : phrases.nominals()) {
      if (nominal.from() < person.to()) {
        continue;
      }
      for (int i = person.to(); i < nominal.from(); i++) {
        if (Set.of(";", ")").contains(context.words().form(i))) {
          return found;
        }
      }
      if (nominal.isPrepositional()) {
        found.add(nominal);
      } else if (!found.isEmpty()) {
        return found;
      }
    }
    return found;
  }
}

package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;

/** Finds the object of an active trigger. */
final class Objects {

  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Arguments arguments;
  private final RelativeHead relative;

  Objects(Predication predication, Arguments arguments, RelativeHead relative) {
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.arguments = arguments;
    this.relative = relative;
  }

  List<Patient> find() {
    List<Patient> found = anyObjects();
    return !found.isEmpty() && isSubject(found.getFirst()) ? List.of() : found;
  }

  private List<Patient> anyObjects() {
    List<Patient> after = arguments.after(Case.ACCUSATIVE);
    if (!after.isEmpty()) {
      return after;
    }
    List<Patient> told = relative.antecedent(Case.ACCUSATIVE);
    return told.isEmpty() ? arguments.before(Case.ACCUSATIVE) : told;
  }

  /** "napalo je oko 300 ljudi": the figure agrees with the verb, it is no object. */
  private boolean isSubject(Patient patient) {
    boolean neuter =
        words.any(trigger.first(), r -> r.number().isPresent() && r.gender().isPresent())
            && words.readings(trigger.first()).stream()
                .filter(r -> r.number().isPresent() && r.gender().isPresent())
                .allMatch(
                    r -> r.number().get() == Number.SINGULAR && r.gender().get() == Gender.NEUTER);
    return neuter
        && patient.nominal().quantity().isPresent()
        && clause.nominals().stream()
            .noneMatch(
                n ->
                    !n.isPrepositional()
                        && n.quantity().isEmpty()
                        && words.any(
                            n.head(),
                            r ->
                                r.is(Case.NOMINATIVE)
                                    && r.gender().filter(g -> g == Gender.NEUTER).isPresent()));
  }
}

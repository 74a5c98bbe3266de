package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;

/** Finds the object of an active trigger. */
final class Objects {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Arguments arguments;
  private final RelativeHead relative;

  Objects(Predication predication, Arguments arguments, RelativeHead relative) {
    this.phrases = predication.phrases();
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
    return !told.isEmpty() || hasOther() ? told : arguments.before(Case.ACCUSATIVE);
  }

  /** "voz je pregazio dvojicu": the object stands behind the verb, what stands before it acts. */
  private boolean hasOther() {
    List<Reading> forms =
        words.readings(trigger.first()).stream()
            .filter(r -> r.number().isPresent() && r.gender().isPresent())
            .toList();
    boolean ofOne =
        !forms.isEmpty()
            && forms.stream()
                .allMatch(
                    r -> r.number().get() == Number.SINGULAR && r.gender().get() != Gender.NEUTER);
    return clause.nominals().stream()
        .filter(n -> n.from() > trigger.last() && !n.isPrepositional())
        .anyMatch(n -> ofOne && isFigureOfPeople(n));
  }

  private static boolean isFigureOfPeople(Nominal nominal) {
    return nominal.sort() == Sort.PEOPLE
        && nominal.quantity().filter(q -> !q.ordinalLike()).isPresent();
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
        && !hasSubject(patient.nominal())
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

  /** "oko 150 ljudi zapalilo je devet kuća": another figure agrees with the verb. */
  private boolean hasSubject(Nominal object) {
    boolean own =
        clause.nominals().stream()
            .filter(n -> n.to() <= trigger.first() && n.head() != object.head())
            .anyMatch(this::isMany);
    return own || Coordination.subject(phrases, clause, object).filter(this::isMany).isPresent();
  }

  private boolean isMany(Nominal nominal) {
    return !nominal.isPrepositional()
        && nominal.quantity().isPresent()
        && (nominal.sort() == Sort.PEOPLE || nominal.sort() == Sort.ELLIPTIC);
  }
}

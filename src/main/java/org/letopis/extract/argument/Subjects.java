package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Finds the subject of a trigger. */
final class Subjects {

  private final Phrases phrases;
  private final Words words;
  private final Trigger trigger;
  private final Fit fit;
  private final Arguments arguments;
  private final RelativeHead relative;

  Subjects(Predication predication, Fit fit, Arguments arguments, RelativeHead relative) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.arguments = arguments;
    this.relative = relative;
  }

  List<Patient> find() {
    List<Patient> after = arguments.after(Case.NOMINATIVE);
    if (!after.isEmpty()) {
      return after;
    }
    List<Patient> listed = behindColon();
    if (!listed.isEmpty()) {
      return listed;
    }
    List<Patient> before = arguments.before(Case.NOMINATIVE);
    if (!before.isEmpty()) {
      return before;
    }
    return relative.antecedent(Case.NOMINATIVE);
  }

  /** "Do temelja porušene: crkva u Rsavcima, manastir Svete Petke": the list behind the colon. */
  private List<Patient> behindColon() {
    int i = trigger.last() + 1;
    if (i >= phrases.sentence().to() || !words.form(i).equals(":")) {
      return List.of();
    }
    Clause list = phrases.clauseOf(i);
    List<Patient> found = new ArrayList<>();
    int end = i + 1;
    for (Nominal nominal : list.nominals()) {
      if (nominal.isPrepositional() || nominal.from() < end) {
        continue;
      }
      boolean item = fit.allows(nominal) && fit.inCase(nominal, Case.NOMINATIVE);
      if (!item || !found.isEmpty() && !Links.between(phrases, end, nominal.from())) {
        break;
      }
      found.add(new Patient(nominal, Attachments.to(phrases, list, nominal)));
      end = nominal.to();
    }
    return found;
  }
}

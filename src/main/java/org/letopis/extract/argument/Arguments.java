package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Finds the subject or the object of a trigger before it or behind it in its clause. */
final class Arguments {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final Ellipsis ellipsis;
  private final ListRun list;
  private final Parts parts;

  Arguments(Predication predication, Fit fit, ListRun list, Parts parts) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.ellipsis = new Ellipsis(predication, fit);
    this.list = list;
    this.parts = parts;
  }

  List<Patient> after(Case wanted) {
    for (Nominal nominal : clause.nominals()) {
      if (nominal.from() <= trigger.last()
          || nominal.isPrepositional()
          || nominal.sort() == Sort.TIME) {
        continue;
      }
      Nominal full = ellipsis.restored(nominal);
      if (!fit.allows(full) && words.hasLemma(nominal.head(), trigger.rule().beside())) {
        continue;
      }
      if (fit.allows(full) && fit.inCase(full, wanted) && fit.agrees(full)) {
        List<Patient> found =
            new ArrayList<>(List.of(new Patient(full, Attachments.to(phrases, clause, nominal))));
        return list.goOn(found, nominal.to(), wanted);
      }
      if (wanted == Case.NOMINATIVE
          && nominal.may(Case.NOMINATIVE)
          && nominal.sort() != Sort.ELLIPTIC) {
        return List.of();
      }
    }
    return List.of();
  }

  List<Patient> before(Case wanted) {
    List<Patient> found = new ArrayList<>();
    int end = -1;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.to() > trigger.first()) {
        break;
      }
      if (nominal.isPrepositional() || nominal.sort() == Sort.TIME) {
        continue;
      }
      Nominal full = ellipsis.restored(nominal);
      boolean fitting = fit.allows(full) && fit.inCase(full, wanted);
      if (!fitting) {
        boolean aside =
            nominal.sort() == Sort.OTHER
                && (nominal.cases().isEmpty() || nominal.cases().equals(Set.of(Case.INSTRUMENTAL)));
        if (!aside) {
          found.clear();
        }
        continue;
      }
      boolean named = found.stream().anyMatch(f -> f.nominal().sort() == Sort.PERSON);
      if (named && Appositions.explains(words, nominal, end)) {
        end = nominal.to();
        continue;
      }
      if (!found.isEmpty() && !Links.between(phrases, end, nominal.from())) {
        found.clear();
      }
      boolean comma = words.form(Math.max(0, nominal.from() - 1)).equals(",");
      if (nominal.sort() == Sort.PERSON && comma) {
        // "otac i sin, Marko i Petar Jović": the names say who the father and the son are.
        found.removeIf(f -> f.nominal().sort() == Sort.PEOPLE && f.nominal().quantity().isEmpty());
      }
      found.add(new Patient(full, Attachments.to(phrases, clause, nominal)));
      end = nominal.to();
    }
    if (found.size() == 1 && !fit.agrees(found.getFirst().nominal())) {
      return List.of();
    }
    if (!found.isEmpty()) {
      found.addAll(parts.of(found.getLast().nominal()));
    }
    return found;
  }
}

package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * Whom a trigger affects in the dative: "Marku Joviću sudi se u odsustvu", "petorici je određen
 * pritvor". Only a form that can be no subject and no object says so.
 */
final class DativeObjects {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Fit fit;

  DativeObjects(Predication predication, Fit fit) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.fit = fit;
  }

  /** All of one list, in text order. */
  List<Patient> find() {
    List<Patient> found = new ArrayList<>();
    int end = -1;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.isPrepositional() || !fit.allows(nominal) || !isDative(nominal)) {
        continue;
      }
      boolean listed = end >= 0 && Links.between(phrases, end, nominal.from());
      boolean titled = end == nominal.from() && nominal.sort() == Nominal.Sort.PERSON;
      if (end >= 0 && !listed && !titled) {
        break;
      }
      if (titled) {
        // "vozaču Marku Joviću": the name says who the driver is.
        found.removeLast();
      }
      found.add(new Patient(nominal, List.of()));
      end = nominal.to();
    }
    return found;
  }

  private boolean isDative(Nominal nominal) {
    boolean none =
        nominal.quantity().isPresent()
            ? CaseForms.isShown(words, nominal, Case.DATIVE)
            : nominal.may(Case.DATIVE);
    return none
        && !CaseForms.may(words, nominal, Case.NOMINATIVE)
        && !CaseForms.may(words, nominal, Case.ACCUSATIVE);
  }
}

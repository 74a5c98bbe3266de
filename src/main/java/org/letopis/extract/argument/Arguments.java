package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.EnumSet;
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

  /** Who can stand in the genitive behind what is theirs. */
  private static final Set<Sort> AFTER_HEADS = EnumSet.of(Sort.PEOPLE, Sort.PERSON);

  /** What opens the parts of a figure that stands before. */
  private static final Set<String> OF_THEM = Set.of("od toga", "od čega", "od njih", "od kojih");

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final Ellipsis ellipsis;
  private final ListRun list;
  private final Parts parts;
  private final Roles roles;
  private final ForeignPhrases foreign;
  private final Preceding preceding;

  Arguments(Predication predication, Fit fit, ListRun list, Parts parts, Roles roles) {
    this.roles = roles;
    this.foreign = new ForeignPhrases(predication, fit);
    this.preceding = new Preceding(predication);
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
    if (partsFollow() || wanted == Case.NOMINATIVE && foreign.isOfThing()) {
      return List.of();
    }
    int skipped = -1;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.from() <= trigger.last()
          || nominal.isPrepositional()
          || nominal.sort() == Sort.TIME
          || foreign.isGoverned(nominal)
          || foreign.isOfNextNoun(nominal)
          || foreign.isOfDeed(nominal)
          || Whose.isOfPerson(phrases, clause, nominal)
          || wanted == Case.ACCUSATIVE && (foreign.isOfObject(nominal) || isSubject(nominal))
          || Whose.isExcluded(words, nominal)) {
        continue;
      }
      if (foreign.isOfAnother(nominal)) {
        return List.of();
      }
      if (skipped >= 0 && ForeignPhrases.isOfSkipped(nominal)) {
        return List.of();
      }
      if (foreign.isToldBehind(nominal) || foreign.isBehindQuote(nominal)) {
        return List.of();
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
      if (skipped >= 0 && !Links.between(phrases, skipped, nominal.from())) {
        return List.of();
      }
      if (wanted == Case.NOMINATIVE && nominal.quantity().isPresent()) {
        // "stiglo je deset lekara i 200 doza krvi": another rule's item in the same list.
        skipped = nominal.to();
        continue;
      }
      if (wanted == Case.NOMINATIVE
          && nominal.may(Case.NOMINATIVE)
          && nominal.sort() != Sort.ELLIPTIC
          && !isTitle(nominal, wanted)) {
        return List.of();
      }
    }
    return List.of();
  }

  /** "Devet putnika povređeno, među njima i jedna trudnica": parts of what stands before. */
  private boolean partsFollow() {
    int next = trigger.last() + 1;
    return next + 1 < words.size()
        && words.form(next).equals(",")
        && (words.lower(next + 1).equals("među")
            || next + 2 < words.size()
                && OF_THEM.contains(words.lower(next + 1) + " " + words.lower(next + 2)))
        && clause.nominals().stream()
            .anyMatch(
                n ->
                    n.to() <= trigger.first()
                        && !n.isPrepositional()
                        && n.quantity().isPresent()
                        && fit.allows(n));
  }

  /** "isporuka vode gradu prekinuta je": a dative tells whom it was meant for. */
  private static boolean isGivenTo(Nominal nominal, Case wanted) {
    return wanted == Case.NOMINATIVE
        && nominal.quantity().isEmpty()
        && nominal.cases().equals(Set.of(Case.DATIVE, Case.LOCATIVE));
  }

  private boolean isSubject(Nominal nominal) {
    return roles.of(nominal) == Role.SUBJECT;
  }

  private boolean isTitle(Nominal nominal, Case wanted) {
    return fit.allowsPersons() && Appositions.isTitle(clause, nominal, wanted);
  }

  List<Patient> before(Case wanted) {
    List<Patient> found = new ArrayList<>();
    int end = -1;
    int title = -1;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.to() > trigger.first()) {
        break;
      }
      if (nominal.isPrepositional()
          || nominal.sort() == Sort.TIME
          || foreign.isGoverned(nominal)
          || foreign.isOfNextNoun(nominal)
          || wanted == Case.ACCUSATIVE && isSubject(nominal)
          || Whose.isOfPerson(phrases, clause, nominal)
          || Whose.isExcluded(words, nominal)) {
        continue;
      }
      if (isTitle(nominal, wanted)) {
        title = nominal.from();
        continue;
      }
      int start = title < 0 ? nominal.from() : title;
      title = -1;
      Nominal full = ellipsis.restored(nominal);
      boolean fitting = fit.allows(full) && fit.inCase(full, wanted);
      if (!fitting) {
        boolean aside =
            words.hasLemma(nominal.head(), trigger.rule().beside())
                || nominal.sort() == Sort.OTHER
                    && (nominal.cases().isEmpty()
                        || nominal.cases().equals(Set.of(Case.INSTRUMENTAL))
                        || preceding.isDegree(nominal))
                || isGivenTo(nominal, wanted);
        // "ostaci trojice rudara": whose they are.
        boolean whose =
            !found.isEmpty()
                && nominal.from() == end
                && AFTER_HEADS.contains(nominal.sort())
                && nominal.may(Case.GENITIVE);
        if (!aside && !whose && !preceding.isParenthesis(found, end)) {
          found.clear();
        }
        continue;
      }
      if (preceding.isApposed(found, nominal)) {
        continue;
      }
      if (preceding.isParenthesis(found, end)
          && Preceding.isSameFigure(nominal, found.getLast().nominal())) {
        continue;
      }
      boolean named = found.stream().anyMatch(f -> f.nominal().sort() == Sort.PERSON);
      if (named && Appositions.explains(words, nominal, end)) {
        end = nominal.to();
        continue;
      }
      if (!found.isEmpty() && !Links.between(phrases, end, start)) {
        found.clear();
      }
      boolean comma = words.form(Math.max(0, start - 1)).equals(",");
      if (nominal.sort() == Sort.PERSON && comma) {
        // "otac i sin, Marko i Petar Jović": the names say who the father and the son are.
        found.removeIf(f -> f.nominal().sort() == Sort.PEOPLE && f.nominal().quantity().isEmpty());
      }
      found.add(new Patient(full, Attachments.to(phrases, clause, nominal)));
      end = nominal.to();
    }
    if (wanted == Case.NOMINATIVE && !found.isEmpty() && preceding.isPronounBehind(end)) {
      return List.of();
    }
    if (found.size() == 1 && !fit.agrees(found.getFirst().nominal())) {
      return List.of();
    }
    if (!found.isEmpty() && partsFollow()) {
      return list.goOn(found, trigger.last() + 1, wanted);
    }
    if (!found.isEmpty()) {
      found.addAll(parts.of(found.getLast().nominal()));
    }
    return found;
  }
}

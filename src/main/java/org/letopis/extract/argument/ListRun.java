package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;

/** Follows a list of the affected to its end. */
final class ListRun {

  private final Phrases phrases;
  private final Words words;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final Parts parts;

  ListRun(Predication predication, Fit fit, Parts parts) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.parts = parts;
  }

  /** The list that begins with what was found, to its end, and its parts. */
  List<Patient> goOn(List<Patient> found, int from, Case wanted) {
    return goOn(found, from, wanted, clause);
  }

  /** The same in another clause than the trigger's: behind its colon. */
  List<Patient> goOn(List<Patient> found, int from, Case wanted, Clause clause) {
    int end = from;
    int title = -1;
    boolean explained = false;
    for (Nominal nominal : clause.nominals()) {
      if (nominal.from() < end) {
        continue;
      }
      if (nominal.isPrepositional() || nominal.sort() == Sort.TIME) {
        continue;
      }
      if (hasOwnTrigger(nominal)
          || opensOther(found, nominal)
          || Whose.isExcluded(words, nominal)
          || isToldOtherwise(found, nominal)) {
        break;
      }
      if (fit.allowsPersons() && Appositions.isTitle(clause, nominal, wanted)) {
        title = nominal.from();
        continue;
      }
      int start = title < 0 ? nominal.from() : title;
      title = -1;
      Nominal full = Ellipsis.completed(nominal, ofNextNoun(nominal, found.getLast().nominal()));
      boolean afterName = found.stream().anyMatch(f -> f.nominal().sort() == Sort.PERSON);
      explained = afterName && Appositions.explains(phrases, nominal, end, explained);
      if (explained) {
        end = nominal.to();
        continue;
      }
      if (isMonument(found.getLast().nominal(), nominal)) {
        end = nominal.to();
        continue;
      }
      boolean apposed = Appositions.isNamedBy(found.getLast().nominal(), nominal);
      boolean item =
          fit.allows(full)
              && !(afterName && nominal.sort() == Sort.ELLIPTIC)
              && fit.inCase(full, wanted)
              && (apposed || Links.between(phrases, end, start))
              && !isOfAnotherGender(nominal);
      if (!item) {
        break;
      }
      if (apposed) {
        // "supružnici Milovan i Ružica Jezdić": the names say who.
        found.removeLast();
      }
      found.add(new Patient(full, Attachments.to(phrases, clause, nominal)));
      end = nominal.to();
    }
    if (!found.isEmpty()) {
      List<Patient> placed = parts.byPlaces(found);
      found.addAll(placed.isEmpty() ? parts.of(found.getLast().nominal()) : placed);
    }
    return found;
  }

  /**
   * "200 vozila, 30 srpskih i 12 romskih kuća": the noun left out is the one behind, where the one
   * before has no adjective that the figure's could be set against.
   */
  private Nominal ofNextNoun(Nominal figure, Nominal before) {
    boolean left =
        figure.sort() == Sort.ELLIPTIC
            && !figure.adjectives().isEmpty()
            && before.adjectives().isEmpty();
    return clause.nominals().stream()
        .filter(n -> left && n.from() >= figure.to())
        .findFirst()
        .filter(n -> !n.isPrepositional() && n.quantity().isPresent() && fit.allows(n))
        .filter(n -> !n.adjectives().isEmpty() && n.sort() != Sort.ELLIPTIC)
        .filter(n -> Links.between(phrases, figure.to(), n.from()))
        .orElse(before);
  }

  /** "crkva Svetog Luke, spomenik kulture": says what the church is, and is no other thing. */
  private boolean isMonument(Nominal before, Nominal nominal) {
    return before.sort() == Sort.SITE
        && nominal.quantity().isEmpty()
        && nominal.unit().filter("monument"::equals).isPresent()
        && words.form(nominal.from() - 1).equals(",")
        && words.any(
            nominal.head(), r -> r.number().filter(Reading.Number.SINGULAR::equals).isPresent());
  }

  /** "ubijeno je devetnaestoro, a Petar Lukić, koji je bio odbornik, kaže": who tells it. */
  private boolean opensOther(List<Patient> found, Nominal nominal) {
    return nominal.sort() == Sort.PERSON
        && nominal.quantity().isEmpty()
        && found.getLast().nominal().quantity().isPresent()
        && nominal.from() > 0
        && words.does(nominal.from() - 1, Use.GAP);
  }

  /**
   * "Ubijen Marko Lukić, Petar Ilić svedok", "Uhapšeni napadači, žrtva Marko Lukić u bolnici":
   * behind a comma a headline tells of others, in a second part that has no verb.
   */
  private boolean isToldOtherwise(List<Patient> found, Nominal nominal) {
    boolean headline =
        trigger.first() == phrases.sentence().from()
            && trigger.voice() == Trigger.Voice.PARTICIPLE
            && !Verbs.isAuxiliary(words, trigger.last() + 1);
    Nominal first = found.getFirst().nominal();
    boolean comma =
        nominal.from() > first.to()
            && (words.form(nominal.from() - 1).equals(",") || isTitleBehindComma(nominal.from()));
    boolean people = nominal.sort() == Sort.PERSON || nominal.sort() == Sort.PEOPLE;
    boolean other = isOne() || first.sort() != nominal.sort();
    return headline
        && comma
        && people
        && other
        && found.size() == 1
        && first.quantity().isEmpty()
        && nominal.quantity().isEmpty()
        && !isClosedByJoint(nominal);
  }

  /** "Ranjena je Ana Ilić, supruga Mate Ilića": behind a calling whose she is, and not she. */
  private boolean isOfAnotherGender(Nominal nominal) {
    return isOne()
        && nominal.sort() == Sort.PERSON
        && words.isNoun(nominal.core() - 1)
        && !NameGender.allows(words, nominal, trigger.first());
  }

  private boolean isTitleBehindComma(int from) {
    return clause.nominals().stream()
        .filter(n -> n.to() == from && !n.isPrepositional())
        .anyMatch(n -> words.form(n.from() - 1).equals(","));
  }

  private boolean isOne() {
    return words.readings(trigger.first()).stream()
        .flatMap(r -> r.number().stream())
        .noneMatch(n -> n == Reading.Number.PLURAL);
  }

  /** "Ubijen Marko Lukić, Petar Ilić i Ana Ilić": a list goes on to its last joint. */
  private boolean isClosedByJoint(Nominal nominal) {
    return clause.nominals().stream()
        .filter(n -> n.from() > nominal.to() && n.sort() == nominal.sort())
        .anyMatch(n -> words.does(n.from() - 1, Use.BOTH));
  }

  /** "zapaljene su crkve, oštećeni objekti": what the second participle says is told there. */
  private boolean hasOwnTrigger(Nominal nominal) {
    return nominal.adjectives().stream()
        .anyMatch(
            a ->
                !trigger.tokens().contains(a)
                    && nominal.from() == a
                    && words.isPassiveParticiple(a)
                    && words.hasLemma(a, trigger.rule().object()));
  }
}

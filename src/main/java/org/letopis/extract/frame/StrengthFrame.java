package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads counted forces of which no other claim speaks: they were there. */
final class StrengthFrame {

  private static final Set<String> ARMED = Set.of("soldier", "policeOfficer");

  private final List<Rule.Strength> rules;

  StrengthFrame(List<Rule.Strength> rules) {
    this.rules = List.copyOf(rules);
  }

  /**
   * @param told the claims of the sentence that other frames found
   */
  List<Draft> read(Context context, Phrases phrases, List<Draft> told) {
    List<Draft> found = new ArrayList<>();
    for (Rule.Strength rule : rules) {
      for (Nominal nominal : phrases.nominals()) {
        boolean force =
            nominal.sort() == Sort.PEOPLE
                && nominal.quantity().isPresent()
                && nominal.unit().filter(rule.units()::contains).isPresent()
                && isForce(context, nominal);
        if (force
            && !isOfAct(phrases, nominal)
            && !isTold(nominal, told)
            && !context.hedges().blocks(phrases, nominal.head(), rule.head())) {
          Draft draft = new Draft(rule.head(), nominal.core(), nominal.to());
          draft.count(nominal.quantity().map(q -> q.count())).unit(nominal.unit());
          draft.groups(nominal.allGroups());
          draft.places(
              context
                  .circumstances()
                  .places(
                      phrases,
                      phrases.clauseOf(nominal.head()).nominals(),
                      EnumSet.of(Meaning.IN)));
          found.add(context.complete(draft, phrases, nominal.head()));
        }
      }
    }
    return found;
  }

  /** "ubistvo dvojice policajaca", "ubilo dvojicu vojnika": to them something was done. */
  private static boolean isOfAct(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    int before = nominal.from() - 1;
    Set<Case> cases = words.cases(nominal.core(), r -> true);
    boolean object =
        !cases.isEmpty()
            && !cases.contains(Case.NOMINATIVE)
            // "između četiri i pet hiljada vojnika": the preposition is the figure's.
            && !words.is(nominal.core(), PartOfSpeech.PREPOSITION);
    return before >= phrases.sentence().from() && words.isAct(before)
        || !nominal.isPrepositional() && object;
  }

  private static boolean isForce(Context context, Nominal nominal) {
    // "5.000 vojnika i policajaca": both nouns are of forces, their common unit is not.
    boolean both = isArmed(context, nominal.head()) && isArmed(context, nominal.to() - 1);
    return both
        || nominal.all().anyMatch(n -> n.sort() == Sort.ORGANIZATION && n.unit().isPresent())
        || nominal.unit().filter(ARMED::contains).isPresent();
  }

  private static boolean isArmed(Context context, int i) {
    return context
        .nouns()
        .at(context.words(), i, i + 1)
        .flatMap(m -> m.value().unit())
        .filter(ARMED::contains)
        .isPresent();
  }

  private static boolean isTold(Nominal nominal, List<Draft> told) {
    return told.stream()
        .anyMatch(d -> d.hasCount() && d.from() < nominal.to() && nominal.from() < d.to());
  }
}

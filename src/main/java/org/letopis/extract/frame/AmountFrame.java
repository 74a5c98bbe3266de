package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.letopis.claim.Count;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Units;
import org.letopis.extract.rule.Rule;

/** Reads what was lost in money: a noun of loss and an amount in one clause. */
final class AmountFrame {

  private static final Set<String> EXCEED =
      Set.of("premašiti", "premašivati", "prelaziti", "preći", "nadmašiti", "nadmašivati");

  private static final Set<String> ESTIMATE = Set.of("proceniti", "procenjivati", "procenjen");

  private final List<Rule.Amount> rules;

  AmountFrame(List<Rule.Amount> rules) {
    this.rules = List.copyOf(rules);
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    for (Rule.Amount rule : rules) {
      for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
        if (context.words().hasLemma(i, rule.nouns())) {
          amount(context, phrases, rule, i).ifPresent(found::add);
        }
      }
    }
    return found;
  }

  private static java.util.Optional<Draft> amount(
      Context context, Phrases phrases, Rule.Amount rule, int noun) {
    return phrases.nominals().stream()
        .filter(n -> n.quantity().isPresent() && n.unit().filter(Units::isMoney).isPresent())
        .filter(n -> phrases.clauseOf(n.head()).index() == phrases.clauseOf(noun).index())
        .findFirst()
        .map(
            n -> {
              Draft draft =
                  new Draft(rule.head(), Math.min(noun, n.from()), Math.max(noun + 1, n.to()));
              draft.count(n.quantity().map(q -> bounded(context, phrases, n, q.count())));
              draft.unit(n.unit());
              if (isEstimated(context, phrases, noun)) {
                draft.modality(Modality.ESTIMATED);
              }
              phrases.nominalOver(noun).map(Nominal::allGroups).ifPresent(draft::groups);
              return context.complete(draft, phrases, noun);
            });
  }

  /** "premašuje četiri miliona", "manja od 5.000": the words before the amount bound it. */
  private static Count bounded(Context context, Phrases phrases, Nominal amount, Count count) {
    boolean exact = count.low().isPresent() && count.low().equals(count.high());
    for (int i = phrases.clauseOf(amount.head()).from(); i < amount.from(); i++) {
      if (exact && context.words().hasLemma(i, EXCEED)) {
        return new Count(
            OptionalLong.of(count.low().getAsLong() + 1),
            OptionalLong.empty(),
            count.approximate(),
            count.text());
      }
      if (exact && context.words().lower(i).matches("manj[aei]|manji|manjeg")) {
        return new Count(
            OptionalLong.empty(),
            OptionalLong.of(count.high().getAsLong() - 1),
            count.approximate(),
            count.text());
      }
    }
    return count;
  }

  private static boolean isEstimated(Context context, Phrases phrases, int noun) {
    Clause clause = phrases.clauseOf(noun);
    for (int i = clause.from(); i < clause.to(); i++) {
      if (context.words().hasLemma(i, ESTIMATE)) {
        return true;
      }
    }
    return false;
  }
}

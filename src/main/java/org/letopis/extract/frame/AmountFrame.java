package org.letopis.extract.frame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.letopis.claim.Count;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Units;
import org.letopis.extract.rule.Rule;

/** Reads what was lost in money: a noun of loss and an amount in one clause. */
final class AmountFrame {

  private final List<Rule.Amount> rules;
  private final Map<String, String> verbs;

  private AmountFrame(List<Rule.Amount> rules, Map<String, String> verbs) {
    this.rules = List.copyOf(rules);
    this.verbs = Map.copyOf(verbs);
  }

  /**
   * Reads amount-verbs.tsv.
   *
   * @param language the folder of a language's lexica
   */
  static AmountFrame load(List<Rule.Amount> rules, Path language) {
    return new AmountFrame(
        rules,
        Table.read(language.resolve("amount-verbs.tsv")).rows().stream()
            .collect(Collectors.toMap(row -> row.cell(0), row -> row.cell(1))));
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    for (Rule.Amount rule : rules) {
      for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
        if (context.words().hasLemma(i, rule.nouns())
            && !context.hedges().blocks(phrases, i, rule.head())
            && !context.hedges().negates(phrases, i)) {
          amount(context, phrases, rule, i).ifPresent(found::add);
        }
      }
    }
    return found;
  }

  private Optional<Draft> amount(Context context, Phrases phrases, Rule.Amount rule, int noun) {
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
              return context.complete(draft, phrases, Math.max(noun, n.head()));
            });
  }

  /** "premašuje četiri miliona", "manja od 5.000": the words before the amount bound it. */
  private Count bounded(Context context, Phrases phrases, Nominal amount, Count count) {
    boolean exact = count.low().isPresent() && count.low().equals(count.high());
    for (int i = phrases.clauseOf(amount.head()).from(); i < amount.from(); i++) {
      if (exact && says(context, i, "exceeds")) {
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

  private boolean isEstimated(Context context, Phrases phrases, int noun) {
    Clause clause = phrases.clauseOf(noun);
    for (int i = clause.from(); i < clause.to(); i++) {
      if (says(context, i, "estimates")) {
        return true;
      }
    }
    return false;
  }

  private boolean says(Context context, int i, String what) {
    return context.words().lemmas(i).stream().anyMatch(l -> what.equals(verbs.get(l)));
  }
}

package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.rule.Rule;

/** Reads in how many places an event was: "u nemirima na 33 lokacije". */
final class ExtentFrame {

  private final List<Rule.Extent> rules;

  ExtentFrame(List<Rule.Extent> rules) {
    this.rules = List.copyOf(rules);
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    for (Rule.Extent rule : rules) {
      for (Nominal nominal : phrases.nominals()) {
        boolean counted =
            nominal.quantity().isPresent()
                && nominal.isPrepositional()
                && nominal.unit().filter(rule.units()::contains).isPresent();
        if (!counted) {
          continue;
        }
        Clause clause = phrases.clauseOf(nominal.head());
        boolean event =
            clause.nominals().stream().anyMatch(n -> n.sort() == Sort.EVENT)
                || phrases.nominals().stream()
                    .anyMatch(n -> n.sort() == Sort.EVENT && n.to() <= nominal.to());
        if (event) {
          Draft draft = new Draft(rule.head(), nominal.from(), nominal.to());
          draft.count(nominal.quantity().map(q -> q.count())).unit(nominal.unit());
          found.add(context.complete(draft, phrases, nominal.head()));
        }
      }
    }
    return found;
  }
}

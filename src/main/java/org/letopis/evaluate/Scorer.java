package org.letopis.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.letopis.evaluate.ScoreOptions.Show;

/**
 * Measures claims against the gold: precision, recall and F1 of claims, figures, facts and exact
 * claims, and the share of claims that are wholly right.
 *
 * <p>The documents measured are those of the gold; an empty gold file {@code DOC.jsonl} says that
 * DOC makes no claim.
 */
public final class Scorer {

  private Scorer() {}

  /** Measures all sets together: what they hold is added up before it is divided. */
  public static ScoreReport score(List<Measured> sets, ScoreOptions options) {
    Tally tally = new Tally();
    List<String> lines = new ArrayList<>();
    for (Measured set : sets) {
      set.gold()
          .forEach(
              (document, claims) ->
                  new DocumentScorer(options, tally, lines)
                      .score(claims, set.found().getOrDefault(document, List.of())));
    }
    List<RuleScore> rules = new ArrayList<>();
    tally.rules.forEach((rule, n) -> rules.add(new RuleScore(rule, n.found, n.right, n.exact)));
    SortedMap<String, Prf> exactKinds = new TreeMap<>();
    tally.kinds.forEach((kind, n) -> exactKinds.put(kind, n.exactPrf()));
    if (options.shows(Show.SLOTS)) {
      tally.slots.forEach(
          (slot, n) -> lines.add(line("slot %-13s %s  (gold %d)", slot, n.prf().plain(), n.gold)));
    }
    if (options.shows(Show.KINDS)) {
      tally.kinds.forEach(
          (kind, n) ->
              lines.add(
                  line(
                      "kind %-18s %s  exact %s  (gold %d)",
                      kind, n.prf().plain(), n.exactPrf().plain(), n.gold)));
    }
    if (options.shows(Show.RULES)) {
      rules.forEach(rule -> lines.add(rule.line()));
    }
    Tally.Numbers all = tally.claims;
    Tally.Numbers facts = tally.facts();
    double whole = all.gold == 0 ? 0 : (double) tally.whole / all.gold;
    lines.add(line("claims  %s  (gold %d, found %d)", all.prf().named(), all.gold, all.found));
    lines.add(line("figures %s  (gold %d)", tally.figures.prf().named(), tally.figures.gold));
    lines.add(line("facts   %s  (gold %d)", facts.prf().named(), facts.gold));
    lines.add(line("exact   %s  (gold %d)", all.exactPrf().named(), all.gold));
    lines.add("whole   " + Prf.decimals(whole));
    return new ScoreReport(
        lines,
        aside(sets).stream().toList(),
        all.prf(),
        tally.figures.prf(),
        facts.prf(),
        all.exactPrf(),
        whole,
        exactKinds,
        rules);
  }

  /** What is said of claims whose document no gold speaks of. */
  private static Optional<String> aside(List<Measured> sets) {
    SortedSet<String> evaluated = new TreeSet<>();
    SortedMap<String, Integer> aside = new TreeMap<>();
    sets.forEach(set -> evaluated.addAll(set.gold().keySet()));
    sets.forEach(set -> set.found().forEach((doc, claims) -> aside.put(doc, claims.size())));
    aside.keySet().removeAll(evaluated);
    int claims = aside.values().stream().mapToInt(Integer::intValue).sum();
    return claims == 0
        ? Optional.empty()
        : Optional.of(
            "not evaluated: %d claims of %d documents without gold"
                .formatted(claims, aside.size()));
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}

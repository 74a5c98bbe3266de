package org.letopis.evaluate;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.letopis.evaluate.ScoreOptions.Show;

/** Pairs and counts the claims of one document. */
final class DocumentScorer {

  /** The kinds that the measures are about (docs/claims-format.md, Kinds). */
  private static final Set<String> CORE =
      Set.of(
          """
          Killing Death Injury Disappearance Displacement Evacuation Depopulation Return
          PropertyDamage Unrest Deployment Arrest Prosecution Conviction Aid Reconstruction Outage
          Restoration Loss Role PersonAttribute SiteAttribute Condemnation Resolution Declaration
          Recognition Denial Accusation"""
              .split("\\s+"));

  private static final Set<String> EXACT_SLOTS = Set.of("persons", "polarity", "modality");

  private final ScoreOptions options;
  private final Tally tally;
  private final List<String> lines;

  DocumentScorer(ScoreOptions options, Tally tally, List<String> lines) {
    this.options = options;
    this.tally = tally;
    this.lines = lines;
  }

  void score(List<ScoredClaim> allGold, List<ScoredClaim> allFound) {
    List<ScoredClaim> gold = kept(allGold);
    List<ScoredClaim> found = kept(allFound);
    SortedMap<Integer, Integer> pairs =
        Assignment.of(weights(gold, found), gold.size(), found.size());
    tally.claims.gold += gold.size();
    tally.claims.found += found.size();
    tally.claims.right += pairs.size();
    for (int i = 0; i < gold.size(); i++) {
      ScoredClaim claim = gold.get(i);
      tally.kind(claim.family()).gold++;
      tally.figures.gold += claim.figure().isPresent() ? 1 : 0;
      if (pairs.containsKey(i)) {
        count(claim, found.get(pairs.get(i)));
      } else if (options.shows(Show.MISSES)) {
        lines.add("- " + heading(claim) + ": " + claim.quote().orElse("None"));
      }
    }
    for (int j = 0; j < found.size(); j++) {
      ScoredClaim claim = found.get(j);
      tally.kind(claim.family()).found++;
      claim.rule().ifPresent(rule -> tally.rule(rule).found++);
      tally.figures.found += claim.figure().isPresent() ? 1 : 0;
      if (options.shows(Show.EXTRAS) && !pairs.containsValue(j)) {
        lines.add("+ " + heading(claim) + ": " + claim.quote().orElse("None"));
      }
    }
    gold.forEach(claim -> claim.facts().forEach(fact -> tally.slot(fact.slot()).gold++));
    found.forEach(claim -> claim.facts().forEach(fact -> tally.slot(fact.slot()).found++));
  }

  private List<ScoredClaim> kept(List<ScoredClaim> claims) {
    return claims.stream()
        .filter(claim -> options.allKinds() || CORE.contains(claim.kind()))
        .toList();
  }

  private void count(ScoredClaim gold, ScoredClaim found) {
    Tally.Numbers kind = tally.kind(gold.family());
    Optional<Tally.Numbers> rule = found.rule().map(tally::rule);
    kind.right++;
    rule.ifPresent(numbers -> numbers.right++);
    if (exact(gold, found)) {
      tally.claims.exact++;
      kind.exact++;
      rule.ifPresent(numbers -> numbers.exact++);
    }
    if (gold.figure().isPresent() && found.figure().isPresent() && sameFigure(gold, found)) {
      tally.figures.right++;
    }
    shared(gold, found).forEach(fact -> tally.slot(fact.slot()).right++);
    if (gold.facts().equals(found.facts())) {
      tally.whole++;
    } else if (options.shows(Show.SLOTS)) {
      lines.add(
          "~ %s: missing %s extra %s"
              .formatted(heading(gold), without(gold, found), without(found, gold)));
    }
  }

  private double[][] weights(List<ScoredClaim> gold, List<ScoredClaim> found) {
    double[][] weights = new double[gold.size()][found.size()];
    for (int i = 0; i < gold.size(); i++) {
      for (int j = 0; j < found.size(); j++) {
        ScoredClaim g = gold.get(i);
        ScoredClaim f = found.get(j);
        if (compatible(g, f)) {
          weights[i][j] =
              shared(g, f).size()
                  + (sameFigure(g, f) ? 0.5 : 0)
                  + 0.25 / (1 + Math.abs(g.start() - f.start()));
        }
      }
    }
    return weights;
  }

  /**
   * The same kind, and quotes whose overlap is a tenth of their union or half of the found quote.
   */
  private boolean compatible(ScoredClaim gold, ScoredClaim found) {
    if (!gold.family().equals(found.family())) {
      return false;
    }
    if (options.ignoreOffsets() || gold.span().isEmpty() || found.span().isEmpty()) {
      return true;
    }
    ScoredClaim.Span g = gold.span().get();
    ScoredClaim.Span f = found.span().get();
    long shared = Math.min(g.end(), f.end()) - Math.max(g.start(), f.start());
    long union = Math.max(g.end(), f.end()) - Math.min(g.start(), f.start());
    return shared > 0 && (shared >= 0.1 * union || shared >= 0.5 * (f.end() - f.start()));
  }

  private static boolean sameFigure(ScoredClaim gold, ScoredClaim found) {
    return gold.figure().equals(found.figure()) && gold.unit().equals(found.unit());
  }

  private static boolean exact(ScoredClaim gold, ScoredClaim found) {
    return sameFigure(gold, found) && exactFacts(gold).equals(exactFacts(found));
  }

  private static Set<Fact> exactFacts(ScoredClaim claim) {
    return claim.facts().stream()
        .filter(fact -> EXACT_SLOTS.contains(fact.slot()))
        .collect(Collectors.toSet());
  }

  private static Set<Fact> shared(ScoredClaim gold, ScoredClaim found) {
    Set<Fact> shared = new HashSet<>(gold.facts());
    shared.retainAll(found.facts());
    return shared;
  }

  private static String without(ScoredClaim claim, ScoredClaim other) {
    return claim.facts().stream()
        .filter(fact -> !other.facts().contains(fact))
        .map(Fact::toString)
        .sorted()
        .map(Fact::quote)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String heading(ScoredClaim claim) {
    return claim.id().orElse("?") + " " + claim.kind();
  }
}

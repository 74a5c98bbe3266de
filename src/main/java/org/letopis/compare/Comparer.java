package org.letopis.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;

/**
 * Compares what documents claim. Claims are grouped by what makes them comparable at all (event,
 * kind, unit; a person; a site) and compared within their group only. Whether one scope holds the
 * other is worked out from group, place, time, ways of damage and doers; in doubt nothing is said.
 */
public final class Comparer {

  private Comparer() {}

  /**
   * All comparisons and origins; whatever the order of the claims, the same.
   *
   * @param linked the claims with their entities
   * @param tables units, groups and words that make claims comparable
   */
  public static Compared compare(Linked linked, ScopeTables tables) {
    List<LinkedClaim> claims =
        linked.claims().stream()
            .sorted(
                Comparator.comparing((LinkedClaim c) -> c.claim().evidence().document())
                    .thenComparing(c -> c.claim().evidence().start())
                    .thenComparing(c -> c.id()))
            .toList();
    Scopes scopes = new Scopes(tables, linked.places(), Communities.implied(claims));
    Origins origins = new Origins(linked);
    List<Comparison> comparisons = new ArrayList<>();
    Agreements agreements = new Agreements(scopes, origins);
    FigureComparer figures = new FigureComparer(scopes);
    SumComparer sums = new SumComparer(scopes);
    for (List<Figure> block : blocks(claims, tables).values()) {
      List<Figure> asserted = block.stream().filter(figure -> !figure.isAlleged()).toList();
      comparisons.addAll(agreements.compare(asserted));
      List<Comparison> summed = sums.compare(asserted);
      comparisons.addAll(summed);
      comparisons.addAll(figures.compare(block, broken(summed)));
    }
    comparisons.addAll(new ListComparer(scopes).compare(claims));
    comparisons.addAll(new LengthComparer(scopes).compare(claims));
    comparisons.addAll(new StatementComparer(scopes, origins).compare(claims));
    comparisons.addAll(AttributeComparer.compare(claims));
    comparisons.addAll(new NameComparer(scopes).compare(claims));
    comparisons.addAll(new DenialComparer(scopes).compare(claims));
    SortedMap<String, Comparison> byId = new TreeMap<>();
    comparisons.forEach(comparison -> byId.putIfAbsent(comparison.id(), comparison));
    return new Compared(List.copyOf(byId.values()), origins.all());
  }

  /** By whole the parts that are together more: they do not fit it, though each alone would. */
  private static Map<String, Set<String>> broken(List<Comparison> sums) {
    Map<String, Set<String>> broken = new HashMap<>();
    sums.stream()
        .filter(sum -> sum.type() == Comparison.Type.CONTRADICTS)
        .forEach(
            sum ->
                sum.second()
                    .forEach(
                        whole ->
                            broken
                                .computeIfAbsent(whole, w -> new HashSet<>())
                                .addAll(sum.first())));
    return broken;
  }

  private static SortedMap<String, List<Figure>> blocks(
      List<LinkedClaim> claims, ScopeTables tables) {
    return claims.stream()
        .map(Figure::of)
        .flatMap(Optional::stream)
        .collect(
            Collectors.groupingBy(
                figure -> figure.block(tables.units()), TreeMap::new, Collectors.toList()));
  }
}

package org.letopis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.letopis.claim.EntityType;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.Entity;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/**
 * Compares what documents say of one named person or site: that it happened, where, when, how, by
 * whom.
 */
final class StatementComparer {

  /** What happens to a person once. */
  private static final String DEATH = "Death";

  private static final String DAMAGE = "PropertyDamage";

  /** Fire and explosives: who tells of the one only does not tell of the other. */
  private static final List<String> EXCLUSIVE = List.of("burned", "mined");

  private static final Set<EntityType> CERTAIN_DOERS =
      Set.of(EntityType.ORGANIZATION, EntityType.PERSON);

  private final Scopes scopes;
  private final Origins origins;

  StatementComparer(Scopes scopes, Origins origins) {
    this.scopes = scopes;
    this.origins = origins;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    List<Comparison> comparisons = new ArrayList<>();
    block(claims, LinkedClaim::persons)
        .forEach((key, block) -> comparisons.addAll(compare(block, LinkedClaim::persons)));
    block(claims, LinkedClaim::sites)
        .forEach((key, block) -> comparisons.addAll(compare(block, LinkedClaim::sites)));
    return comparisons;
  }

  /** One named thing each: of several it is not sure that all is said of all. */
  private static SortedMap<String, List<LinkedClaim>> block(
      List<LinkedClaim> claims, Function<LinkedClaim, List<Entity>> named) {
    SortedMap<String, List<LinkedClaim>> blocks = new TreeMap<>();
    claims.stream()
        .filter(claim -> claim.event().isPresent() && named.apply(claim).size() == 1)
        .filter(claim -> Figure.isAsserted(claim.claim()))
        .forEach(
            claim ->
                blocks
                    .computeIfAbsent(
                        String.join(
                            "\u001f",
                            claim.event().get().key(),
                            Keys.family(claim.claim().kind()),
                            Keys.of(named.apply(claim))),
                        key -> new ArrayList<>())
                    .add(claim));
    return blocks;
  }

  private List<Comparison> compare(
      List<LinkedClaim> block, Function<LinkedClaim, List<Entity>> named) {
    Entity entity = named.apply(block.getFirst()).getFirst();
    String about = entity.labels().getOrDefault("sr-Latn", entity.key());
    List<Comparison> comparisons = new ArrayList<>();
    if (block.stream().map(ClaimWords::document).distinct().count() > 1) {
      comparisons.add(Comparisons.agreement(block, Optional.of(about), origins.support(block)));
    }
    for (int i = 0; i < block.size(); i++) {
      for (int j = i + 1; j < block.size(); j++) {
        LinkedClaim a = block.get(i);
        LinkedClaim b = block.get(j);
        if (!ClaimWords.document(a).equals(ClaimWords.document(b))) {
          conflict(a, b)
              .map(kind -> Comparisons.contradiction(kind, Sides.of(a, b).about(about)))
              .ifPresent(comparisons::add);
        }
      }
    }
    return comparisons;
  }

  private Optional<Contradiction> conflict(LinkedClaim a, LinkedClaim b) {
    ScopeComparison scope = scopes.compare(a, b);
    String family = Keys.family(a.claim().kind());
    boolean once = family.equals(DEATH);
    if (once && scope.in(Dimension.PLACE) == Extent.APART) {
      return Optional.of(Contradiction.PLACE);
    }
    if (once && scope.in(Dimension.TIME) == Extent.APART) {
      return Optional.of(Contradiction.DATE);
    }
    if (family.equals(DAMAGE)
        && EXCLUSIVE.stream().anyMatch(m -> a.claim().modes().equals(List.of(m)))
        && EXCLUSIVE.stream().anyMatch(m -> b.claim().modes().equals(List.of(m)))
        && !a.claim().modes().equals(b.claim().modes())) {
      return Optional.of(Contradiction.MANNER);
    }
    boolean deed = once || family.equals(DAMAGE);
    return deed && otherDoers(a.agents(), b.agents())
        ? Optional.of(Contradiction.AGENT)
        : Optional.empty();
  }

  /** Known bodies or persons, none of whom can belong to one of the other side. */
  private static boolean otherDoers(List<Entity> agents, List<Entity> others) {
    return !agents.isEmpty()
        && !others.isEmpty()
        && agents.stream().allMatch(StatementComparer::isCertain)
        && others.stream().allMatch(StatementComparer::isCertain)
        && agents.stream().allMatch(a -> others.stream().allMatch(b -> isOther(a, b)));
  }

  private static boolean isCertain(Entity doer) {
    return CERTAIN_DOERS.contains(doer.type())
        && (doer.type() == EntityType.PERSON || doer.known().isPresent());
  }

  private static boolean isOther(Entity one, Entity other) {
    String name = " " + FoldedName.fold(one.labels().getOrDefault("sr-Latn", one.key())) + " ";
    String second =
        " " + FoldedName.fold(other.labels().getOrDefault("sr-Latn", other.key())) + " ";
    return !name.contains(second) && !second.contains(name);
  }
}

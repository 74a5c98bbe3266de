package org.letopis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

/**
 * Sets a total of persons against those whom the same document names one by one, and against the
 * list of another document where it is a list of the same: {@link OtherLists}.
 */
final class ListComparer {

  private final Scopes scopes;

  ListComparer(Scopes scopes) {
    this.scopes = scopes;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    SortedMap<String, List<LinkedClaim>> named = new TreeMap<>();
    claims.stream()
        .filter(claim -> claim.event().isPresent() && claim.persons().size() == 1)
        .filter(claim -> Figure.isAsserted(claim.claim()))
        .forEach(claim -> named.computeIfAbsent(key(claim), k -> new ArrayList<>()).add(claim));
    OtherLists others = new OtherLists(scopes, named);
    List<Comparison> comparisons = new ArrayList<>();
    claims.stream()
        .map(Figure::of)
        .flatMap(Optional::stream)
        .filter(figure -> !figure.isAlleged())
        .filter(figure -> figure.unit().equals("person"))
        .forEach(
            total -> {
              Map<String, LinkedClaim> own =
                  persons(total, named.getOrDefault(key(total.linked()), List.of()));
              compare(total, own).ifPresent(comparisons::add);
              comparisons.addAll(others.compare(total, own));
            });
    return comparisons;
  }

  private static String key(LinkedClaim claim) {
    return String.join(
        "\u001f",
        claim.claim().evidence().document(),
        Keys.family(claim.claim().kind()),
        claim.event().map(Entity::key).orElse(""),
        Keys.of(claim.attributedTo()));
  }

  /** Those of the named who are of the total, by their key. */
  private Map<String, LinkedClaim> persons(Figure total, List<LinkedClaim> named) {
    Map<String, LinkedClaim> persons = new LinkedHashMap<>();
    named.stream()
        .filter(claim -> isPart(claim, total))
        .forEach(claim -> persons.putIfAbsent(Keys.of(claim.persons()), claim));
    return persons;
  }

  private static Optional<Comparison> compare(Figure total, Map<String, LinkedClaim> persons) {
    if (persons.size() < 2) {
      return Optional.empty();
    }
    Interval count = new Interval(persons.size(), persons.size(), false);
    Sides sides =
        new Sides(
            List.copyOf(persons.values()),
            List.of(total.linked()),
            Optional.empty(),
            List.of(),
            List.of());
    if (count.sameBounds(total.interval())) {
      return Optional.of(Comparisons.of(Type.ADDS_UP, sides));
    }
    return count.exceeds(total.interval())
        ? Optional.of(Comparisons.contradiction(Contradiction.TOTAL_AGAINST_LIST, sides))
        : Optional.empty();
  }

  /** Whoever is named is one of the counted: of their group, place and time. */
  private boolean isPart(LinkedClaim claim, Figure total) {
    ScopeComparison scope = scopes.compare(claim, total.linked());
    return lies(scope.in(Dimension.GROUP))
        && lies(scope.in(Dimension.PLACE))
        && lies(scope.in(Dimension.TIME))
        && lies(scope.in(Dimension.AGENT));
  }

  private static boolean lies(Extent extent) {
    return extent == Extent.SAME || extent == Extent.NARROWER;
  }
}

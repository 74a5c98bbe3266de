package org.letopis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.Attribute;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

/**
 * Compares ages and years of birth of one person, and centuries of one site, between documents. An
 * age is set against a year of birth by the year in which the person is said to have died.
 */
final class AttributeComparer {

  private static final String AGE = "age";
  private static final String BIRTH = "birth year";
  private static final String CENTURY = "century";
  private static final int YEAR_DIGITS = 4;

  /** An age changes within a year, and so does the year in which it was told. */
  private static final int TOLERANCE = 1;

  private record Numbers(LinkedClaim claim, String attribute, Set<Integer> values) {}

  private AttributeComparer() {}

  static List<Comparison> compare(List<LinkedClaim> claims) {
    Map<String, Set<Integer>> deaths = yearsOfDeath(claims);
    SortedMap<String, List<Numbers>> blocks = new TreeMap<>();
    for (LinkedClaim claim : claims) {
      numbers(claim)
          .ifPresent(
              numbers ->
                  subject(claim)
                      .ifPresent(
                          entity ->
                              blocks
                                  .computeIfAbsent(
                                      Keys.of(List.of(entity)), key -> new ArrayList<>())
                                  .add(numbers)));
    }
    List<Comparison> comparisons = new ArrayList<>();
    blocks.forEach(
        (key, block) -> {
          for (int i = 0; i < block.size(); i++) {
            for (int j = i + 1; j < block.size(); j++) {
              compare(block.get(i), block.get(j), deaths.getOrDefault(key, Set.of()))
                  .ifPresent(comparisons::add);
            }
          }
        });
    return comparisons;
  }

  private static Optional<Comparison> compare(Numbers a, Numbers b, Set<Integer> deaths) {
    boolean twoDocuments = !ClaimWords.document(a.claim()).equals(ClaimWords.document(b.claim()));
    return twoDocuments && conflict(a, b, deaths)
        ? Optional.of(
            Comparisons.contradiction(
                Contradiction.DATE,
                Sides.of(a.claim(), b.claim()).about(label(subject(a.claim()).orElseThrow()))))
        : Optional.empty();
  }

  private static boolean conflict(Numbers a, Numbers b, Set<Integer> deaths) {
    if (a.attribute().equals(b.attribute())) {
      return a.attribute().equals(AGE)
          ? Math.abs(least(a) - least(b)) > TOLERANCE
          : Collections.disjoint(a.values(), b.values());
    }
    boolean ageAndBirth = Set.of(a.attribute(), b.attribute()).equals(Set.of(AGE, BIRTH));
    if (!ageAndBirth || deaths.size() != 1) {
      return false;
    }
    int born = least(a.attribute().equals(BIRTH) ? a : b);
    int age = least(a.attribute().equals(AGE) ? a : b);
    int reached = deaths.iterator().next() - born;
    return age > reached + TOLERANCE || age < reached - 1 - TOLERANCE;
  }

  private static int least(Numbers numbers) {
    return Collections.min(numbers.values());
  }

  /** The one person or site that it is said of. */
  private static Optional<Entity> subject(LinkedClaim claim) {
    List<Entity> subjects = claim.persons().isEmpty() ? claim.sites() : claim.persons();
    return subjects.size() == 1 ? Optional.of(subjects.getFirst()) : Optional.empty();
  }

  private static String label(Entity entity) {
    return entity.labels().getOrDefault("sr-Latn", entity.key());
  }

  private static Optional<Numbers> numbers(LinkedClaim claim) {
    return claim
        .claim()
        .attribute()
        .filter(attribute -> Set.of(AGE, BIRTH, CENTURY).contains(attribute.name()))
        .filter(attribute -> Figure.isAsserted(claim.claim()))
        .flatMap(attribute -> values(attribute).map(v -> new Numbers(claim, attribute.name(), v)));
  }

  /** Whole numbers between commas; of anything else nothing is said. */
  private static Optional<Set<Integer>> values(Attribute attribute) {
    List<String> parts = Arrays.stream(attribute.value().split(",")).map(String::strip).toList();
    return parts.stream().allMatch(part -> part.matches("\\d{1,4}"))
        ? Optional.of(
            parts.stream().map(Integer::valueOf).collect(Collectors.toCollection(TreeSet::new)))
        : Optional.empty();
  }

  private static Map<String, Set<Integer>> yearsOfDeath(List<LinkedClaim> claims) {
    Map<String, Set<Integer>> years = new HashMap<>();
    claims.stream()
        .filter(claim -> Keys.family(claim.claim().kind()).equals("Death"))
        .filter(claim -> Figure.isAsserted(claim.claim()))
        .forEach(
            claim ->
                claim
                    .claim()
                    .time()
                    .flatMap(time -> time.start())
                    .ifPresent(
                        start ->
                            claim
                                .persons()
                                .forEach(
                                    person ->
                                        years
                                            .computeIfAbsent(
                                                Keys.of(List.of(person)), key -> new TreeSet<>())
                                            .add(
                                                Integer.valueOf(
                                                    start.substring(0, YEAR_DIGITS))))));
    return years;
  }
}

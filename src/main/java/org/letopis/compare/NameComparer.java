package org.letopis.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.Entity;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/**
 * Finds where documents give different names to one who is meant. Nobody is held to be one person
 * by that: it says that the names contradict each other.
 */
final class NameComparer {

  private static final String FIELD = "\u001f";

  private final Scopes scopes;

  NameComparer(Scopes scopes) {
    this.scopes = scopes;
  }

  List<Comparison> compare(List<LinkedClaim> claims) {
    List<Comparison> comparisons = new ArrayList<>(relatives(claims));
    comparisons.addAll(new OfficeComparer().compare(claims));
    return comparisons;
  }

  /**
   * The dead of one surname: where all but one of them are the same in two documents, the one left
   * over in each was in one place, and both documents name as many.
   */
  private List<Comparison> relatives(List<LinkedClaim> claims) {
    SortedMap<String, SortedMap<String, Map<Entity, LinkedClaim>>> bySurname = new TreeMap<>();
    claims.stream()
        .filter(claim -> claim.event().isPresent() && claim.persons().size() == 1)
        .filter(claim -> Figure.isAsserted(claim.claim()))
        .filter(claim -> Keys.family(claim.claim().kind()).equals("Death"))
        .forEach(
            claim ->
                surname(claim)
                    .ifPresent(
                        surname ->
                            bySurname
                                .computeIfAbsent(
                                    claim.event().get().key() + FIELD + surname,
                                    key -> new TreeMap<>())
                                .computeIfAbsent(ClaimWords.document(claim), d -> new HashMap<>())
                                .putIfAbsent(claim.persons().getFirst(), claim)));
    List<Comparison> comparisons = new ArrayList<>();
    for (SortedMap<String, Map<Entity, LinkedClaim>> documents : bySurname.values()) {
      List<Map<Entity, LinkedClaim>> named = List.copyOf(documents.values());
      for (int i = 0; i < named.size(); i++) {
        for (int j = i + 1; j < named.size(); j++) {
          leftOver(named.get(i), named.get(j)).ifPresent(comparisons::add);
        }
      }
    }
    return comparisons;
  }

  private Optional<Comparison> leftOver(
      Map<Entity, LinkedClaim> named, Map<Entity, LinkedClaim> others) {
    List<Entity> left = named.keySet().stream().filter(p -> !others.containsKey(p)).toList();
    List<Entity> otherLeft = others.keySet().stream().filter(p -> !named.containsKey(p)).toList();
    if (named.size() < 2 || left.size() != 1 || otherLeft.size() != 1) {
      return Optional.empty();
    }
    LinkedClaim a = named.get(left.getFirst());
    LinkedClaim b = others.get(otherLeft.getFirst());
    boolean placed = !a.scope().places().isEmpty() && !b.scope().places().isEmpty();
    return placed && scopes.compare(a, b).in(Dimension.PLACE) != Extent.APART
        ? Optional.of(
            Comparisons.contradiction(
                Contradiction.NAME, Sides.of(a, b).about(surnameAsWritten(a))))
        : Optional.empty();
  }

  private static Optional<String> surname(LinkedClaim claim) {
    String[] words = FoldedName.fold(claim.claim().persons().getFirst().label()).split(" ");
    return words.length > 1 ? Optional.of(words[words.length - 1]) : Optional.empty();
  }

  private static String surnameAsWritten(LinkedClaim claim) {
    String name = claim.claim().persons().getFirst().label();
    TreeSet<String> places = new TreeSet<>();
    claim.scope().places().forEach(p -> places.add(p.labels().getOrDefault("sr-Latn", p.key())));
    return name.substring(name.lastIndexOf(' ') + 1) + ", " + String.join(", ", places);
  }
}

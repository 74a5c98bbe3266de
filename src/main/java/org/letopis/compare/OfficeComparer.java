package org.letopis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.Entity;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/**
 * Finds where documents give the same speech to different persons of the same office. An office
 * alone is not enough: it has one holder after another.
 */
final class OfficeComparer {

  private static final Set<String> SPEECH = Set.of("Accusation", "Denial");

  /** So many letters of a word stay when its ending changes. */
  private static final int LETTERS = 6;

  /** Shorter words are prepositions and conjunctions. */
  private static final int SHORT = 3;

  /** Fewer words describe many offices: "head of the council". */
  private static final int WORDS = 4;

  List<Comparison> compare(List<LinkedClaim> claims) {
    Map<String, List<LinkedClaim>> roles = new HashMap<>();
    SortedMap<String, SortedMap<String, Entity>> speakers = new TreeMap<>();
    for (LinkedClaim claim : claims) {
      if (claim.claim().kind().equals("Role") && claim.persons().size() == 1) {
        roles
            .computeIfAbsent(
                key(ClaimWords.document(claim), claim.persons().getFirst()),
                key -> new ArrayList<>())
            .add(claim);
      } else if (SPEECH.contains(claim.claim().kind()) && !claim.groups().isEmpty()) {
        claim.attributedTo().stream()
            .filter(speaker -> speaker.type() == EntityType.PERSON)
            .forEach(
                speaker ->
                    speakers
                        .computeIfAbsent(
                            claim.claim().kind()
                                + "\u001f"
                                + claim.event().map(Entity::key).orElse("")
                                + "\u001f"
                                + Keys.of(claim.groups()),
                            key -> new TreeMap<>())
                        .put(key(ClaimWords.document(claim), speaker), speaker));
      }
    }
    List<Comparison> comparisons = new ArrayList<>();
    for (SortedMap<String, Entity> block : speakers.values()) {
      List<String> keys = List.copyOf(block.keySet());
      for (int i = 0; i < keys.size(); i++) {
        for (int j = i + 1; j < keys.size(); j++) {
          if (!block.get(keys.get(i)).equals(block.get(keys.get(j)))) {
            comparisons.addAll(
                conflicts(
                    roles.getOrDefault(keys.get(i), List.of()),
                    roles.getOrDefault(keys.get(j), List.of())));
          }
        }
      }
    }
    return comparisons;
  }

  private static String key(String document, Entity person) {
    return document + "\u001f" + Keys.of(List.of(person));
  }

  private static List<Comparison> conflicts(List<LinkedClaim> roles, List<LinkedClaim> others) {
    return roles.stream()
        .flatMap(
            role ->
                others.stream()
                    .filter(
                        other ->
                            !ClaimWords.document(role).equals(ClaimWords.document(other))
                                && sameOffice(words(role), words(other)))
                    .map(
                        other ->
                            Comparisons.contradiction(
                                Contradiction.NAME,
                                Sides.of(role, other).about(role.claim().role().orElse("")))))
        .toList();
  }

  /** Whether all words of the shorter description stand in the longer one. */
  private static boolean sameOffice(Set<String> office, Set<String> other) {
    return Math.min(office.size(), other.size()) >= WORDS
        && (office.containsAll(other) || other.containsAll(office));
  }

  private static Set<String> words(LinkedClaim role) {
    return Stream.concat(
            role.claim().role().stream(),
            role.claim().organizations().stream().map(Mentioned::label))
        .flatMap(words -> Arrays.stream(FoldedName.fold(words).split(" ")))
        .filter(word -> word.length() > SHORT)
        .map(word -> word.length() > LETTERS ? word.substring(0, LETTERS) : stem(word))
        .collect(Collectors.toSet());
  }

  /** A short word without the vowel that it ends in: "prava" and "prav". */
  private static String stem(String word) {
    return word.matches(".*[aeiou]") ? word.substring(0, word.length() - 1) : word;
  }
}

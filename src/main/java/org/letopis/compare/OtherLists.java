package org.letopis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.link.Entity;
import org.letopis.link.FoldedName;
import org.letopis.link.LinkedClaim;

/**
 * Lists of named persons that other documents give of what a total counts. Where a document names
 * all whom it counts, and another one names most of these and somebody else besides, that one is
 * missing in the total: the two lists are of the same, and together longer than it.
 */
final class OtherLists {

  /** Fewer names than these in common can be chance. */
  private static final int SHARED = 2;

  /** Names that begin alike may be spellings or forms of one: Mia, Mija. */
  private static final int BEGINNING = 2;

  private final Scopes scopes;
  private final SortedMap<String, List<List<LinkedClaim>>> byEvent = new TreeMap<>();

  /**
   * @param lists claims of one named person each, by document, event, kind and authority
   */
  OtherLists(Scopes scopes, SortedMap<String, List<LinkedClaim>> lists) {
    this.scopes = scopes;
    lists
        .values()
        .forEach(
            list ->
                byEvent.computeIfAbsent(key(list.getFirst()), k -> new ArrayList<>()).add(list));
  }

  private static String key(LinkedClaim claim) {
    return String.join(
        "\u001f", claim.event().map(Entity::key).orElse(""), Keys.family(claim.claim().kind()));
  }

  /**
   * @param total the figure
   * @param own whom its own document names of it, by key
   */
  List<Comparison> compare(Figure total, Map<String, LinkedClaim> own) {
    Interval named = new Interval(own.size(), own.size(), false);
    if (own.isEmpty() || !total.interval().isExact() || !total.interval().sameBounds(named)) {
      return List.of();
    }
    return byEvent.getOrDefault(key(total.linked()), List.of()).stream()
        .filter(list -> !ClaimWords.document(list.getFirst()).equals(total.document()))
        .map(list -> missing(total, own, list))
        .filter(missing -> !missing.isEmpty())
        .map(missing -> contradiction(total, own, missing))
        .toList();
  }

  private static Comparison contradiction(
      Figure total, Map<String, LinkedClaim> own, List<LinkedClaim> missing) {
    return Comparisons.contradiction(
        Contradiction.TOTAL_AGAINST_LIST,
        new Sides(
            Stream.concat(own.values().stream(), missing.stream()).toList(),
            List.of(total.linked()),
            Optional.empty(),
            List.of(),
            List.of()));
  }

  /** Who stands in the other list only and is surely none of those who stand in this one only. */
  private List<LinkedClaim> missing(
      Figure total, Map<String, LinkedClaim> own, List<LinkedClaim> list) {
    Map<String, LinkedClaim> other = new LinkedHashMap<>();
    list.stream()
        .filter(claim -> isPart(claim, total))
        .forEach(claim -> other.putIfAbsent(Keys.of(claim.persons()), claim));
    long shared = own.keySet().stream().filter(other::containsKey).count();
    if (shared < SHARED || 2 * shared <= own.size()) {
      return List.of();
    }
    List<LinkedClaim> ownOnly =
        own.entrySet().stream()
            .filter(person -> !other.containsKey(person.getKey()))
            .map(Map.Entry::getValue)
            .toList();
    return other.entrySet().stream()
        .filter(person -> !own.containsKey(person.getKey()))
        .map(Map.Entry::getValue)
        .filter(claim -> ownOnly.stream().noneMatch(known -> mayBeOne(claim, known)))
        .toList();
  }

  /**
   * Of the counted group, place and time. That most names are shared tells what both lists are of:
   * one of them may leave out who did it, but not name others.
   */
  private boolean isPart(LinkedClaim claim, Figure total) {
    ScopeComparison scope = scopes.compare(claim, total.linked());
    return lies(scope.in(Dimension.GROUP))
        && lies(scope.in(Dimension.PLACE))
        && lies(scope.in(Dimension.TIME))
        && scope.in(Dimension.AGENT).isInclusion();
  }

  private static boolean lies(Extent extent) {
    return extent == Extent.SAME || extent == Extent.NARROWER;
  }

  private static boolean mayBeOne(LinkedClaim one, LinkedClaim other) {
    List<String> beginnings = beginnings(other);
    return beginnings(one).stream().anyMatch(beginnings::contains);
  }

  private static List<String> beginnings(LinkedClaim claim) {
    return claim.claim().persons().stream()
        .flatMap(person -> Arrays.stream(FoldedName.fold(person.label()).split(" ")))
        .map(word -> word.substring(0, Math.min(BEGINNING, word.length())))
        .toList();
  }
}

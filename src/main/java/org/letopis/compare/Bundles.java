package org.letopis.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;

/**
 * Pairs of claims that stand to each other in one way, bundled: claims that say one thing are one
 * side, and all that they stand so to the other. A thousand documents that say eight and a thousand
 * that say twelve are one contradiction with two sides, not a million.
 */
final class Bundles {

  /**
   * How the first of a pair stands to the second.
   *
   * @param secondNewer whether their one text calls the source of the second the newer one
   */
  record Standing(Type type, Optional<Contradiction> contradiction, boolean secondNewer) {

    static Standing of(Type type) {
      return new Standing(type, Optional.empty(), false);
    }

    static Standing of(Contradiction contradiction) {
      return new Standing(Type.CONTRADICTS, Optional.of(contradiction), false);
    }

    /** A part that is more than the whole: of several parts one would think that they are added. */
    boolean isOfOne() {
      return contradiction.filter(Contradiction::isTogether).isPresent();
    }
  }

  /** The second claims of one first claim. */
  private record Star(LinkedClaim first, List<LinkedClaim> second) {}

  /** What first claims must share to be one side. */
  private record Side(Object saying, List<String> second) {}

  private final Function<LinkedClaim, Object> saying;
  private final Map<Standing, Map<String, Star>> pairs = new LinkedHashMap<>();

  /**
   * @param saying what a claim says: claims of which it is equal can be one side
   */
  Bundles(Function<LinkedClaim, Object> saying) {
    this.saying = saying;
  }

  void add(Standing standing, LinkedClaim first, LinkedClaim second) {
    pairs
        .computeIfAbsent(standing, s -> new LinkedHashMap<>())
        .computeIfAbsent(first.id(), id -> new Star(first, new ArrayList<>()))
        .second()
        .add(second);
  }

  /**
   * @param sides what is told of them besides the claims
   */
  List<Comparison> comparisons(Sides sides) {
    List<Comparison> comparisons = new ArrayList<>();
    pairs.forEach(
        (standing, stars) ->
            bundled(standing, stars.values())
                .forEach(
                    together -> {
                      Sides told =
                          new Sides(
                              together.stream().map(Star::first).toList(),
                              together.getFirst().second(),
                              sides.about(),
                              sides.firstNarrower(),
                              sides.secondNarrower(),
                              standing.secondNewer());
                      comparisons.add(
                          standing
                              .contradiction()
                              .map(kind -> Comparisons.contradiction(kind, told))
                              .orElseGet(() -> Comparisons.of(standing.type(), told)));
                    }));
    return comparisons;
  }

  private Collection<List<Star>> bundled(Standing standing, Collection<Star> stars) {
    Map<Side, List<Star>> bundles = new LinkedHashMap<>();
    for (Star star : stars) {
      Object said = standing.isOfOne() ? star.first().id() : saying.apply(star.first());
      List<String> second = star.second().stream().map(LinkedClaim::id).toList();
      bundles.computeIfAbsent(new Side(said, second), s -> new ArrayList<>()).add(star);
    }
    return bundles.values();
  }
}

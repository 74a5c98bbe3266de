package org.letopis.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.letopis.compare.Scopes.Numbers;

/**
 * Figures of one scope, of which one stands for all where scopes are compared.
 *
 * @param figures in the order of the documents
 * @param scope what they are about
 */
record Alike(List<Figure> figures, Numbers scope) {

  /** The figures of a block by what they are about, in the order of the first of each. */
  static List<Alike> of(Collection<Figure> block, Scopes scopes) {
    Map<String, List<Figure>> bySignature = new LinkedHashMap<>();
    block.forEach(
        figure ->
            bySignature.computeIfAbsent(figure.signature(), s -> new ArrayList<>()).add(figure));
    return bySignature.values().stream()
        .map(figures -> new Alike(figures, scopes.numbers(figures.getFirst().linked())))
        .toList();
  }

  Figure first() {
    return figures.getFirst();
  }

  /**
   * Scopes of one block by their places: only what is of one place, or of a place within the other,
   * is compared, and of a war there are thousands of places.
   */
  static final class ByPlace {

    private final Scopes scopes;
    private final List<Alike> all;
    private final Map<Integer, List<Integer>> byPlace = new LinkedHashMap<>();
    private final Map<Integer, List<Integer>> included = new HashMap<>();
    private final Map<Integer, List<Integer>> holding = new HashMap<>();

    ByPlace(List<Alike> all, Scopes scopes) {
      this.all = all;
      this.scopes = scopes;
      for (int i = 0; i < all.size(); i++) {
        byPlace.computeIfAbsent(all.get(i).scope().place(), p -> new ArrayList<>()).add(i);
      }
    }

    /** Numbers of the scopes whose place holds that one's or lies within it. */
    List<Integer> related(int scope) {
      return included.computeIfAbsent(
          all.get(scope).scope().place(), p -> where(p, List.of(Extent.NARROWER, Extent.WIDER)));
    }

    /** Numbers of the scopes whose place holds that one. */
    List<Integer> holding(Numbers scope) {
      return holding.computeIfAbsent(scope.place(), p -> where(p, List.of(Extent.NARROWER)));
    }

    private List<Integer> where(int place, List<Extent> wanted) {
      return byPlace.entrySet().stream()
          .filter(
              other -> {
                Extent extent = scopes.ofPlaces(place, other.getKey());
                return extent == Extent.SAME || wanted.contains(extent);
              })
          .flatMap(other -> other.getValue().stream())
          .toList();
    }
  }
}

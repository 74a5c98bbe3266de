package org.letopis.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.letopis.compare.Bundles.Standing;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;

/** Compares figures that count the same. */
final class SameScope {

  private final ScopeTables tables;

  SameScope(ScopeTables tables) {
    this.tables = tables;
  }

  /** Two scopes that are the same, or one scope with itself. */
  List<Comparison> compare(Alike some, Alike others) {
    Map<Interval, Integer> ranks = new HashMap<>();
    some.figures().forEach(figure -> ranks.putIfAbsent(figure.interval(), ranks.size()));
    Bundles bundles = FigureComparer.bundles();
    for (int i = 0; i < some.figures().size(); i++) {
      for (int j = some == others ? i + 1 : 0; j < others.figures().size(); j++) {
        Figure a = some.figures().get(i);
        Figure b = others.figures().get(j);
        boolean turn = some == others && ranks.get(a.interval()) > ranks.get(b.interval());
        add(turn ? b : a, turn ? a : b, bundles);
      }
    }
    return bundles.comparisons(Sides.NOTHING_BESIDES);
  }

  private void add(Figure a, Figure b, Bundles bundles) {
    boolean alleged = a.isAlleged() || b.isAlleged();
    if (isToldAsPart(a, b) || isToldAsPart(b, a)) {
      boolean turn = !isToldAsPart(a, b);
      if (!alleged) {
        bundles.add(Standing.of(Type.PART_OF), (turn ? b : a).linked(), (turn ? a : b).linked());
      }
      return;
    }
    if (a.interval().sameBounds(b.interval()) || !a.isOtherVersion(b)) {
      return;
    }
    Optional<Type> type = compatible(a, b);
    if (type.isPresent()) {
      boolean turn = type.get() == Type.REFINES && !a.interval().within(b.interval());
      if (!alleged) {
        bundles.add(Standing.of(type.get()), (turn ? b : a).linked(), (turn ? a : b).linked());
      }
      return;
    }
    addContradiction(a, b, bundles);
  }

  private static Optional<Type> compatible(Figure a, Figure b) {
    if (a.interval().within(b.interval()) || b.interval().within(a.interval())) {
      return Optional.of(Type.REFINES);
    }
    return FigureComparer.isOpen(a) || a.interval().canBe(b.interval())
        ? Optional.of(Type.COMPATIBLE)
        : Optional.empty();
  }

  private void addContradiction(Figure a, Figure b, Bundles bundles) {
    boolean bound = a.interval().isOpen() || b.interval().isOpen();
    boolean older = tables.ages().isNewer(b.linked(), a.linked());
    boolean newer = tables.ages().isNewer(a.linked(), b.linked());
    boolean turn = bound && !b.interval().isOpen() || newer;
    bundles.add(
        new Standing(
            Type.CONTRADICTS,
            Optional.of(bound ? Contradiction.BROKEN_BOUND : Contradiction.DISJOINT_FIGURES),
            older || newer),
        (turn ? b : a).linked(),
        (turn ? a : b).linked());
  }

  /** "143 were convicted, 67 of them to years in prison": only the words say what the part is. */
  private boolean isToldAsPart(Figure part, Figure whole) {
    boolean goesOn =
        part.document().equals(whole.document())
            && part.linked().claim().evidence().start() == whole.linked().claim().evidence().start()
            && part.linked().claim().evidence().quote().startsWith(wholeQuote(whole))
            && part.linked().claim().evidence().end() > whole.linked().claim().evidence().end();
    return goesOn
        && part.interval().low() <= whole.interval().high()
        && tables.saysPart(
            part.linked().claim().evidence().quote().substring(wholeQuote(whole).length()));
  }

  private static String wholeQuote(Figure whole) {
    return whole.linked().claim().evidence().quote();
  }

  /** Each is narrower in something: that their figures differ is told, and that both can be. */
  List<Comparison> overlapping(Alike some, Alike others, ScopeComparison scope) {
    boolean comparable =
        scope.in(Dimension.UNIT) == Extent.SAME
            && scope.in(Dimension.TIME) == Extent.SAME
            && scope.all(Extent::isInclusion);
    if (!comparable) {
      return List.of();
    }
    Bundles bundles = FigureComparer.bundles();
    for (Figure a : some.figures()) {
      for (Figure b : others.figures()) {
        boolean differ =
            a.isOtherVersion(b)
                && !a.isAlleged()
                && !b.isAlleged()
                && !FigureComparer.isOpen(a)
                && a.interval().isLike(b.interval())
                && !a.interval().canBe(b.interval());
        if (differ) {
          bundles.add(Standing.of(Type.COMPATIBLE), a.linked(), b.linked());
        }
      }
    }
    return bundles.comparisons(Sides.besides(scope));
  }
}

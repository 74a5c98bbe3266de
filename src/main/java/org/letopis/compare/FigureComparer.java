package org.letopis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Evidence;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;

/** Compares the figures of one block two by two: what differs, and what is part of what. */
final class FigureComparer {

  /**
   * Kinds whose claims do not say all of what they count: where people went, whether a force was
   * there or was sent. Two of their figures can differ and both be right.
   */
  private static final Set<String> OPEN_SCOPE =
      Set.of("Displacement", "Evacuation", "Return", "Deployment", "Aid");

  private static final Set<Dimension> PEOPLE_APART =
      Set.of(Dimension.GROUP, Dimension.PLACE, Dimension.TIME);

  private final Scopes scopes;

  FigureComparer(Scopes scopes) {
    this.scopes = scopes;
  }

  List<Comparison> compare(List<Figure> block) {
    Map<String, List<Figure>> bySignature = new LinkedHashMap<>();
    block.forEach(
        figure ->
            bySignature.computeIfAbsent(figure.signature(), s -> new ArrayList<>()).add(figure));
    List<List<Figure>> classes = List.copyOf(bySignature.values());
    Versions versions = new Versions(block, scopes);
    List<Comparison> comparisons = new ArrayList<>();
    for (int i = 0; i < classes.size(); i++) {
      for (int j = i; j < classes.size(); j++) {
        comparisons.addAll(compare(classes.get(i), classes.get(j), versions));
      }
    }
    return comparisons;
  }

  /** All of the one class with all of the other: their scopes are compared once. */
  private List<Comparison> compare(List<Figure> some, List<Figure> others, Versions versions) {
    ScopeComparison scope = scopes.compare(some.getFirst().linked(), others.getFirst().linked());
    Extent whole = scope.whole();
    List<Comparison> comparisons = new ArrayList<>();
    if (whole == Extent.APART) {
      return comparisons;
    }
    for (int i = 0; i < some.size(); i++) {
      for (int j = some == others ? i + 1 : 0; j < others.size(); j++) {
        Figure a = some.get(i);
        Figure b = others.get(j);
        Optional<Comparison> comparison =
            switch (whole) {
              case SAME -> sameScope(a, b);
              case NARROWER -> part(a, b, scope, versions);
              case WIDER -> part(b, a, scope.turned(), versions);
              case OVERLAPPING -> overlapping(a, b, scope);
              case APART -> Optional.empty();
            };
        boolean alleged = a.isAlleged() || b.isAlleged();
        comparison
            .filter(found -> !alleged || found.type() == Type.CONTRADICTS)
            .ifPresent(comparisons::add);
      }
    }
    return comparisons;
  }

  private Optional<Comparison> sameScope(Figure a, Figure b) {
    Optional<Comparison> told = toldAsPart(a, b).or(() -> toldAsPart(b, a));
    if (told.isPresent()) {
      return told;
    }
    if (a.interval().sameBounds(b.interval()) || !a.isOtherVersion(b)) {
      return Optional.empty();
    }
    if (a.interval().within(b.interval())) {
      return Optional.of(Comparisons.of(Type.REFINES, Sides.of(a.linked(), b.linked())));
    }
    if (b.interval().within(a.interval())) {
      return Optional.of(Comparisons.of(Type.REFINES, Sides.of(b.linked(), a.linked())));
    }
    if (isOpen(a) || a.interval().canBe(b.interval())) {
      return Optional.of(Comparisons.of(Type.COMPATIBLE, Sides.of(a.linked(), b.linked())));
    }
    boolean bound = a.interval().isOpen() || b.interval().isOpen();
    boolean newer = scopes.tables().ages().isNewer(a.linked(), b.linked());
    boolean turn = bound && !b.interval().isOpen() || newer;
    Sides sides = turn ? Sides.of(b.linked(), a.linked()) : Sides.of(a.linked(), b.linked());
    boolean older = scopes.tables().ages().isNewer(b.linked(), a.linked());
    return Optional.of(
        Comparisons.contradiction(
            bound ? Contradiction.BROKEN_BOUND : Contradiction.DISJOINT_FIGURES,
            newer || older ? sides.newer() : sides));
  }

  /** "143 were convicted, 67 of them to years in prison": only the words say what the part is. */
  private Optional<Comparison> toldAsPart(Figure part, Figure whole) {
    boolean goesOn =
        part.document().equals(whole.document())
            && part.linked().claim().evidence().start() == whole.linked().claim().evidence().start()
            && part.linked().claim().evidence().quote().startsWith(wholeQuote(whole))
            && part.linked().claim().evidence().end() > whole.linked().claim().evidence().end();
    boolean isPart =
        goesOn
            && part.interval().low() <= whole.interval().high()
            && scopes
                .tables()
                .saysPart(
                    part.linked().claim().evidence().quote().substring(wholeQuote(whole).length()));
    return isPart
        ? Optional.of(Comparisons.of(Type.PART_OF, Sides.of(part.linked(), whole.linked())))
        : Optional.empty();
  }

  private static String wholeQuote(Figure whole) {
    return whole.linked().claim().evidence().quote();
  }

  private Optional<Comparison> part(
      Figure part, Figure whole, ScopeComparison scope, Versions versions) {
    boolean sameDocument = part.document().equals(whole.document());
    if (isOpen(part) && !sameDocument || Agreements.agree(part, whole, scope, scopes.tables())) {
      return Optional.empty();
    }
    if (!isToldTogether(part, whole) && (part.interval().isVague() || isFarNarrower(part, scope))) {
      return Optional.empty();
    }
    boolean broken = part.interval().exceeds(whole.interval());
    Optional<Type> type =
        broken
            ? Optional.of(Type.CONTRADICTS).filter(t -> part.isOtherVersion(whole))
            : fitting(part, whole, scope);
    // Whether the versions speak themselves is looked up last: it costs the most.
    if (type.isEmpty() || part.isOtherVersion(whole) && versions.sayThemselves(part, whole)) {
      return Optional.empty();
    }
    Sides sides = Sides.of(part.linked(), whole.linked(), scope);
    return Optional.of(
        broken
            ? Comparisons.contradiction(Contradiction.TOTAL_AGAINST_PARTS, sides)
            : Comparisons.of(type.get(), sides));
  }

  /**
   * That a figure fits says something only where it could have failed to: of another version's
   * whole that has no upper limit it says nothing. A figure of nearly the whole's size that two
   * documents bound differently is rather another count of the same.
   */
  private static Optional<Type> fitting(Figure part, Figure whole, ScopeComparison scope) {
    if (part.interval().low() > whole.interval().withDoubt().high()) {
      return Optional.empty();
    }
    if (!part.isOtherVersion(whole)) {
      return Optional.of(Type.PART_OF);
    }
    if (whole.interval().isUnlimited() || whole.interval().isVague()) {
      return Optional.empty();
    }
    boolean loosely = scope.narrower().contains(Dimension.AGENT) || scope.narrower().size() > 1;
    boolean otherDocument = !part.document().equals(whole.document());
    return Optional.of(
        otherDocument && loosely && part.interval().isLike(whole.interval())
            ? Type.COMPATIBLE
            : Type.PART_OF);
  }

  private static boolean isToldTogether(Figure part, Figure whole) {
    Evidence one = part.linked().claim().evidence();
    Evidence other = whole.linked().claim().evidence();
    return one.document().equals(other.document())
        && one.start() < other.end()
        && other.start() < one.end();
  }

  /**
   * Whether people are told apart from the whole by more than one thing: three children at a river
   * need not be among those who were killed in the unrest of a region.
   */
  private boolean isFarNarrower(Figure part, ScopeComparison scope) {
    return scopes.tables().units().countsPeople(part.unit())
        && scope.narrower().stream().filter(PEOPLE_APART::contains).count() > 1;
  }

  /** Each is narrower in something: that their figures differ is told, and that both can be. */
  private Optional<Comparison> overlapping(Figure a, Figure b, ScopeComparison scope) {
    boolean comparable =
        a.isOtherVersion(b)
            && !isOpen(a)
            && scope.in(Dimension.UNIT) == Extent.SAME
            && scope.in(Dimension.TIME) == Extent.SAME
            && scope.all(Extent::isInclusion)
            && a.interval().isLike(b.interval())
            && !a.interval().canBe(b.interval());
    return comparable
        ? Optional.of(Comparisons.of(Type.COMPATIBLE, Sides.of(a.linked(), b.linked(), scope)))
        : Optional.empty();
  }

  private static boolean isOpen(Figure figure) {
    return OPEN_SCOPE.contains(figure.linked().claim().kind());
  }
}

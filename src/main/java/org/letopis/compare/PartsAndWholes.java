package org.letopis.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Evidence;
import org.letopis.compare.Bundles.Standing;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;

/** Compares figures of a part with figures of the whole. */
final class PartsAndWholes {

  private static final Set<Dimension> PEOPLE_APART =
      Set.of(Dimension.GROUP, Dimension.PLACE, Dimension.TIME);

  private final Scopes scopes;
  private final Versions versions;
  private final Map<String, Set<String>> broken;

  /**
   * @param broken by the id of a whole the ids of parts that are together more than it
   */
  PartsAndWholes(Scopes scopes, Versions versions, Map<String, Set<String>> broken) {
    this.scopes = scopes;
    this.versions = versions;
    this.broken = broken;
  }

  /** What the versions of the figures of two scopes say themselves, looked up once each. */
  private final class Own {

    private final Alike parts;
    private final Alike wholes;
    private final boolean far;
    private final Map<String, List<Figure>> totals = new HashMap<>();
    private final Map<String, List<Figure>> details = new HashMap<>();
    private final Map<String, Boolean> between = new HashMap<>();

    Own(Alike parts, Alike wholes, boolean far) {
      this.parts = parts;
      this.wholes = wholes;
      this.far = far;
    }

    boolean areFar() {
      return far;
    }

    /** Whether the part's version says of the whole, or the whole's of the part, something else. */
    boolean say(Figure part, Figure whole) {
      return totals.computeIfAbsent(part.id(), id -> versions.others(part, wholes.scope())).stream()
              .anyMatch(total -> !total.interval().canBe(whole.interval()))
          || details
              .computeIfAbsent(whole.id(), id -> versions.others(whole, parts.scope()))
              .stream()
              .anyMatch(detail -> !detail.interval().canBe(part.interval()))
          || between.computeIfAbsent(whole.id(), id -> versions.haveBetween(parts.scope(), whole));
    }
  }

  /**
   * @param scope how the parts' scope stands to the wholes': narrower
   */
  List<Comparison> compare(Alike parts, Alike wholes, ScopeComparison scope) {
    Own own = new Own(parts, wholes, isFarNarrower(parts.first(), scope));
    Bundles bundles = FigureComparer.bundles();
    for (Figure part : parts.figures()) {
      for (Figure whole : wholes.figures()) {
        // Of what is far narrower only one text's own word says that it is a part.
        if (!own.areFar() || part.document().equals(whole.document())) {
          standing(part, whole, scope, own)
              .filter(s -> s.type() == Type.CONTRADICTS || isAsserted(part, whole))
              .ifPresent(s -> bundles.add(s, part.linked(), whole.linked()));
        }
      }
    }
    return bundles.comparisons(Sides.besides(scope));
  }

  private boolean isAsserted(Figure part, Figure whole) {
    return !part.isAlleged()
        && !whole.isAlleged()
        && !broken.getOrDefault(whole.id(), Set.of()).contains(part.id());
  }

  private Optional<Standing> standing(Figure part, Figure whole, ScopeComparison scope, Own own) {
    boolean sameDocument = part.document().equals(whole.document());
    if (FigureComparer.isOpen(part) && !sameDocument
        || Agreements.agree(part, whole, scope, scopes.tables())) {
      return Optional.empty();
    }
    if ((part.interval().isVague() || own.areFar()) && !isToldTogether(part, whole)) {
      return Optional.empty();
    }
    Optional<Standing> standing =
        part.interval().exceeds(whole.interval())
            ? Optional.of(Standing.of(Contradiction.TOTAL_AGAINST_PARTS))
                .filter(t -> part.isOtherVersion(whole))
            : fitting(part, whole, scope).map(Standing::of);
    // Whether the versions speak themselves is looked up last: it costs the most.
    return standing.filter(s -> !part.isOtherVersion(whole) || !own.say(part, whole));
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
}

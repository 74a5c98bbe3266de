package org.letopis.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.letopis.compare.Scopes.Numbers;

/**
 * The figures of one block by version: what one document says on one authority. Where two versions
 * each have a figure of their own for one scope, these two are what is compared; a part of the one
 * is then not set against the whole of the other.
 */
final class Versions {

  /** A figure and its scope, looked up once. */
  private record Scoped(Figure figure, Numbers scope) {}

  private final Scopes scopes;
  private final Map<String, List<Scoped>> figures;

  Versions(List<Figure> block, Scopes scopes) {
    this.scopes = scopes;
    this.figures =
        block.stream()
            .filter(figure -> !figure.isAlleged())
            .map(figure -> new Scoped(figure, scopes.numbers(figure.linked())))
            .collect(
                Collectors.groupingBy(
                    scoped -> scoped.figure().version(), HashMap::new, Collectors.toList()));
  }

  /** What the figure's version says besides of that scope. */
  List<Figure> others(Figure figure, Numbers scope) {
    List<Scoped> own = figures.getOrDefault(figure.version(), List.of());
    return own.size() < 2
        ? List.of()
        : own.stream()
            .filter(other -> other.figure() != figure && scopes.areSame(other.scope(), scope))
            .map(Scoped::figure)
            .toList();
  }

  /** Whether the figures' version has a figure of its own for all of what the whole counts. */
  boolean haveTotal(Figure part, Figure whole) {
    return !others(part, scopes.numbers(whole.linked())).isEmpty();
  }

  /** A nearer whole of the same version: what fits into it fits into what holds it. */
  boolean haveBetween(Numbers part, Figure whole) {
    Numbers scope = scopes.numbers(whole.linked());
    return figures.getOrDefault(whole.version(), List.of()).stream()
        .anyMatch(
            other ->
                other.figure() != whole
                    && scopes.isNarrower(part, other.scope())
                    && scopes.isNarrower(other.scope(), scope));
  }
}

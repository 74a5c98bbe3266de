package org.letopis.serve.facts;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.OA;

/**
 * A claim as pages and lists show it.
 *
 * @param claim its IRI
 * @param kind its kind
 * @param low lower bound of its figure
 * @param high upper bound of its figure
 * @param approximate whether the text says that the figure is not exact
 * @param unit what is counted
 * @param quote its words, with their language
 * @param document the document that makes it
 * @param sources whom the document cites, the nearest first
 * @param start where its words begin, in code points; -1 where that is not known
 * @param end where they end
 */
public record ClaimView(
    Node claim,
    Optional<Node> kind,
    OptionalLong low,
    OptionalLong high,
    boolean approximate,
    Optional<Node> unit,
    Optional<Node> quote,
    Optional<Node> document,
    List<Node> sources,
    long start,
    long end) {

  public static final Node SOURCE = Facts.iri("http://www.w3.org/ns/prov#hadPrimarySource");

  /** By document and place in its text. */
  public static final Comparator<ClaimView> TEXT_ORDER =
      Comparator.comparing((ClaimView c) -> c.document().map(Node::getURI).orElse(""))
          .thenComparingLong(ClaimView::start)
          .thenComparing(c -> c.claim().getURI());

  public static ClaimView of(Facts facts, Node claim) {
    return new ClaimView(
        claim,
        facts.object(claim, Onto.KIND),
        facts.number(claim, Onto.COUNT_LOW),
        facts.number(claim, Onto.COUNT_HIGH),
        facts.text(claim, Onto.APPROXIMATE).filter("true"::equals).isPresent(),
        facts.object(claim, Onto.UNIT),
        facts.object(claim, Onto.QUOTE).filter(Node::isLiteral),
        facts.object(claim, SOURCE),
        sources(facts, claim),
        offset(facts, claim, OA.start.asNode()),
        offset(facts, claim, OA.end.asNode()));
  }

  public boolean hasFigure() {
    return low.isPresent() || high.isPresent();
  }

  private static List<Node> sources(Facts facts, Node claim) {
    Optional<Node> nearest = facts.object(claim, Onto.ATTRIBUTED_DIRECTLY_TO);
    return facts.objects(claim, Onto.ATTRIBUTED_TO).stream()
        .sorted(Comparator.comparing(source -> !nearest.equals(Optional.of(source))))
        .toList();
  }

  private static long offset(Facts facts, Node claim, Node bound) {
    return facts.objects(claim, OA.hasTarget.asNode()).stream()
        .flatMap(target -> facts.objects(target, OA.hasSelector.asNode()).stream())
        .flatMapToLong(selector -> facts.number(selector, bound).stream())
        .min()
        .orElse(-1);
  }
}

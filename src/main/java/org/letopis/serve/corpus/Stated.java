package org.letopis.serve.corpus;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.html.Facet;

/**
 * A claim with all that views choose, group and show it by.
 *
 * @param view the claim as lists show it
 * @param groups the groups that it is about
 * @param places where, the most particular as claimed
 * @param times when
 * @param words its words in their text
 * @param standing whether it is affirmed, and how surely
 * @param facets the values by which it can be chosen
 */
public record Stated(
    ClaimView view,
    List<Node> groups,
    List<Node> places,
    Times times,
    Words words,
    Standing standing,
    Map<Facet, Set<String>> facets) {

  /**
   * When it is claimed to have happened.
   *
   * @param start first day, month or year, as XML Schema writes it
   * @param end the last
   */
  public record Times(Optional<String> start, Optional<String> end) {}

  /**
   * The words around a quote.
   *
   * @param before what stands before it
   * @param after what stands after it
   * @param figure its figure as written
   */
  public record Words(String before, String after, Optional<String> figure) {}

  /**
   * How it is said.
   *
   * @param polarity affirmed or denied
   * @param modality stated, estimated, alleged ...
   */
  public record Standing(Optional<Node> polarity, Optional<Node> modality) {}

  public Stated {
    groups = List.copyOf(groups);
    places = List.copyOf(places);
    facets = Map.copyOf(facets);
  }

  /** Its IRI. */
  public Node node() {
    return view.claim();
  }

  /** Its key: the last part of its IRI, an anchor on pages. */
  public String key() {
    return Keys.last(node());
  }

  /** The values of a facet. */
  public Set<String> values(Facet facet) {
    return facets.getOrDefault(facet, Set.of());
  }
}

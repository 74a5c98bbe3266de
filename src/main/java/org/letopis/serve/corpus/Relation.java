package org.letopis.serve.corpus;

import java.util.List;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Onto;

/**
 * How claims stand to each other.
 *
 * @param node its IRI
 * @param type agrees, contradicts, part of ...
 * @param contradiction of a contradiction, in which way
 * @param claims all claims that it compares
 * @param first those of the first side; empty where there are no sides
 * @param second those of the second side
 * @param documents of an agreement, in how many documents; 0 where that is not counted
 * @param origins of an agreement, from how many origins
 */
public record Relation(
    Node node,
    Optional<Node> type,
    Optional<Node> contradiction,
    List<Node> claims,
    List<Node> first,
    List<Node> second,
    long documents,
    long origins) {

  public Relation {
    claims = List.copyOf(claims);
    first = List.copyOf(first);
    second = List.copyOf(second);
  }

  /** Whether it is of that type. */
  public boolean is(Node wanted) {
    return type.filter(wanted::equals).isPresent();
  }

  /** Whether the claims cannot both be so. */
  public boolean contradicts() {
    return is(Onto.term("Contradicts"));
  }

  /** Whether they say the same. */
  public boolean agrees() {
    return is(Onto.term("Agrees"));
  }
}

package org.letopis.rdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.out.NodeFmtLib;
import org.apache.jena.vocabulary.RDF;

/** Copies what a graph says of a thing, in a fixed order and with IRIs for blank nodes. */
final class Copied {

  private static final int DEPTH = 5;

  private Copied() {}

  /** What {@code graph} says of {@code subject}: its types first, the rest by property. */
  static List<Triple> of(Graph graph, Node subject) {
    return graph.find(subject, Node.ANY, Node.ANY).toList().stream()
        .sorted(
            Comparator.comparing((Triple t) -> !t.getPredicate().equals(RDF.type.asNode()))
                .thenComparing(t -> t.getPredicate().getURI())
                .thenComparing(t -> sortKey(graph, t.getObject())))
        .toList();
  }

  /** A blank node has no name that stays: what it says stands for it. */
  private static String sortKey(Graph graph, Node object) {
    if (!object.isBlank()) {
      return NodeFmtLib.strNT(object);
    }
    return graph
        .find(object, Node.ANY, Node.ANY)
        .filterDrop(t -> t.getObject().isBlank())
        .mapWith(t -> NodeFmtLib.strNT(t.getPredicate()) + NodeFmtLib.strNT(t.getObject()))
        .toList()
        .stream()
        .sorted()
        .collect(Collectors.joining());
  }

  /**
   * Says of {@code to} what {@code graph} says of {@code from}. A blank node becomes a part of
   * {@code to} that is called after the properties which lead to it.
   *
   * @param without properties that are left out
   */
  static void into(Statements out, Graph graph, Node from, Node to, Set<Node> without) {
    into(out, graph, from, to, without, List.of());
  }

  /**
   * Whether what hangs on a blank node reaches deeper than {@link #into} goes, or back to itself.
   */
  static boolean isTooDeep(Graph graph, Node blank) {
    Set<Node> level = Set.of(blank);
    for (int depth = 0; depth < DEPTH; depth++) {
      if (level.isEmpty()) {
        return false;
      }
      Set<Node> next = new HashSet<>();
      level.forEach(
          node ->
              graph
                  .find(node, Node.ANY, Node.ANY)
                  .mapWith(Triple::getObject)
                  .filterKeep(Node::isBlank)
                  .forEachRemaining(next::add));
      level = next;
    }
    return !level.isEmpty();
  }

  private static void into(
      Statements out, Graph graph, Node from, Node to, Set<Node> without, List<String> path) {
    if (path.size() > DEPTH) {
      throw new IllegalArgumentException(
          "what is said of " + to + " nests more than " + DEPTH + " deep; give its parts IRIs");
    }
    Map<Node, Integer> seen = new HashMap<>();
    for (Triple triple : of(graph, from)) {
      Node property = triple.getPredicate();
      if (without.contains(property)) {
        continue;
      }
      Node object = triple.getObject();
      if (!object.isBlank()) {
        out.add(to, property, object);
        continue;
      }
      int nth = seen.merge(property, 1, Integer::sum);
      List<String> longer = new ArrayList<>(path);
      longer.add(property.getLocalName() + (nth > 1 ? "-" + nth : ""));
      Node part = Iris.part(to, String.join(".", longer));
      out.add(to, property, part);
      into(out, graph, object, part, Set.of(), longer);
    }
  }
}

package org.letopis.serve.facts;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.out.NodeFmtLib;

/**
 * Statements of a graph, asked for one side at a time, always in the same order.
 *
 * @param graph the graph
 * @param remembered what it was asked before, where it never changes
 */
public record Facts(Graph graph, Optional<Remembered> remembered) {

  private static final Comparator<Node> ORDER = Comparator.comparing(NodeFmtLib::strNT);

  /** A graph that is asked anew each time. */
  public Facts(Graph graph) {
    this(graph, Optional.empty());
  }

  /** A graph that never changes. */
  public Facts(Graph graph, Remembered remembered) {
    this(graph, Optional.of(remembered));
  }

  public List<Node> objects(Node subject, Node property) {
    return remembered
        .map(before -> before.objects(subject, property, () -> find(subject, property)))
        .orElseGet(() -> find(subject, property));
  }

  private List<Node> find(Node subject, Node property) {
    return graph.find(subject, property, Node.ANY).mapWith(t -> t.getObject()).toList().stream()
        .distinct()
        .sorted(ORDER)
        .toList();
  }

  public List<Node> subjects(Node property, Node object) {
    return graph.find(Node.ANY, property, object).mapWith(t -> t.getSubject()).toList().stream()
        .distinct()
        .sorted(ORDER)
        .toList();
  }

  /** The first of its values. */
  public Optional<Node> object(Node subject, Node property) {
    return objects(subject, property).stream().findFirst();
  }

  public Optional<String> text(Node subject, Node property) {
    return object(subject, property).filter(Node::isLiteral).map(Node::getLiteralLexicalForm);
  }

  /** A value that is a whole number; empty where there is none. */
  public OptionalLong number(Node subject, Node property) {
    return text(subject, property)
        .filter(value -> value.matches("-?\\d{1,18}"))
        .map(value -> OptionalLong.of(Long.parseLong(value)))
        .orElse(OptionalLong.empty());
  }

  public boolean has(Node subject, Node property, Node object) {
    return graph.contains(subject, property, object);
  }

  /** Whether anything is said of it. */
  public boolean describes(Node subject) {
    return graph.contains(subject, Node.ANY, Node.ANY);
  }

  /** The properties that it has, by IRI. */
  public List<Node> properties(Node subject) {
    return graph.find(subject, Node.ANY, Node.ANY).mapWith(t -> t.getPredicate()).toList().stream()
        .distinct()
        .sorted(ORDER)
        .toList();
  }

  public static Node iri(String iri) {
    return NodeFactory.createURI(iri);
  }
}

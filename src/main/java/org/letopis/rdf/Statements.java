package org.letopis.rdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;

/** Quads of one graph in the order in which they were said; what is said twice stands once. */
final class Statements {

  private final Node graph;
  private final Set<Quad> quads = new LinkedHashSet<>();

  Statements(Node graph) {
    this.graph = graph;
  }

  Statements add(Node subject, Node property, Node object) {
    quads.add(Quad.create(graph, subject, property, object));
    return this;
  }

  Statements add(Node subject, Node property, Optional<Node> object) {
    object.ifPresent(o -> add(subject, property, o));
    return this;
  }

  Statements addAll(Node subject, Node property, List<Node> objects) {
    objects.forEach(o -> add(subject, property, o));
    return this;
  }

  /** The same property in several languages, by tag. */
  Statements texts(Node subject, Node property, Map<String, String> byTag) {
    new TreeMap<>(byTag).forEach((tag, text) -> add(subject, property, Literals.text(text, tag)));
    return this;
  }

  List<Quad> quads() {
    return Collections.unmodifiableList(new ArrayList<>(quads));
  }
}

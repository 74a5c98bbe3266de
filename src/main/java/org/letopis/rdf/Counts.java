package org.letopis.rdf;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDF;

/**
 * How much of what a graph holds. No triple stands in two graphs, so that those of the union are
 * counted by counting quads. Of what is counted only the IRIs of its subjects are kept.
 *
 * @param subjects the different subjects
 * @param byGraph triples by named graph
 * @param byProperty triples by property
 * @param byClass how many things there are of each class
 * @param byKind claims by their kind
 */
record Counts(
    Set<String> subjects,
    SortedMap<String, Long> byGraph,
    SortedMap<String, Long> byProperty,
    SortedMap<String, Long> byClass,
    SortedMap<String, Long> byKind) {

  static Counts of(Stream<Quad> quads) {
    Counts counts =
        new Counts(
            new HashSet<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    quads.forEach(counts::add);
    return counts;
  }

  /** These and more; what is counted here stays as it is. */
  Counts plus(List<Quad> more) {
    Counts counts =
        new Counts(
            new HashSet<>(subjects),
            new TreeMap<>(byGraph),
            new TreeMap<>(byProperty),
            new TreeMap<>(byClass),
            new TreeMap<>(byKind));
    more.forEach(counts::add);
    return counts;
  }

  long triples() {
    return byGraph.values().stream().mapToLong(Long::longValue).sum();
  }

  long ofClass(Node type) {
    return byClass.getOrDefault(type.getURI(), 0L);
  }

  private void add(Quad quad) {
    subjects.add(quad.getSubject().getURI());
    add(byGraph, quad.getGraph());
    add(byProperty, quad.getPredicate());
    if (quad.getPredicate().equals(RDF.type.asNode())) {
      add(byClass, quad.getObject());
    }
    if (quad.getPredicate().equals(Lt.KIND)) {
      add(byKind, quad.getObject());
    }
  }

  private static void add(SortedMap<String, Long> counts, Node node) {
    counts.merge(node.getURI(), 1L, Long::sum);
  }
}

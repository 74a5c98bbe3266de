package org.letopis.rdf;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.apache.jena.vocabulary.VOID;
import org.apache.jena.vocabulary.XSD;

/**
 * How much there is of what, and how good it is: VoID partitions, link sets and measures (DQV). It
 * is a part of what it counts, so it is made until it counts itself right.
 */
final class DatasetDescription {

  private static final int ROUNDS = 10;

  private static final Map<Node, String> LINKS =
      Map.of(
          SKOS.exactMatch.asNode(),
          "links-confirmed",
          SKOS.closeMatch.asNode(),
          "links-one-source",
          Lt.CANDIDATE_MATCH,
          "links-candidate");

  private final Iris iris;
  private final Node dataset;
  private final Map<String, String> prefixes;

  private DatasetDescription(Iris iris) {
    this.iris = iris;
    this.dataset = iris.dataset();
    this.prefixes = Prefixes.of(iris);
  }

  /**
   * The description of a graph.
   *
   * @param counted what the graph holds without its description
   * @param measured what is known of how good it is
   */
  static List<Quad> quads(Iris iris, Counts counted, Precision measured) {
    DatasetDescription description = new DatasetDescription(iris);
    List<Quad> said = description.quads(counted, measured);
    for (int round = 0; round < ROUNDS; round++) {
      List<Quad> next = description.quads(counted.plus(said), measured);
      if (next.equals(said)) {
        return said;
      }
      said = next;
    }
    throw new IllegalStateException("counts that only count change no more after two rounds");
  }

  private List<Quad> quads(Counts counts, Precision measured) {
    Statements out = new Statements(iris.graph("catalog"));
    out.add(dataset, VOID.triples.asNode(), Literals.integer(counts.triples()));
    out.add(dataset, VOID.distinctSubjects.asNode(), Literals.integer(counts.subjects().size()));
    out.add(dataset, VOID.classes.asNode(), Literals.integer(counts.byClass().size()));
    out.add(dataset, VOID.properties.asNode(), Literals.integer(counts.byProperty().size()));
    out.add(dataset, VOID.documents.asNode(), Literals.integer(counts.ofClass(Lt.DOCUMENT)));
    counts.byGraph().forEach((graph, triples) -> graph(out, graph, triples));
    counts.byClass().forEach((type, entities) -> classPartition(out, type, entities));
    counts.byProperty().forEach((property, triples) -> property(out, property, triples));
    LINKS.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(e -> links(out, e.getKey(), e.getValue(), counts));
    kinds(out, counts, measured);
    return out.quads();
  }

  private void graph(Statements out, String graph, long triples) {
    Node node = NodeFactory.createURI(graph);
    out.add(dataset, VOID.subset.asNode(), node);
    out.add(node, RDF.type.asNode(), VOID.Dataset.asNode());
    out.add(node, VOID.triples.asNode(), Literals.integer(triples));
  }

  private void classPartition(Statements out, String type, long entities) {
    Node part = part("class", type);
    out.add(dataset, VOID.classPartition.asNode(), part);
    out.add(part, VOID._class.asNode(), NodeFactory.createURI(type));
    out.add(part, VOID.entities.asNode(), Literals.integer(entities));
  }

  private void property(Statements out, String property, long triples) {
    Node part = part("property", property);
    out.add(dataset, VOID.propertyPartition.asNode(), part);
    out.add(part, VOID.property.asNode(), NodeFactory.createURI(property));
    out.add(part, VOID.triples.asNode(), Literals.integer(triples));
  }

  private void links(Statements out, Node property, String name, Counts counts) {
    Long triples = counts.byProperty().get(property.getURI());
    if (triples == null) {
      return;
    }
    Node set = Iris.part(dataset, name);
    out.add(dataset, VOID.subset.asNode(), set);
    out.add(set, RDF.type.asNode(), VOID.Linkset.asNode());
    out.add(set, VOID.linkPredicate.asNode(), property);
    out.add(set, VOID.subjectsTarget.asNode(), dataset);
    out.add(set, VOID.objectsTarget.asNode(), NodeFactory.createURI("http://www.wikidata.org/"));
    out.add(set, VOID.triples.asNode(), Literals.integer(triples));
  }

  /** The claims of each kind: how many, and how often such claims were right where it is known. */
  private void kinds(Statements out, Counts counts, Precision measured) {
    Set<String> kinds = new TreeSet<>(counts.byKind().keySet());
    measured.byKind().keySet().forEach(kind -> kinds.add(Lt.term(kind).getURI()));
    if (!measured.byKind().isEmpty()) {
      metric(out);
    }
    for (String iri : kinds) {
      Node kind = NodeFactory.createURI(iri);
      Node part = part("kind", iri);
      out.add(dataset, VOID.subset.asNode(), part);
      out.add(part, RDF.type.asNode(), VOID.Dataset.asNode());
      out.add(part, DCTerms.subject.asNode(), kind);
      out.add(
          part, VOID.entities.asNode(), Literals.integer(counts.byKind().getOrDefault(iri, 0L)));
      Precision.Measured of = measured.byKind().get(kind.getURI().substring(Lt.NS.length()));
      if (of != null) {
        measurement(out, part, iri, of);
      }
    }
  }

  private void metric(Statements out) {
    Node metric = Iris.part(dataset, "precision");
    out.add(metric, RDF.type.asNode(), Dqv.METRIC);
    out.texts(metric, SKOS.definition.asNode(), DatasetNotes.say("precision"));
    out.add(metric, Dqv.EXPECTED_DATA_TYPE, XSD.decimal.asNode());
    out.add(metric, Dqv.IN_DIMENSION, Dqv.SEMANTIC_ACCURACY);
  }

  private void measurement(Statements out, Node part, String kind, Precision.Measured of) {
    Node measurement = part("precision", kind);
    out.add(part, Dqv.HAS_QUALITY_MEASUREMENT, measurement);
    out.add(measurement, RDF.type.asNode(), Dqv.QUALITY_MEASUREMENT);
    out.add(measurement, Dqv.IS_MEASUREMENT_OF, Iris.part(dataset, "precision"));
    out.add(measurement, Dqv.COMPUTED_ON, part);
    out.add(measurement, Dqv.VALUE, Literals.decimal(Math.round(of.share() * 1000) / 1000.0));
    out.texts(
        measurement, RDFS.comment.asNode(), DatasetNotes.say("measured", of.right(), of.found()));
  }

  /** A part of the data set that is named after a term: {@code #class-lt.Claim}. */
  private Node part(String sort, String iri) {
    return prefixes.entrySet().stream()
        .filter(p -> iri.startsWith(p.getValue()) && iri.length() > p.getValue().length())
        .findFirst()
        .map(p -> p.getKey() + "." + iri.substring(p.getValue().length()))
        .map(name -> Iris.part(dataset, sort + "-" + name))
        .orElseGet(() -> Iris.part(dataset, sort + "-" + iri));
  }
}

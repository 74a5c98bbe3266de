package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.rdf.model.InfModel;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.reasoner.Reasoner;
import org.apache.jena.reasoner.ReasonerRegistry;
import org.apache.jena.reasoner.ValidityReport;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.junit.jupiter.api.Test;
import org.semanticweb.owlapi.io.FileDocumentSource;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.profiles.OWL2DLProfile;
import org.semanticweb.owlapi.profiles.OWL2RLProfile;
import org.semanticweb.owlapi.rdf.turtle.parser.TurtleOntologyParserFactory;
import uk.ac.manchester.cs.owl.owlapi.OWLDataFactoryImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyFactoryImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyManagerImpl;

class OwlTest {

  @Test
  void the_ontology_keeps_to_owl_2_dl_and_to_its_rl_profile() throws OWLOntologyCreationException {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    OWLOntologyManager manager = new OWLOntologyManagerImpl(new OWLDataFactoryImpl(), lock);
    manager.getOntologyParsers().add(new TurtleOntologyParserFactory());
    manager.getOntologyFactories().add(new OWLOntologyFactoryImpl(OWLOntologyImpl::new));
    OWLOntology all = manager.createOntology();
    for (String file : List.of("letopis.ttl", "units.ttl", "alignments.ttl")) {
      File path = Home.PATH.resolve("ontology").resolve(file).toFile();
      OWLOntology one = manager.loadOntologyFromOntologyDocument(new FileDocumentSource(path));
      manager.addAxioms(all, one.getAxioms());
    }

    assertThat(all.getAxiomCount()).isGreaterThan(1000);
    assertThat(new OWL2DLProfile().checkOntology(all).getViolations()).isEmpty();
    assertThat(new OWL2RLProfile().checkOntology(all).getViolations()).isEmpty();
  }

  @Test
  void a_thing_of_each_class_and_claims_of_the_gold_are_consistent() {
    Model model = ontology();
    model
        .listSubjectsWithProperty(RDF.type, OWL.Class)
        .toList()
        .forEach(
            c -> model.createResource("urn:example:" + c.getLocalName()).addProperty(RDF.type, c));
    // One document's claims and all entities: the reasoner is slow.
    Node document = new Iris(Iris.DEFAULT_BASE).documentGraph("004_e56e9db955201da5.txt");
    Stream.concat(
            Gold.quads().claims().filter(q -> q.getGraph().equals(document)),
            Gold.quads().entities().filter(q -> q.getPredicate().equals(RDF.type.asNode())))
        .forEach(q -> model.getGraph().add(q.asTriple()));

    assertThat(reasoned(model).validate().isValid()).isTrue();
  }

  @Test
  void what_is_both_a_claim_and_a_person_is_found_inconsistent() {
    Model model = ontology();
    model.getGraph().add(NodeFactory.createURI("urn:example:x"), RDF.type.asNode(), Lt.CLAIM);
    model
        .getGraph()
        .add(NodeFactory.createURI("urn:example:x"), RDF.type.asNode(), Lt.term("Person"));

    ValidityReport report = reasoned(model).validate();
    assertThat(report.isValid()).isFalse();
  }

  @Test
  void two_polarities_of_one_claim_are_found_inconsistent() {
    Model model = ontology();
    model.getGraph().add(NodeFactory.createURI("urn:example:x"), Lt.POLARITY, Lt.term("Affirmed"));
    model.getGraph().add(NodeFactory.createURI("urn:example:x"), Lt.POLARITY, Lt.term("Denied"));

    assertThat(reasoned(model).validate().isValid()).isFalse();
  }

  /** Without labels and comments: nothing follows from them, and the reasoner is slow. */
  private static Model ontology() {
    Model model = ModelFactory.createDefaultModel();
    Home.declarations()
        .ontology()
        .find()
        .filterKeep(
            t -> t.getObject().isURI() && !t.getPredicate().equals(RDFS.isDefinedBy.asNode()))
        .forEach(t -> model.getGraph().add(t));
    return model;
  }

  private static InfModel reasoned(Model model) {
    Reasoner reasoner = ReasonerRegistry.getOWLMiniReasoner();
    return ModelFactory.createInfModel(reasoner, model);
  }
}

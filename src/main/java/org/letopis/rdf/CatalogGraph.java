package org.letopis.rdf;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.VOID;
import org.letopis.link.DocumentClaims;
import org.letopis.text.Document;

/** The data set, the run that made it, and what the catalogue says of each document. */
final class CatalogGraph {

  private static final Node CC_BY =
      NodeFactory.createURI("https://creativecommons.org/licenses/by/4.0/");

  /** What is said here from the file itself, whatever the catalogue says. */
  private static final Set<Node> FROM_THE_FILE = Set.of(Lt.SHA256, Lt.FILE_NAME);

  private CatalogGraph() {}

  static List<Quad> dataset(Iris iris, Run run) {
    Node dataset = iris.dataset();
    Node activity = iris.run(run.rules());
    return new Statements(iris.graph("catalog"))
        .add(dataset, RDF.type.asNode(), DCAT.Dataset.asNode())
        .add(dataset, RDF.type.asNode(), VOID.Dataset.asNode())
        .add(dataset, DCTerms.title.asNode(), Literals.text("Letopis", "en"))
        .add(dataset, DCTerms.title.asNode(), Literals.text("Letopis", "sr-Latn"))
        .add(dataset, DCTerms.title.asNode(), Literals.text("Летопис", "sr-Cyrl"))
        .add(dataset, DCTerms.license.asNode(), CC_BY)
        .add(dataset, VOID.uriSpace.asNode(), Literals.string(iris.base()))
        .add(dataset, VOID.vocabulary.asNode(), NodeFactory.createURI(Lt.NS))
        .add(dataset, Prov.WAS_GENERATED_BY, activity)
        .add(activity, RDF.type.asNode(), Prov.ACTIVITY)
        .add(activity, RDF.type.asNode(), Lt.RUN)
        .add(activity, Lt.CODE_VERSION, Literals.string(run.code()))
        .add(activity, Lt.RULE_VERSION, Literals.string(run.rules()))
        .quads();
  }

  static List<Quad> document(Iris iris, CatalogueFile catalogue, DocumentClaims from) {
    Document document = from.document();
    Node id = iris.document(document.name());
    Statements out = new Statements(iris.graph("catalog"));
    out.add(id, RDF.type.asNode(), Lt.DOCUMENT);
    out.add(
        id,
        RDFS.label.asNode(),
        from.entry()
            .flatMap(e -> e.title().map(t -> Literals.text(t, e.language().orElse(""))))
            .orElse(Literals.string(document.name())));
    out.add(id, Lt.FILE_NAME, Literals.string(document.name()));
    out.add(id, Lt.SHA256, Literals.string(document.sha256()));
    CatalogueFile.node(catalogue.graph(), document.name())
        .ifPresent(node -> Copied.into(out, catalogue.graph(), node, id, FROM_THE_FILE));
    out.add(iris.dataset(), DCTerms.hasPart.asNode(), id);
    return out.quads();
  }
}

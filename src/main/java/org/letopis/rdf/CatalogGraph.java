package org.letopis.rdf;

import java.util.List;
import java.util.Set;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.vocabulary.FOAF;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.apache.jena.vocabulary.VOID;
import org.letopis.link.DeclaredEvent;
import org.letopis.link.DocumentClaims;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;

/** The data set, the run that made it, and what the catalogue says of each document. */
final class CatalogGraph {

  static final Node CC_BY = NodeFactory.createURI("https://creativecommons.org/licenses/by/4.0/");

  private static final List<String> VOCABULARIES =
      List.of(
          Lt.NS,
          Prov.NS,
          OA.getURI(),
          SKOS.getURI(),
          DCTerms.getURI(),
          DCAT.getURI(),
          VOID.getURI(),
          Dqv.NS,
          Geo.NS,
          GeoSparql.NS);

  /** What is said here from the file itself, whatever the catalogue says. */
  private static final Set<Node> FROM_THE_FILE = Set.of(Lt.SHA256, Lt.FILE_NAME);

  private CatalogGraph() {}

  static List<Quad> dataset(Iris iris, Run run, Declarations declared) {
    Node dataset = iris.dataset();
    Node activity = iris.run(run.rules());
    Statements out = new Statements(iris.graph("catalog"));
    out.add(dataset, RDF.type.asNode(), DCAT.Dataset.asNode())
        .add(dataset, RDF.type.asNode(), VOID.Dataset.asNode())
        .texts(dataset, DCTerms.title.asNode(), DatasetNotes.say("title"))
        .texts(dataset, DCTerms.description.asNode(), DatasetNotes.say("description"))
        .texts(dataset, SKOS.editorialNote.asNode(), DatasetNotes.say("bias"))
        .texts(dataset, SKOS.scopeNote.asNode(), DatasetNotes.say("persons"))
        .add(dataset, DCTerms.license.asNode(), CC_BY)
        .texts(dataset, DCTerms.rights.asNode(), DatasetNotes.say("rights"))
        .add(dataset, iri(DCAT.getURI() + "version"), Literals.string(run.code()))
        .add(dataset, VOID.uriSpace.asNode(), Literals.string(iris.base()))
        .add(dataset, VOID.sparqlEndpoint.asNode(), at(iris, "letopis/sparql"))
        .add(dataset, DCAT.landingPage.asNode(), at(iris, ""));
    VOCABULARIES.forEach(v -> out.add(dataset, VOID.vocabulary.asNode(), iri(v)));
    publisher(iris, out);
    service(iris, out);
    catalogue(iris, out);
    coverage(iris, out, declared);
    Distributions.describe(iris, out);
    return out.add(dataset, Prov.WAS_GENERATED_BY, activity)
        .add(activity, RDF.type.asNode(), Prov.ACTIVITY)
        .add(activity, RDF.type.asNode(), Lt.RUN)
        .add(activity, Lt.CODE_VERSION, Literals.string(run.code()))
        .add(activity, Lt.RULE_VERSION, Literals.string(run.rules()))
        .quads();
  }

  private static void publisher(Iris iris, Statements out) {
    Node publisher = Iris.part(iris.dataset(), "publisher");
    out.add(iris.dataset(), DCTerms.publisher.asNode(), publisher);
    out.add(publisher, RDF.type.asNode(), FOAF.Agent.asNode());
    out.texts(publisher, FOAF.name.asNode(), DatasetNotes.say("publisher"));
  }

  private static void service(Iris iris, Statements out) {
    Node service = Iris.part(iris.dataset(), "sparql");
    out.add(service, RDF.type.asNode(), DCAT.DataService.asNode());
    out.texts(service, DCTerms.title.asNode(), DatasetNotes.say("service"));
    out.add(service, DCAT.endpointURL.asNode(), at(iris, "letopis/sparql"));
    out.add(service, DCAT.servesDataset.asNode(), iris.dataset());
    out.add(service, DCTerms.conformsTo.asNode(), iri("https://www.w3.org/TR/sparql11-protocol/"));
  }

  /** What is published from here: the data set, and the service that answers for it. */
  private static void catalogue(Iris iris, Statements out) {
    Node catalogue = Iris.part(iris.dataset(), "catalog");
    out.add(catalogue, RDF.type.asNode(), DCAT.Catalog.asNode());
    out.texts(catalogue, DCTerms.title.asNode(), DatasetNotes.say("catalogue"));
    out.add(catalogue, DCTerms.publisher.asNode(), Iris.part(iris.dataset(), "publisher"));
    out.add(catalogue, DCTerms.license.asNode(), CC_BY);
    out.add(catalogue, DCAT.dataset.asNode(), iris.dataset());
    out.add(catalogue, DCAT.service.asNode(), Iris.part(iris.dataset(), "sparql"));
    out.add(catalogue, FOAF.homepage.asNode(), at(iris, ""));
  }

  /** The days and the area of the declared events. */
  private static void coverage(Iris iris, Statements out, Declarations declared) {
    for (DeclaredEvent event : declared.events()) {
      Node time = Iris.part(iris.dataset(), "temporal-" + event.key());
      out.add(iris.dataset(), DCTerms.temporal.asNode(), time);
      out.add(time, RDF.type.asNode(), DCTerms.PeriodOfTime.asNode());
      out.add(time, DCAT.startDate.asNode(), Literals.time(event.first().toString()));
      out.add(time, DCAT.endDate.asNode(), Literals.time(event.last().toString()));
      Node area = Iris.part(iris.dataset(), "spatial-" + event.key());
      DeclaredEvent.Box box = event.box();
      out.add(iris.dataset(), DCTerms.spatial.asNode(), area);
      out.add(area, RDF.type.asNode(), DCTerms.Location.asNode());
      out.add(
          area,
          DCAT.bbox.asNode(),
          GeoSparql.box(
              Literals.plain(box.south()),
              Literals.plain(box.west()),
              Literals.plain(box.north()),
              Literals.plain(box.east())));
    }
  }

  private static Node at(Iris iris, String path) {
    return iri(iris.base() + path);
  }

  private static Node iri(String iri) {
    return NodeFactory.createURI(iri);
  }

  /** Its title, or else its opening words as a quotation; a text without words has its file. */
  private static Node label(DocumentClaims from) {
    Document document = from.document();
    String language = from.entry().flatMap(Catalogue.Entry::language).orElse("");
    return from.entry()
        .flatMap(Catalogue.Entry::title)
        .or(() -> OpeningWords.of(document.text()))
        .map(t -> Literals.text(t, language))
        .orElseGet(() -> Literals.string(document.name()));
  }

  static List<Quad> document(Iris iris, CatalogueFile catalogue, DocumentClaims from) {
    Document document = from.document();
    Node id = iris.document(document.name());
    Statements out = new Statements(iris.graph("catalog"));
    out.add(id, RDF.type.asNode(), Lt.DOCUMENT);
    out.add(id, RDFS.label.asNode(), label(from));
    out.add(id, Lt.FILE_NAME, Literals.string(document.name()));
    out.add(id, Lt.SHA256, Literals.string(document.sha256()));
    CatalogueFile.node(catalogue.graph(), document.name())
        .ifPresent(node -> Copied.into(out, catalogue.graph(), node, id, FROM_THE_FILE));
    out.add(iris.dataset(), DCTerms.hasPart.asNode(), id);
    from.claims().stream()
        .findFirst()
        .ifPresent(c -> out.add(iris.dataset(), VOID.exampleResource.asNode(), iris.claim(c.id())));
    return out.quads();
  }
}

package org.letopis.serve;

import java.net.URI;
import java.util.List;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;

/** What the endpoint can do, as SPARQL 1.1 Service Description says it. */
final class ServiceDescription {

  private static final String SD = "http://www.w3.org/ns/sparql-service-description#";
  private static final List<String> RESULTS =
      List.of(
          "SPARQL_Results_JSON",
          "SPARQL_Results_XML",
          "SPARQL_Results_CSV",
          "SPARQL_Results_TSV",
          "Turtle",
          "N-Triples",
          "RDF_XML",
          "JSON-LD");

  private ServiceDescription() {}

  static Model of(String endpoint) {
    Model model = ModelFactory.createDefaultModel();
    model.setNsPrefix("sd", SD);
    Resource service = model.createResource(endpoint + "#service");
    service
        .addProperty(RDF.type, model.createResource(SD + "Service"))
        .addProperty(model.createProperty(SD, "endpoint"), model.createResource(endpoint))
        .addProperty(
            model.createProperty(SD, "supportedLanguage"),
            model.createResource(SD + "SPARQL11Query"))
        .addProperty(
            model.createProperty(SD, "feature"), model.createResource(SD + "UnionDefaultGraph"));
    Resource dataset = model.createResource(endpoint + "#dataset");
    dataset
        .addProperty(RDF.type, model.createResource(SD + "Dataset"))
        .addProperty(
            model.createProperty(SD, "defaultGraph"),
            model
                .createResource(endpoint + "#default")
                .addProperty(RDF.type, model.createResource(SD + "Graph")));
    service
        .addProperty(model.createProperty(SD, "defaultDataset"), dataset)
        .addProperty(
            RDFS.seeAlso,
            model.createResource(URI.create(endpoint).resolve("/.well-known/void").toString()));
    RESULTS.forEach(
        format ->
            service.addProperty(
                model.createProperty(SD, "resultFormat"),
                model.createResource("http://www.w3.org/ns/formats/" + format)));
    return model;
  }
}

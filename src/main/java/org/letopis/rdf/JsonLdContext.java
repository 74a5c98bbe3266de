package org.letopis.rdf;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.XSD;

/**
 * The JSON-LD context of the data, made of the ontology: every property by its own name, with what
 * its values are, so that plain JSON like {@code {"kind": "lt:Killing", "countLow": 8}} is RDF.
 */
final class JsonLdContext {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private JsonLdContext() {}

  static String of(Iris iris, Graph ontology) {
    ObjectNode context = JSON.createObjectNode();
    context.put("@version", 1.1);
    Prefixes.of(iris).forEach(context::put);
    context.put("id", "@id");
    context.put("type", "@type");
    properties(ontology, OWL.ObjectProperty.asNode())
        .forEach(p -> context.putObject(name(p)).put("@id", "lt:" + name(p)).put("@type", "@id"));
    properties(ontology, OWL.DatatypeProperty.asNode())
        .forEach(
            p -> {
              ObjectNode term = context.putObject(name(p)).put("@id", "lt:" + name(p));
              ontology
                  .find(p, RDFS.range.asNode(), Node.ANY)
                  .mapWith(t -> t.getObject())
                  .toList()
                  .stream()
                  .map(Node::getURI)
                  .filter(range -> range.startsWith(XSD.getURI()))
                  .sorted()
                  .findFirst()
                  .ifPresent(range -> term.put("@type", range));
            });
    context.putObject("source").put("@id", "prov:hadPrimarySource").put("@type", "@id");
    context.putObject("label").put("@id", "rdfs:label").put("@container", "@language");
    ObjectNode document = JSON.createObjectNode();
    document.set("@context", context);
    try {
      return JSON.writeValueAsString(document).replace("\r\n", "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of plain values can always be written", e);
    }
  }

  private static List<Node> properties(Graph ontology, Node type) {
    return ontology
        .find(Node.ANY, RDF.type.asNode(), type)
        .mapWith(t -> t.getSubject())
        .filterKeep(s -> s.isURI() && s.getURI().startsWith(Lt.NS))
        .toList()
        .stream()
        .distinct()
        .sorted((a, b) -> a.getURI().compareTo(b.getURI()))
        .toList();
  }

  private static String name(Node term) {
    return term.getURI().substring(Lt.NS.length());
  }
}

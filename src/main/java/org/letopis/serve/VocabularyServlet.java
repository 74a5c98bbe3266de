package org.letopis.serve;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.system.Txn;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Facts;

/**
 * What an editor of queries completes by: {@code /prefixes.json} ({@code {prefix: iri}}) and {@code
 * /vocabulary.json}, the classes and properties of the ontology and those that the data use.
 */
final class VocabularyServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String VOID = "http://rdfs.org/ns/void#";

  private final transient Served served;
  private final transient Addresses addresses;

  VocabularyServlet(Served served, Addresses addresses) {
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    ObjectNode json =
        request.getRequestURI().endsWith("/prefixes.json") ? prefixes() : vocabulary(served.now());
    Compressed.send(
        request,
        response,
        "application/json",
        (JSON.writeValueAsString(json) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private ObjectNode prefixes() {
    ObjectNode json = JSON.createObjectNode();
    new TreeMap<>(addresses.prefixes()).forEach(json::put);
    return json;
  }

  private static ObjectNode vocabulary(Served.Open now) {
    return Txn.calculateRead(
        now.dataset(),
        () -> {
          Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
          ObjectNode json = JSON.createObjectNode();
          Map.of(
                  "classes",
                  Stream.concat(typed(facts, OWL.Class.asNode()), used(facts, "class")),
                  "properties",
                  Stream.of(OWL.ObjectProperty, OWL.DatatypeProperty, RDF.Property)
                      .flatMap(
                          t -> Stream.concat(typed(facts, t.asNode()), used(facts, "property"))))
              .forEach(
                  (name, terms) -> {
                    var list = json.putArray(name);
                    terms
                        .filter(Node::isURI)
                        .map(Node::getURI)
                        .distinct()
                        .sorted()
                        .forEach(list::add);
                  });
          return json;
        });
  }

  private static Stream<Node> typed(Facts facts, Node type) {
    return facts.subjects(RDF.type.asNode(), type).stream();
  }

  /** What the description of the data counts. */
  private static Stream<Node> used(Facts facts, String partition) {
    return facts.graph().stream(Node.ANY, Facts.iri(VOID + partition), Node.ANY)
        .map(t -> t.getObject());
  }
}

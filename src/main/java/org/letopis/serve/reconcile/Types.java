package org.letopis.serve.reconcile;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.Onto;

/** Types and values of entities as the service writes them. */
final class Types {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String WIKIDATA = "http://www.wikidata.org/entity/";

  private Types() {}

  /** A type's local name, whether it was given with its namespace or without. */
  static String local(String type) {
    return type.startsWith(Onto.NS) ? type.substring(Onto.NS.length()) : type.replace("lt:", "");
  }

  static ObjectNode json(String type, Entities entities) {
    return JSON.createObjectNode()
        .put("id", type)
        .put("name", entities.types().getOrDefault(type, type));
  }

  /** How a value may be written by somebody who compares it. */
  static List<String> readings(Node value, Entities entities, String base) {
    if (value.isLiteral()) {
      return List.of(value.getLiteralLexicalForm());
    }
    return entities
        .find(value.getURI(), base)
        .map(
            k ->
                Stream.concat(Stream.of(k.id()), k.names().stream().map(Known.Name::text)).toList())
        .orElse(List.of(value.getURI(), value.getURI().replace(WIKIDATA, "")));
  }

  /** A value of an extension (section 4.10.2 of the specification). */
  static ObjectNode value(Node value, Entities entities, String base) {
    ObjectNode node = JSON.createObjectNode();
    if (value.isURI()) {
      return entities
          .find(value.getURI(), base)
          .map(k -> node.put("id", k.id()).put("name", k.name()))
          .orElseGet(() -> node.put("str", value.getURI().replace(WIKIDATA, "")));
    }
    String text = value.getLiteralLexicalForm();
    return switch (value.getLiteralDatatypeURI()) {
      case "http://www.w3.org/2001/XMLSchema#integer" -> node.put("int", Long.parseLong(text));
      case "http://www.w3.org/2001/XMLSchema#decimal" ->
          node.put("float", Double.parseDouble(text));
      default -> node.put("str", text);
    };
  }
}

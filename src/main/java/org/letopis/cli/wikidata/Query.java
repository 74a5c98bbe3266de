package org.letopis.cli.wikidata;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A question to a reconciliation service: which of its entities may this be?
 *
 * @param name a name of it
 * @param type the service's type that it must have
 * @param properties what else is known of it, by the service's properties
 */
public record Query(String name, Optional<String> type, Map<String, String> properties) {

  private static final int LIMIT = 5;
  private static final ObjectMapper JSON = new ObjectMapper();

  public Query {
    properties = new TreeMap<>(properties);
  }

  /** The query as the API writes it (section 4.2). */
  ObjectNode json() {
    ObjectNode node = JSON.createObjectNode().put("query", name);
    type.ifPresent(t -> node.put("type", t));
    node.put("limit", LIMIT);
    if (!properties.isEmpty()) {
      var list = node.putArray("properties");
      properties.forEach((pid, v) -> list.addObject().put("pid", pid).put("v", v));
    }
    return node;
  }
}

package org.letopis.cli.wikidata;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What a service holds to be a possible answer.
 *
 * @param id its id in the service
 * @param name what the service calls it
 * @param description what tells it from namesakes
 * @param types names of its types
 * @param score how likely, by the service's own measure
 * @param match whether the service is sure
 */
public record Candidate(
    String id, String name, String description, List<String> types, double score, boolean match) {

  public Candidate {
    types = List.copyOf(types);
  }

  static List<Candidate> read(JsonNode result) {
    List<Candidate> candidates = new ArrayList<>();
    for (JsonNode node : result) {
      List<String> types = new ArrayList<>();
      for (JsonNode type : node.path("type")) {
        types.add(
            type.isTextual() ? type.asText() : type.path("name").asText(type.path("id").asText()));
      }
      candidates.add(
          new Candidate(
              node.path("id").asText(),
              node.path("name").asText(),
              node.path("description").asText(""),
              types,
              node.path("score").asDouble(),
              node.path("match").asBoolean(false)));
    }
    return candidates;
  }
}

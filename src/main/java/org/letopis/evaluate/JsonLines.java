package org.letopis.evaluate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of a JSON Lines file as objects, each knowing where it stands. */
final class JsonLines {

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private JsonLines() {}

  /**
   * An object of a file.
   *
   * @param where file and line, for messages
   */
  record Line(String where, ObjectNode object) {

    /** The text of a field, or nothing where the field is absent, null or empty. */
    Optional<String> text(String field) {
      JsonNode value = object.get(field);
      if (value == null || value.isNull()) {
        return Optional.empty();
      }
      if (!value.isTextual() && !value.isNumber()) {
        throw new IllegalArgumentException("\"" + field + "\" is no text: " + value);
      }
      return Optional.of(value.asText()).filter(text -> !text.isEmpty());
    }
  }

  /** Reads a file; blank lines are skipped. */
  static List<Line> read(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String line : Files.readString(file, StandardCharsets.UTF_8).split("\n", -1)) {
      number++;
      if (!line.isBlank()) {
        lines.add(parse(line, file + ":" + number));
      }
    }
    return lines;
  }

  static Line parse(String line, String where) throws MalformedClaimException {
    try {
      if (JSON.readTree(line) instanceof ObjectNode object) {
        return new Line(where, object);
      }
      throw new MalformedClaimException(where, "no JSON object; write one claim a line");
    } catch (JsonProcessingException e) {
      throw new MalformedClaimException(where, "no JSON: " + e.getOriginalMessage());
    }
  }

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static String write(ObjectNode object) {
    try {
      return JSON.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of plain values can always be written", e);
    }
  }
}

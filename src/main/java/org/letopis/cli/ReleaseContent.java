package org.letopis.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.letopis.store.Release;

/**
 * What a release says, as far as two of them are compared.
 *
 * @param documents file names of the converted texts
 * @param claims its claims by id
 * @param comparisons what its comparisons say, in English
 */
record ReleaseContent(
    SortedSet<String> documents,
    SortedMap<String, ClaimLine> claims,
    SortedSet<String> comparisons) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * A claim of the release.
   *
   * @param document file name of its text
   * @param slots what it says, without what the run adds (rule, confidence)
   */
  record ClaimLine(String document, JsonNode slots) {

    /** Its kind, and the words of its text. */
    String said() {
      return "%s: \"%s\""
          .formatted(
              slots.path("kind").asText(), slots.path("quote").asText().replaceAll("\\s+", " "));
    }
  }

  static ReleaseContent read(Release release) throws IOException {
    SortedSet<String> documents = new TreeSet<>();
    for (JsonNode document :
        JSON.readTree(release.folder().resolve("report.json").toFile()).path("documents")) {
      if (document.path("converted").asBoolean()) {
        documents.add(document.path("name").asText());
      }
    }
    return new ReleaseContent(
        documents, claims(release.dumps().resolve("claims.jsonl")), comparisons(release.folder()));
  }

  private static SortedMap<String, ClaimLine> claims(Path file) throws IOException {
    SortedMap<String, ClaimLine> claims = new TreeMap<>();
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      ObjectNode claim = (ObjectNode) JSON.readTree(line);
      String document = claim.path("doc").asText();
      claim.remove("rule");
      claim.remove("confidence");
      claims.put(claim.path("id").asText(), new ClaimLine(document, claim));
    }
    return claims;
  }

  /** A release of an older program has no such list: nothing is told of its comparisons. */
  private static SortedSet<String> comparisons(Path folder) throws IOException {
    Path file = folder.resolve("comparisons.txt");
    return Files.exists(file)
        ? new TreeSet<>(Files.readAllLines(file, StandardCharsets.UTF_8))
        : new TreeSet<>();
  }
}

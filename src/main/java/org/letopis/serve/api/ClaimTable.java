package org.letopis.serve.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;

/** Claims of the API as a table; several values in one cell are parted by " | ". */
final class ClaimTable {

  private static final List<String> COLUMNS =
      List.of(
          "id",
          "document",
          "start",
          "end",
          "quote",
          "kind",
          "count_low",
          "count_high",
          "approximate",
          "count_text",
          "unit",
          "groups",
          "persons",
          "sites",
          "places",
          "agents",
          "attributed_to",
          "start_date",
          "end_date",
          "polarity",
          "modality",
          "confidence",
          "label");

  private ClaimTable() {}

  static String of(List<ClaimView> claims, ClaimJson json) {
    return Stream.concat(Stream.of(COLUMNS), claims.stream().map(c -> cells(json.of(c))))
        .map(row -> row.stream().map(ClaimTable::cell).collect(Collectors.joining(",")) + "\r\n")
        .collect(Collectors.joining());
  }

  private static List<String> cells(ObjectNode claim) {
    return List.of(
        claim.path("id").asText(),
        claim.at("/document/id").asText(),
        claim.at("/quote/start").asText(),
        claim.at("/quote/end").asText(),
        claim.at("/quote/text").asText(),
        claim.at("/kind/id").asText().replace(Onto.NS, ""),
        text(claim.at("/count/low")),
        text(claim.at("/count/high")),
        text(claim.at("/count/approximate")),
        claim.at("/count/text").asText(),
        claim.at("/unit/id").asText().replaceFirst(".*/", ""),
        names(claim.path("groups")),
        names(claim.path("persons")),
        names(claim.path("sites")),
        names(claim.path("places")),
        names(claim.path("agents")),
        names(claim.path("attributedTo")),
        claim.path("startDate").asText(),
        claim.path("endDate").asText(),
        claim.path("polarity").asText(),
        claim.path("modality").asText(),
        text(claim.path("confidence")),
        claim.at("/label/en").asText());
  }

  private static String text(JsonNode value) {
    return value.isNull() ? "" : value.asText();
  }

  private static String names(JsonNode things) {
    return StreamSupport.stream(things.spliterator(), false)
        .map(
            t ->
                Stream.of("en", "sr-Latn", "sr-Cyrl", "und")
                    .map(tag -> t.path("label").path(tag).asText())
                    .filter(name -> !name.isEmpty())
                    .findFirst()
                    .orElse(t.path("id").asText()))
        .collect(Collectors.joining(" | "));
  }

  private static String cell(String text) {
    return text.matches("(?s).*[\",\r\n].*") ? "\"" + text.replace("\"", "\"\"") + "\"" : text;
  }
}

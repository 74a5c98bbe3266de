package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Wellformed;

/** The reconciliation service as OpenRefine would ask it, held against the specification. */
class ReconcileTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Lipljan             | settlement/lipljan   | 100 | 100 | its label
          ЛИПЉАН              | settlement/lipljan   | 100 | 100 | the other script
          u Lipljanu          | settlement/lipljan   | 93  | 97  | a preposition and a case
          у Липљану           | settlement/lipljan   | 93  | 97  | the same in Cyrillic
          Lipjan              | settlement/lipljan   | 97  | 100 | Albanian
          Prishtinë           | settlement/pristina  | 97  | 100 | Albanian
          Pristina            | settlement/pristina  | 97  | 100 | English, and Serbian without diacritics
          pristini            | settlement/pristina  | 93  | 97  | a case without diacritics
          Kosovskoj Mitrovici | settlement/kosovska-mitrovica | 93 | 97 | both words in a case
          Drajkovcima         | settlement/drajkovce | 93  | 97  | a plural case of another name
          Prizern             | settlement/prizren   | 60  | 90  | two letters swapped
          Gjakovë             | settlement/djakovica | 97  | 100 | Albanian
          Peja                | settlement/pec       | 97  | 100 | Albanian, definite
          gjilan              | settlement/gnjilane  | 97  | 100 | Albanian, small letters
          Our Lady of Ljeviš  | site/our-lady-of-ljevis | 97 | 100 | English
          Bogorodica Ljeviška | site/our-lady-of-ljevis | 97 | 100 | Serbian
          Boban Perić         | person/slobodan-peric | 97 | 97  | a nickname that a text uses
          Бобану Перићу       | person/slobodan-peric | 93 | 97  | the nickname in Cyrillic, in a case
          Dobri Stolić        | person/dobrivoje-stolic | 97 | 97 | a short form of the given name
          Bora Spasojević     | person/borivoje-spasojevic | 55 | 90 | a nickname that no text uses is only near
          UNMIK               | organization/unmik   | 100 | 100 | an acronym
          Martovski pogrom    | event/unrest-in-kosovo-2004 | 97 | 97 | what one side calls it
          """)
  void a_name_is_found_however_it_is_written(
      String query, String id, double least, double most, String how) {
    JsonNode first = ask(JSON.createObjectNode().put("query", query)).get(0);
    assertThat(first).as(how).isNotNull();
    assertThat(first.get("id").asText()).as(how).isEqualTo(id);
    assertThat(first.get("score").asDouble()).as(how).isBetween(least, most);
    assertThat(first.get("match").asBoolean()).as(how).isEqualTo(least >= 93);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Xyzzy", "Timbuktu", "", "???", "u", "1244"})
  void what_is_no_name_of_anything_is_no_sure_match(String query) {
    assertThat(ask(JSON.createObjectNode().put("query", query)))
        .noneMatch(candidate -> candidate.get("match").asBoolean());
  }

  @Test
  void a_type_narrows_and_a_class_above_holds_the_classes_below() {
    ObjectNode query = JSON.createObjectNode().put("query", "Prizren");
    assertThat(ids(ask(query.deepCopy().put("type", "Settlement"))))
        .containsOnlyOnce("settlement/prizren");
    assertThat(ids(ask(query.deepCopy().put("type", "Place")))).contains("settlement/prizren");
    assertThat(ids(ask(query.deepCopy().put("type", "https://w3id.org/letopis/ontology#Place"))))
        .contains("settlement/prizren");
    assertThat(ids(ask(query.deepCopy().put("type", "Person"))))
        .noneMatch(id -> !id.startsWith("person/"));
    ObjectNode two = query.deepCopy();
    two.putArray("type").add("Site").add("Settlement");
    assertThat(ids(ask(two))).first().isEqualTo("settlement/prizren");
    JsonNode municipality = ask(query.deepCopy().put("type", "Municipality")).get(0);
    assertThat(municipality.get("id").asText()).isEqualTo("municipality/municipality-prizren");
    assertThat(municipality.get("match").asBoolean()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"any, true, true", "all, true, false", "should, true, true"})
  void of_two_types_one_or_both_are_asked_for(String strict, boolean place, boolean site) {
    ObjectNode query = JSON.createObjectNode().put("query", "Prizren").put("type_strict", strict);
    query.putArray("type").add("Place").add("Settlement");
    assertThat(ids(ask(query)).contains("settlement/prizren")).isEqualTo(place);
    ObjectNode other = JSON.createObjectNode().put("query", "Prizren").put("type_strict", strict);
    other.putArray("type").add("Site").add("Settlement");
    assertThat(ids(ask(other)).contains("settlement/prizren")).isEqualTo(site);
    ObjectNode person =
        JSON.createObjectNode()
            .put("query", "Prizren")
            .put("type", "Person")
            .put("type_strict", strict);
    assertThat(ids(ask(person)).contains("settlement/prizren")).isEqualTo(strict.equals("should"));
  }

  @Test
  void no_more_candidates_than_asked_for_the_best_first() {
    JsonNode many = ask(JSON.createObjectNode().put("query", "Priština").put("limit", 3));
    assertThat(many.size()).isLessThanOrEqualTo(3);
    double before = 101;
    for (JsonNode candidate : many) {
      assertThat(candidate.get("score").asDouble()).isLessThanOrEqualTo(before);
      before = candidate.get("score").asDouble();
    }
  }

  @Test
  void a_property_that_does_not_fit_makes_a_candidate_unsure() {
    ObjectNode right = JSON.createObjectNode().put("query", "Drajkovce");
    right.putArray("properties").addObject().put("pid", "geonames").put("v", "791087");
    ObjectNode wrong = JSON.createObjectNode().put("query", "Drajkovce");
    wrong.putArray("properties").addObject().put("pid", "geonames").put("v", "1");
    JsonNode sure = ask(right).get(0);
    JsonNode unsure = ask(wrong).get(0);
    assertThat(sure.get("match").asBoolean()).isTrue();
    assertThat(unsure.get("match").asBoolean()).isFalse();
    assertThat(sure.get("score").asDouble()).isGreaterThan(unsure.get("score").asDouble());
    ObjectNode alone = JSON.createObjectNode();
    alone.putArray("properties").addObject().put("pid", "geonames").put("v", "791087");
    assertThat(ask(alone).get(0).get("id").asText()).isEqualTo("settlement/drajkovce");
  }

  @Test
  void the_manifest_says_what_the_specification_asks_for() {
    JsonNode manifest = json(SERVER.get("reconcile"));
    assertThat(manifest.get("versions")).anyMatch(v -> v.asText().equals("0.2"));
    for (String field : List.of("name", "identifierSpace", "schemaSpace")) {
      assertThat(manifest.get(field).isTextual()).as(field).isTrue();
    }
    assertThat(manifest.at("/view/url").asText()).contains("{{id}}");
    assertThat(manifest.at("/preview/url").asText()).contains("{{id}}");
    assertThat(manifest.at("/preview/width").isInt()).isTrue();
    assertThat(manifest.at("/preview/height").isInt()).isTrue();
    for (String what : List.of("entity", "property", "type")) {
      assertThat(manifest.at("/suggest/" + what + "/service_path").asText()).startsWith("/");
      assertThat(manifest.at("/suggest/" + what + "/flyout_service_path").asText())
          .contains("${id}");
    }
    assertThat(manifest.get("defaultTypes"))
        .allMatch(t -> t.hasNonNull("id") && t.hasNonNull("name"));
    String view = manifest.at("/view/url").asText().replace("{{id}}", "settlement/prizren");
    assertThat(SERVER.get(view, "Accept", "text/html").statusCode()).isEqualTo(303);
  }

  @Test
  void results_have_the_fields_and_types_of_the_specification() {
    for (JsonNode candidate : ask(JSON.createObjectNode().put("query", "Kosovo"))) {
      assertThat(candidate.get("id").isTextual()).isTrue();
      assertThat(candidate.get("name").isTextual()).isTrue();
      assertThat(candidate.get("score").isNumber()).isTrue();
      assertThat(candidate.get("match").isBoolean()).isTrue();
      assertThat(candidate.get("type")).allMatch(t -> t.get("id").isTextual());
      assertThat(candidate.get("features"))
          .allMatch(
              f ->
                  f.get("id").isTextual()
                      && (f.get("value").isNumber() || f.get("value").isBoolean()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "entity, Priz, settlement/prizren",
    "property, geo, geonames",
    "type, settl, Settlement"
  })
  void what_one_begins_to_write_is_suggested_and_explained(String what, String prefix, String id) {
    JsonNode result =
        json(SERVER.get("reconcile/suggest/" + what + "?prefix=" + prefix)).get("result");
    assertThat(result).anyMatch(r -> r.get("id").asText().equals(id) && r.get("name").isTextual());
    JsonNode flyout = json(SERVER.get("reconcile/flyout/" + what + "?id=" + id));
    assertThat(flyout.get("id").asText()).isEqualTo(id);
    assertThat(flyout.get("html").asText()).startsWith("<p>");
    assertThat(SERVER.get("reconcile/flyout/" + what + "?id=none").statusCode()).isEqualTo(404);
  }

  @Test
  void a_preview_may_stand_in_a_frame_and_runs_nothing() {
    HttpResponse<String> preview = SERVER.get("reconcile/preview?id=settlement/prizren");
    assertThat(Wellformed.page(preview.body()).texts("title")).containsExactly("Prizren");
    assertThat(preview.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'")
        .doesNotContain("frame-ancestors");
    assertThat(SERVER.get("reconcile/preview?id=%3Cb%3E", "Accept", "text/html").body())
        .doesNotContain("<b>")
        .contains("&lt;b&gt;");
  }

  @Test
  void entities_are_extended_by_their_properties() {
    JsonNode proposed = json(SERVER.get("reconcile/properties?type=Settlement&limit=20"));
    assertThat(proposed.get("properties"))
        .anyMatch(p -> p.get("id").asText().equals("latitude"))
        .allMatch(p -> p.get("name").isTextual());
    ObjectNode request = JSON.createObjectNode();
    request.putArray("ids").add("settlement/prizren").add("settlement/none");
    for (String id :
        List.of("name-sr-Cyrl", "latitude", "geonames", "wikidata", "within", "none")) {
      request.withArray("properties").addObject().put("id", id);
    }
    JsonNode answer = json(form("extend", request.toString()));
    assertThat(answer.get("meta"))
        .allMatch(m -> m.get("id").isTextual() && m.get("name").isTextual());
    JsonNode row = answer.at("/rows").get("settlement/prizren");
    assertThat(row.at("/name-sr-Cyrl/0/str").asText()).isEqualTo("Призрен");
    assertThat(row.at("/latitude/0/float").asDouble()).isBetween(42.0, 43.0);
    assertThat(row.at("/geonames/0/str").asText()).isEqualTo("786712");
    assertThat(row.get("none")).isEmpty();
    assertThat(answer.at("/rows").get("settlement/none").get("latitude")).isEmpty();
  }

  @Test
  void bad_batches_are_refused_in_json_with_what_to_do() {
    ObjectNode batch = JSON.createObjectNode();
    IntStream.range(0, 10_000).forEach(i -> batch.putObject("q" + i).put("query", "Prizren"));
    assertProblem(form("queries", batch.toString()), 413);
    assertProblem(form("queries", "[1, 2"), 400);
    assertProblem(form("queries", "[]"), 400);
    assertProblem(form("queries", "{\"q\": {}}"), 400);
    assertProblem(form("queries", "{\"q\": {\"query\": \"x\", \"limit\": 0}}"), 400);
    assertProblem(form("queries", "{\"q\": {\"query\": \"" + "x".repeat(600) + "\"}}"), 400);
    assertProblem(form("queries", "x".repeat(1 << 21)), 413);
    assertProblem(form("queries", "{\"q\": {\"query\": \"x\", \"type_strict\": \"maybe\"}}"), 400);
    assertProblem(form("extend", "{}"), 400);
    assertThat(SERVER.get("reconcile/nothing").statusCode()).isEqualTo(404);
    assertThat(
            SERVER
                .send(
                    HttpRequest.newBuilder(SERVER.url().resolve("reconcile"))
                        .method("DELETE", HttpRequest.BodyPublishers.noBody()))
                .statusCode())
        .isEqualTo(405);
  }

  private static void assertProblem(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).isEqualTo(status);
    JsonNode problem = json(answer);
    assertThat(problem.get("status").asInt()).isEqualTo(status);
    assertThat(problem.get("detail").asText()).isNotBlank().doesNotContain("\tat ", "Exception");
  }

  private static JsonNode ask(ObjectNode query) {
    ObjectNode batch = JSON.createObjectNode();
    batch.set("q0", query);
    return json(form("queries", batch.toString())).at("/q0/result");
  }

  private static List<String> ids(JsonNode result) {
    return IntStream.range(0, result.size())
        .mapToObj(i -> result.get(i).get("id").asText())
        .toList();
  }

  private static HttpResponse<String> form(String field, String json) {
    return SERVER.post(
        "reconcile",
        field + "=" + URLEncoder.encode(json, StandardCharsets.UTF_8),
        "Content-Type",
        "application/x-www-form-urlencoded",
        "Accept",
        "application/json");
  }

  private static JsonNode json(HttpResponse<String> answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (JsonProcessingException e) {
      throw new AssertionError(answer.body(), e);
    }
  }
}

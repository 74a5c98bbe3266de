package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every answer of the API and of the reconciliation service is one that openapi.json describes, and
 * everything that it describes can be had.
 */
class AnswersAsDescribedTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final SchemaRegistry SCHEMAS =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final JsonNode API = json(SERVER.get("api/openapi.json").body());

  /** Method, path in the description, what follows it or is sent, status. */
  private static final List<Case> CASES =
      List.of(
          new Case("get", "/api/claims", "?size=500", 200),
          new Case("get", "/api/claims", "?page=99", 404),
          new Case("get", "/api/compare", "?page=99", 404),
          new Case("get", "/api/claims", "?text=crkva&format=csv", 200),
          new Case("get", "/api/claims", "?page=0", 400),
          new Case("get", "/api/claims", "?format=xml", 406),
          new Case("delete", "/api/claims", "", 405),
          new Case("get", "/api/compare", "?size=500", 200),
          new Case("get", "/api/compare", "?nothing=1", 400),
          new Case("get", "/api/compare", "", 406),
          new Case("delete", "/api/compare", "", 405),
          new Case("get", "/api/places.geojson", "", 200),
          new Case("get", "/api/places.geojson", "?kind=Zzz", 400),
          new Case("delete", "/api/places.geojson", "", 405),
          new Case("get", "/api/openapi.json", "", 200),
          new Case("delete", "/api/openapi.json", "", 405),
          new Case("get", "/reconcile", "", 200),
          new Case("get", "/reconcile", "?queries=" + encoded(batch(3)), 200),
          new Case("get", "/reconcile", "?queries=" + encoded("{}"), 200),
          new Case("get", "/reconcile", "?extend=" + encoded(extension(1)), 200),
          new Case("get", "/reconcile", "?queries=1", 400),
          new Case("get", "/reconcile", "?queries=" + encoded(batch(201)), 413),
          new Case("get", "/reconcile", "", 406),
          new Case("delete", "/reconcile", "", 405),
          new Case("post", "/reconcile", "queries=" + encoded(batch(200)), 200),
          new Case("post", "/reconcile", "extend=" + encoded(extension(200)), 200),
          new Case("post", "/reconcile", "extend=1", 400),
          new Case("post", "/reconcile", "queries=" + encoded(batch(10_000)), 413),
          new Case("get", "/reconcile/suggest/entity", "?prefix=pri", 200),
          new Case("get", "/reconcile/suggest/entity", "?prefix=%D0%BF&cursor=20", 200),
          new Case("get", "/reconcile/suggest/entity", "?prefix=a", 406),
          new Case("delete", "/reconcile/suggest/entity", "", 405),
          new Case("get", "/reconcile/suggest/property", "?prefix=name", 200),
          new Case("get", "/reconcile/suggest/property", "?prefix=a", 406),
          new Case("delete", "/reconcile/suggest/property", "", 405),
          new Case("get", "/reconcile/suggest/type", "?prefix=", 200),
          new Case("get", "/reconcile/suggest/type", "?prefix=a", 406),
          new Case("delete", "/reconcile/suggest/type", "", 405),
          new Case("get", "/reconcile/flyout/entity", "?id=settlement/prizren", 200),
          new Case("get", "/reconcile/flyout/entity", "?id=none", 404),
          new Case("get", "/reconcile/flyout/entity", "?id=settlement/prizren", 406),
          new Case("delete", "/reconcile/flyout/entity", "", 405),
          new Case("get", "/reconcile/flyout/property", "?id=geonames", 200),
          new Case("get", "/reconcile/flyout/property", "?id=none", 404),
          new Case("get", "/reconcile/flyout/property", "?id=geonames", 406),
          new Case("delete", "/reconcile/flyout/property", "", 405),
          new Case("get", "/reconcile/flyout/type", "?id=Settlement", 200),
          new Case("get", "/reconcile/flyout/type", "?id=none", 404),
          new Case("get", "/reconcile/flyout/type", "?id=Settlement", 406),
          new Case("delete", "/reconcile/flyout/type", "", 405),
          new Case("get", "/reconcile/preview", "?id=settlement/prizren", 200),
          new Case("get", "/reconcile/preview", "?id=none", 404),
          new Case("get", "/reconcile/preview", "?id=settlement/prizren", 406),
          new Case("delete", "/reconcile/preview", "", 405),
          new Case("get", "/reconcile/properties", "?type=Settlement", 200),
          new Case("get", "/reconcile/properties", "?limit=2", 200),
          new Case("get", "/reconcile/properties", "?type=Settlement", 406),
          new Case("delete", "/reconcile/properties", "", 405));

  private record Case(String method, String path, String rest, int status) {

    HttpResponse<String> ask() {
      String[] headers = {"Accept", path.endsWith("/preview") ? "*/*" : "application/json"};
      if (status == 406) {
        headers = new String[] {"Accept", "application/problem+json"};
      } else if (status >= 400) {
        headers = new String[] {"Accept", "application/json"};
      } else if (path.endsWith("geojson") || rest.contains("format=csv")) {
        headers = new String[] {"Accept", "*/*"};
      }
      String address = path.substring(1);
      return switch (method) {
        case "post" ->
            SERVER.post(
                address,
                rest,
                Stream.concat(
                        Stream.of(headers),
                        Stream.of("Content-Type", "application/x-www-form-urlencoded"))
                    .toArray(String[]::new));
        case "get" -> SERVER.get(address + rest, headers);
        default ->
            SERVER.send(HttpRequest.newBuilder(SERVER.url().resolve(address)).DELETE(), headers);
      };
    }

    /** A method that is not there is described where the address is. */
    JsonNode described() {
      JsonNode operations = API.get("paths").get(path);
      JsonNode operation = operations.get(operations.has(method) ? method : "get");
      return resolved(operation.get("responses").path(Integer.toString(status)));
    }

    @Override
    public String toString() {
      String shown = rest.length() > 60 ? rest.substring(0, 60) + "..." : rest;
      return method.toUpperCase(Locale.ROOT) + " " + path + shown + " " + status;
    }
  }

  static Stream<Arguments> cases() {
    return CASES.stream().map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void an_answer_is_one_that_is_described(Case asked) {
    HttpResponse<String> answer = asked.ask();
    assertThat(answer.statusCode()).isEqualTo(asked.status());
    String type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    JsonNode content = asked.described().path("content").path(type);
    assertThat(content.isMissingNode()).as(type).isFalse();
    if (type.endsWith("json")) {
      assertThat(errors(content.get("schema"), json(answer.body()))).isEmpty();
    } else {
      assertThat(content.at("/schema/type").asText()).isEqualTo("string");
    }
  }

  @Test
  void everything_that_is_described_is_asked_for_here() {
    Set<String> described = new TreeSet<>();
    API.get("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        operation ->
                            operation
                                .getValue()
                                .get("responses")
                                .fieldNames()
                                .forEachRemaining(
                                    status -> described.add(path.getKey() + " " + status))));
    assertThat(CASES.stream().map(c -> c.path() + " " + c.status()).collect(Collectors.toSet()))
        .isEqualTo(described);
    assertThat(API.findValuesAsText("operationId")).doesNotHaveDuplicates();
  }

  @Test
  void each_kind_of_answer_to_a_reconciliation_is_of_its_own_schema() {
    assertThat(errors(schema("Manifest"), json(SERVER.get("reconcile").body()))).isEmpty();
    JsonNode results = json(SERVER.get("reconcile?queries=" + encoded(batch(3))).body());
    assertThat(errors(schema("ResultBatch"), results)).isEmpty();
    assertThat(results.get("q0").get("result")).isNotEmpty();
    JsonNode values = json(SERVER.get("reconcile?extend=" + encoded(extension(1))).body());
    assertThat(errors(schema("ExtensionAnswer"), values)).isEmpty();
    assertThat(errors(schema("QueryBatch"), json(batch(3)))).isEmpty();
    assertThat(errors(schema("Extension"), json(extension(1)))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Manifest        | {"versions": ["0.1"], "name": "x", "identifierSpace": "y", "schemaSpace": "z"}
          Manifest        | {}
          ResultBatch     | {"q0": {}}
          ResultBatch     | {"q0": {"result": [{"id": "x", "score": 1}]}}
          ResultBatch     | []
          ExtensionAnswer | {"rows": {}}
          ExtensionAnswer | {"meta": [], "rows": {"a": {"b": [{"str": 1}]}}}
          ExtensionAnswer | {"meta": [], "rows": {"a": {"b": [{"str": "x", "id": "y"}]}}}
          TypeSuggestions | {"result": [{"id": "x"}]}
          QueryBatch      | {"q0": {}}
          QueryBatch      | {"q0": {"properties": []}}
          QueryBatch      | {"q0": {"query": "x", "type_strict": "maybe"}}
          Claim           | {"id": "x", "label": {}, "polarity": "perhaps"}
          Problem         | {"type": "about:blank", "title": "x", "status": 200, "detail": "y"}
          """)
  void what_is_not_such_an_answer_is_told_from_one(String name, String wrong) {
    assertThat(errors(schema(name), json(wrong))).isNotEmpty();
  }

  private static JsonNode schema(String name) {
    return JSON.createObjectNode().put("$ref", "#/components/schemas/" + name);
  }

  private static List<String> errors(JsonNode schema, JsonNode answer) {
    ObjectNode whole = schema.deepCopy();
    whole.set("components", API.get("components"));
    Schema compiled = SCHEMAS.getSchema(whole);
    return compiled.validate(answer).stream().map(Object::toString).limit(5).toList();
  }

  private static JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? API.at(node.get("$ref").asText().substring(1)) : node;
  }

  private static String batch(int queries) {
    ObjectNode batch = JSON.createObjectNode();
    String[] names = {"Prizren", "u Lipljanu", "Косово", "Mitrovica", "UNMIK"};
    IntStream.range(0, queries)
        .forEach(i -> batch.putObject("q" + i).put("query", names[i % names.length]));
    return batch.toString();
  }

  private static String extension(int ids) {
    ObjectNode extension = JSON.createObjectNode();
    IntStream.range(0, ids)
        .forEach(
            i ->
                extension
                    .withArray("ids")
                    .add(i == 0 ? "settlement/prizren" : "settlement/none-" + i));
    for (String id : List.of("name-sr-Cyrl", "latitude", "geonames", "wikidata", "within", "x")) {
      extension.withArray("properties").addObject().put("id", id);
    }
    return extension.toString();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(text, e);
    }
  }
}

package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ID = "https://w3id.org/letopis/id/";
  private static final String LT = "https://w3id.org/letopis/ontology#";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kind=Killing                         | /kind/id        | https://w3id.org/letopis/ontology#Killing
          polarity=denied                      | /polarity       | denied
          modality=estimated                   | /modality       | estimated
          document=003_14815ed51c892a79        | /document/id    | https://w3id.org/letopis/id/document/003_14815ed51c892a79
          source=unmik                         | /attributedTo/0/id | https://w3id.org/letopis/id/organization/unmik
          place=settlement/prizren&unit=house  | /unit/id        | https://w3id.org/letopis/unit/house
          event=unrest-in-kosovo-2004          | /event/id       | https://w3id.org/letopis/id/event/unrest-in-kosovo-2004
          """)
  void every_claim_fits_the_filter(String query, String field, String value) {
    JsonNode answer = json(SERVER.get("api/claims?size=500&" + query));
    assertThat(answer.get("total").asInt()).isPositive();
    assertThat(answer.get("claims")).hasSize(answer.get("total").asInt());
    if (!field.startsWith("/attributedTo")) {
      assertThat(answer.get("claims")).allMatch(c -> c.at(field).asText().equals(value));
    } else {
      assertThat(answer.get("claims"))
          .allMatch(c -> c.get("attributedTo").toString().contains(value));
    }
    assertThat(answer.get("claims")).allMatch(c -> !c.at("/quote/text").asText().isEmpty());
  }

  @Test
  void words_are_searched_in_either_script_and_any_form() {
    Set<String> latin = ids(json(SERVER.get("api/claims?size=500&text=crkva")));
    Set<String> cyrillic = ids(json(SERVER.get("api/claims?size=500&text=" + encoded("цркве"))));
    assertThat(latin).isNotEmpty().isEqualTo(cyrillic);
    Set<String> both =
        ids(json(SERVER.get("api/claims?size=500&text=" + encoded("crkva manastir"))));
    assertThat(latin).containsAll(both);
    for (String odd : List.of("\"", "(", "a AND OR", "crkva*", "[1 TO", "\\", "quote:x", "~")) {
      assertThat(SERVER.get("api/claims?text=" + encoded(odd)).statusCode()).as(odd).isEqualTo(200);
    }
  }

  @Test
  void pages_of_claims_do_not_overlap_and_together_are_all() {
    int total = json(SERVER.get("api/claims")).get("total").asInt();
    List<String> all = new ArrayList<>();
    for (int page = 1; (page - 1) * 100 < total; page++) {
      all.addAll(ids(json(SERVER.get("api/claims?size=100&page=" + page))));
    }
    assertThat(all).hasSize(total).doesNotHaveDuplicates();
    assertThat(json(SERVER.get("api/claims?page=99999")).get("claims")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          GET api/claims?page=0              | 400
          GET api/claims?page=x              | 400
          GET api/claims?size=501            | 400
          GET api/claims?nothing=1           | 400
          GET api/claims?place=prizren       | 400
          GET api/claims?kind=%3Cscript%3E   | 400
          GET api/claims?kind=Zzz            | 400
          GET api/claims?kind=DamageMode     | 400
          GET api/claims?kind=Killing&kind=Zzz | 400
          GET api/claims?place=settlement/nowhere | 400
          GET api/claims?document=nothing    | 400
          GET api/claims?group=nobody        | 400
          GET api/claims?unit=nothing        | 400
          GET api/claims?page=1&page=2       | 400
          GET api/compare?type=Nothing       | 400
          GET api/places.geojson?kind=Zzz    | 400
          GET api/claims?lang=xx             | 400
          GET api/openapi.json?nothing=1     | 400
          GET doc/settlement/prizren?lang=xx | 400
          GET doc/settlement/prizren?quotes=x | 400
          GET doc/settlement/prizren?nothing=1 | 400
          GET id/settlement/prizren?lang=xx  | 400
          GET dumps/?lang=xx                 | 400
          GET ontology?lang=xx               | 400
          GET about?claim=nothing            | 400
          GET about?nothing=1                | 400
          GET sparql?gallery=99              | 400
          GET search/suggest?q=a&lang=xx     | 400
          GET search?q=a&quotes=greek        | 400
          GET timeline?day=2004-02-30        | 400
          GET people?kind=Zzz                | 400
          GET ?lang=xx                       | 400
          GET ?question=nothing              | 400
          GET contradictions?type=Nothing    | 400
          GET timeline?format=png            | 406
          GET api/claims?format=xml          | 406
          GET api/nothing                    | 404
          GET doc/settlement/prizren?page=0  | 400
          GET doc/settlement/prizren?page=-1 | 400
          GET doc/settlement/nowhere         | 404
          GET doc/claim/x?format=png         | 404
          GET id/claim/nothing               | 404
          GET dumps/nothing.ttl              | 404
          GET sitemap.xml?part=9             | 404
          """)
  void what_cannot_be_answered_is_said_in_the_form_that_is_asked_for(String request, int status) {
    String path = request.substring("GET ".length());
    HttpResponse<String> json = SERVER.get(path, "Accept", "application/json");
    assertThat(json.statusCode()).isEqualTo(status);
    assertThat(json.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/problem+json");
    assertThat(json(json).get("status").asInt()).isEqualTo(status);
    assertThat(json(json).get("detail").asText()).isNotBlank().doesNotContain("Exception", "\tat ");
    HttpResponse<String> page =
        SERVER.get(path, "Accept", "text/html,*/*;q=0.1", "Accept-Language", "sr");
    assertThat(page.statusCode()).isEqualTo(status);
    assertThat(page.body())
        .contains("<html lang=\"sr-Cyrl\">")
        .doesNotContain("<script>", "Exception");
    assertThat(SERVER.get(path, "Accept", "text/plain").body().strip().lines()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ?lang=xx                 | sr-Latn
          ?quotes=x                | cyrillic
          ?kind=Zzz                | Killing
          ?place=settlement/x      | settlement/prizren
          ?question=x              | killed
          contradictions?type=x    | DisjointFigures
          sparql?gallery=99        | 01
          about?x=1                | claim
          api/claims?kind=Zzz      | Killing
          api/claims?x=1           | polarity
          api/claims?group=x       | group/serbs
          api/compare?type=x       | DisjointFigures
          """)
  void a_value_that_there_is_not_is_answered_with_those_that_there_are(String path, String one) {
    HttpResponse<String> answer = SERVER.get(path, "Accept", "application/json");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(json(answer).get("detail").asText()).contains(one);
  }

  @Test
  void several_values_of_a_filter_are_any_of_them() {
    int killed = json(SERVER.get("api/claims?kind=Killing")).get("total").asInt();
    int injured = json(SERVER.get("api/claims?kind=Injury")).get("total").asInt();
    assertThat(json(SERVER.get("api/claims?kind=Killing&kind=Injury")).get("total").asInt())
        .isEqualTo(killed + injured)
        .isGreaterThan(killed);
  }

  @Test
  void what_no_claim_has_but_could_have_finds_none() {
    assertThat(json(SERVER.get("api/claims?modality=planned")).get("total").asInt()).isZero();
    assertThat(SERVER.get("?day=1999-01-01").statusCode()).isEqualTo(200);
    assertThat(SERVER.get("?question=houses&kind=Killing").statusCode()).isEqualTo(200);
  }

  @Test
  void what_others_hang_on_a_link_refuses_no_reader() {
    HttpResponse<String> answer = SERVER.get("timeline?utm_source=news&fbclid=1");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).doesNotContain("fbclid", "utm_source");
  }

  @Test
  void claims_come_as_a_table_where_that_is_asked_for() {
    HttpResponse<String> answer =
        SERVER.get("api/claims?kind=Killing&size=500", "Accept", "text/csv");
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/csv");
    List<List<String>> rows = Csv.read(answer.body());
    JsonNode same = json(SERVER.get("api/claims?kind=Killing&size=500&format=json"));
    assertThat(rows).hasSize(same.get("total").asInt() + 1);
    assertThat(rows.get(1).getFirst()).isEqualTo(same.at("/claims/0/id").asText());
    assertThat(rows).allMatch(row -> row.size() == rows.getFirst().size());
  }

  @Test
  void comparisons_have_their_claims_with_their_words() {
    JsonNode answer = json(SERVER.get("api/compare?type=Contradicts&size=100"));
    assertThat(answer.get("total").asInt()).isPositive();
    for (JsonNode comparison : answer.get("comparisons")) {
      assertThat(comparison.at("/type/id").asText()).isEqualTo(LT + "Contradicts");
      assertThat(comparison.get("claims").size()).isGreaterThanOrEqualTo(2);
      assertThat(comparison.get("claims")).allMatch(c -> !c.at("/quote/text").asText().isEmpty());
      assertThat(comparison.at("/label/en").asText()).isNotBlank();
    }
    JsonNode killings = json(SERVER.get("api/compare?kind=Killing&size=100"));
    assertThat(killings.get("total").asInt())
        .isBetween(1, json(SERVER.get("api/compare")).get("total").asInt());
  }

  @Test
  void places_are_points_with_the_longitude_first() {
    HttpResponse<String> answer = SERVER.get("api/places.geojson");
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/geo+json");
    JsonNode places = json(answer);
    assertThat(places.get("type").asText()).isEqualTo("FeatureCollection");
    JsonNode prizren = null;
    for (JsonNode feature : places.get("features")) {
      assertThat(feature.at("/geometry/coordinates")).hasSize(2);
      if (feature.get("id").asText().equals(ID + "settlement/prizren")) {
        prizren = feature;
      }
    }
    assertThat(prizren).isNotNull();
    assertThat(prizren.at("/geometry/coordinates/0").asDouble()).isBetween(20.0, 21.0);
    assertThat(prizren.at("/geometry/coordinates/1").asDouble()).isBetween(42.0, 43.0);
    int claims = 0;
    for (JsonNode count : prizren.at("/properties/claims")) {
      claims += count.asInt();
    }
    assertThat(claims)
        .isEqualTo(json(SERVER.get("api/claims?place=settlement/prizren")).get("total").asInt());
  }

  @Test
  void the_description_names_every_route_and_every_parameter_that_is_taken() {
    JsonNode api = json(SERVER.get("api/openapi.json"));
    assertThat(api.get("openapi").asText()).startsWith("3.1");
    for (String path : List.of("/api/claims", "/api/compare", "/api/places.geojson")) {
      assertThat(api.get("paths").has(path)).as(path).isTrue();
      assertThat(SERVER.get(path.substring(1)).statusCode()).isEqualTo(200);
    }
    for (JsonNode parameter : api.at("/paths/~1api~1claims/get/parameters")) {
      parameter = api.at(parameter.get("$ref").asText().substring(1));
      if (parameter.has("example")) {
        String query =
            parameter.get("name").asText() + "=" + encoded(parameter.get("example").asText());
        assertThat(SERVER.get("api/claims?" + query).statusCode()).as(query).isEqualTo(200);
      }
    }
  }

  private static Set<String> ids(JsonNode answer) {
    Set<String> ids = new HashSet<>();
    answer.get("claims").forEach(c -> ids.add(c.get("id").asText()));
    return ids;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static JsonNode json(HttpResponse<String> answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (JsonProcessingException e) {
      throw new AssertionError(answer.body(), e);
    }
  }
}

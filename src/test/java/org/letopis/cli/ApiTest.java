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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "doc/settlement/prizren?page=99999",
        "doc/document/003_14815ed51c892a79?page=99999",
        "doc/dataset/letopis?page=2",
        "doc/unit/house?page=2",
        "doc/graph/entities?page=99999",
        "ontology?page=2",
        "api/claims?page=99999",
        "api/claims?size=1&page=99999",
        "api/claims?format=csv&page=99999",
        "api/compare?page=99999"
      })
  void beyond_the_end_there_is_no_page_and_the_last_one_is_named(String path) {
    HttpResponse<String> answer = SERVER.get(path, "Accept", "text/html, */*;q=0.1");
    assertThat(answer.statusCode()).isEqualTo(404);
    Matcher last = Pattern.compile("no page \\d+ here; the last is (\\d+)").matcher(answer.body());
    assertThat(last.find()).isTrue();
    String before = path.replaceFirst("page=\\d+", "page=" + last.group(1));
    assertThat(SERVER.get(before, "Accept", "text/html, */*;q=0.1").statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("ETag")).isEmpty();
  }

  /** Each place that a claim can be chosen by, in the API as on a page. */
  static Stream<String> places() {
    JsonNode points = json(SERVER.get("api/places.geojson?kind=Killing&kind=PropertyDamage"));
    Stream<String> named =
        points.get("features").findValuesAsText("id").stream()
            .filter(id -> !id.contains("/site/"))
            .map(id -> id.substring(ID.length()))
            .limit(12);
    return Stream.concat(
        Stream.of(
            "municipality/municipality-prizren",
            "settlement/prizren",
            "region/kosovo-and-metohija"),
        named);
  }

  @ParameterizedTest
  @MethodSource("places")
  void a_place_means_all_that_lies_within_it_in_the_api_as_on_the_pages(String place) {
    int found = json(SERVER.get("api/claims?place=" + place)).get("total").asInt();
    Matcher shown =
        Pattern.compile("Claims: (\\d+) of ")
            .matcher(SERVER.get("timeline?lang=en&place=" + place).body());
    assertThat(shown.find()).isTrue();
    assertThat(found).isPositive().isEqualTo(Integer.parseInt(shown.group(1)));
  }

  @Test
  void what_is_said_of_a_town_or_a_site_in_it_is_found_by_its_municipality() {
    Set<String> town = ids(json(SERVER.get("api/claims?size=500&place=settlement/prizren")));
    Set<String> site = ids(json(SERVER.get("api/claims?size=500&site=site/our-lady-of-ljevis")));
    Set<String> all =
        ids(json(SERVER.get("api/claims?size=500&place=municipality/municipality-prizren")));
    assertThat(town).isNotEmpty().containsAll(site);
    assertThat(site).isNotEmpty();
    assertThat(all).containsAll(town);
    assertThat(
            ids(
                json(SERVER.get("api/compare?size=500&place=municipality/municipality-prizren")),
                "comparisons"))
        .containsAll(
            ids(json(SERVER.get("api/compare?size=500&place=settlement/prizren")), "comparisons"));
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
          GET api/claims?page=99999          | 404
          GET api/claims?page=2&polarity=denied&kind=Outage | 404
          GET api/compare?page=99999         | 404
          GET people?page=2                  | 400
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
    // Of the claims of a place a point counts only those that name it themselves.
    int named = 0;
    for (JsonNode claim :
        json(SERVER.get("api/claims?size=500&place=settlement/prizren")).get("claims")) {
      named +=
          claim.path("places").findValuesAsText("id").contains(ID + "settlement/prizren") ? 1 : 0;
    }
    assertThat(claims).isEqualTo(named);
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
    return ids(answer, "claims");
  }

  private static Set<String> ids(JsonNode answer, String list) {
    Set<String> ids = new HashSet<>();
    answer.get(list).forEach(c -> ids.add(c.get("id").asText()));
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

package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;

/** The map, search, queries and what the site says of itself, over HTTP, on the seeds. */
class ViewsTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  private static Wellformed page(String path) {
    HttpResponse<String> answer = SERVER.get(path, "Accept", "text/html");
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return Wellformed.page(answer.body()).keepsToTheRules();
  }

  private static JsonNode json(String path) throws IOException {
    return new ObjectMapper().readTree(SERVER.get(path).body());
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** RFC 7946: the map's list and the data behind it say the same, whatever is chosen. */
  @ParameterizedTest
  @ValueSource(strings = {"kind=PropertyDamage", "day=2004-03-17", "kind=Killing&kind=Injury"})
  void the_list_beside_the_map_has_the_places_of_the_geojson(String facets) throws IOException {
    Map<String, Integer> listed = new TreeMap<>();
    for (Element item : page("map?" + facets).elements("li")) {
      if (item.hasAttribute("data-lat")) {
        listed.merge(
            item.getAttribute("data-long") + " " + item.getAttribute("data-lat"),
            Integer.parseInt(item.getAttribute("data-claims")),
            Integer::sum);
      }
    }
    Map<String, Integer> points = new TreeMap<>();
    for (JsonNode feature : json("api/places.geojson?" + facets).get("features")) {
      if (feature.at("/properties/type").asText().matches("Site|Settlement")) {
        int claims = 0;
        for (JsonNode count : feature.at("/properties/claims")) {
          claims += count.asInt();
        }
        points.merge(
            feature.at("/geometry/coordinates/0").asDouble()
                + " "
                + feature.at("/geometry/coordinates/1").asDouble(),
            claims,
            Integer::sum);
      }
    }
    assertThat(listed).isNotEmpty().isEqualTo(points);
  }

  @Test
  void a_place_that_no_claim_names_cannot_be_chosen() {
    assertThat(SERVER.get("api/places.geojson?kind=Nothing").statusCode()).isEqualTo(400);
    assertThat(SERVER.get("borders.geojson").headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/geo+json");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Đakovica  | /doc/settlement/djakovica
          djakovica | /doc/settlement/djakovica
          ЂАКОВИЦА  | /doc/settlement/djakovica
          u Prizrenu | /doc/settlement/prizren
          """)
  void search_is_blind_to_script_diacritics_and_case(String words, String found) {
    Wellformed page = page("search?q=" + encoded(words));
    assertThat(page.links()).contains(found);
    assertThat(page.elements("mark")).isNotEmpty();
  }

  @Test
  void signs_in_what_is_searched_for_mean_themselves() {
    assertThat(page("search?q=" + encoded("\"(crkva* OR <b>")).elements("b")).isEmpty();
    assertThat(page("search").texts("h1")).hasSize(1);
    assertThat(SERVER.get("search?q=" + "a".repeat(300)).statusCode()).isEqualTo(400);
  }

  @Test
  void suggestions_are_names_in_the_language_of_the_page() throws IOException {
    JsonNode found = json("search/suggest?q=djak&lang=sr-Cyrl");
    assertThat(found.findValuesAsText("name")).contains("Ђаковица");
    assertThat(found.findValuesAsText("href")).contains("/doc/settlement/djakovica?lang=sr-Cyrl");
    assertThat(json("search/suggest?q=")).isEmpty();
  }

  /** SPARQL 1.1 Protocol, 2.1.2: the form sends its query by POST. */
  @Test
  void a_query_of_the_gallery_is_in_the_form_of_its_short_address() {
    Wellformed page = page("sparql?gallery=03");
    Element field = page.elements("textarea").getFirst();
    assertThat(field.getTextContent().strip()).startsWith("PREFIX").contains("lt:Contradicts");
    Element form =
        page.elements("form").stream()
            .filter(f -> f.getAttribute("method").equals("post"))
            .findFirst()
            .orElseThrow();
    assertThat(form.getAttribute("action")).isEqualTo("/letopis/sparql");
    assertThat(page.links()).contains("/sparql?gallery=01", "/sparql?gallery=16");
    assertThat(SERVER.get("sparql?gallery=99").statusCode()).isEqualTo(400);
    assertThat(page("sparql?query=ASK%20%7B%7D").elements("textarea").getFirst().getTextContent())
        .isEqualTo("ASK {}");
  }

  @Test
  void an_editor_completes_from_the_ontology_and_our_prefixes() throws IOException {
    String ontology = "https://w3id.org/letopis/ontology#";
    assertThat(json("prefixes.json").get("lt").asText()).isEqualTo(ontology);
    JsonNode vocabulary = json("vocabulary.json");
    assertThat(vocabulary.get("classes").valueStream().map(JsonNode::asText))
        .contains(ontology + "Claim", ontology + "Settlement");
    assertThat(vocabulary.get("properties").valueStream().map(JsonNode::asText))
        .contains(ontology + "quote", "http://www.w3.org/ns/prov#hadPrimarySource");
  }

  @Test
  void a_claim_leads_to_a_report_that_names_it() throws IOException {
    String claim = json("api/claims?size=1").at("/claims/0/id").asText();
    String key = claim.substring(claim.lastIndexOf('/') + 1);
    assertThat(page("doc/claim/" + key).links()).contains("/about?claim=" + key + "#report");
    Wellformed about = page("about?claim=" + key);
    assertThat(about.elements("textarea").getFirst().getTextContent()).contains(claim);
    assertThat(SERVER.get("about?claim=nothing").statusCode()).isEqualTo(400);
    assertThat(SERVER.get("about?claim=nothing").body()).contains("nothing");
  }

  /** DQV: what is measured of a kind stands on the page with its counts. */
  @Test
  void the_page_about_it_shows_what_is_measured() {
    Wellformed about = page("about");
    Element measured =
        about.elements("table").stream()
            .filter(t -> t.getAttribute("class").equals("measured"))
            .findFirst()
            .orElseThrow();
    assertThat(measured.getElementsByTagName("tr").getLength()).isGreaterThan(20);
    assertThat(measured.getTextContent()).containsPattern("\\d+ right of \\d+ found");
  }
}

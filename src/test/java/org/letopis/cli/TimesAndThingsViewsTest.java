package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.letopis.cli.Viewed.CLAIMS;
import static org.letopis.cli.Viewed.SERVER;
import static org.letopis.cli.Viewed.links;
import static org.letopis.cli.Viewed.page;
import static org.letopis.cli.Viewed.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Collation;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;

/** Timeline, persons, sites and places against the claims that the release holds. */
class TimesAndThingsViewsTest {

  private static final List<String> LANGUAGES = List.of("en", "sr-Latn", "sr-Cyrl");

  @Test
  void no_two_values_of_a_facet_look_alike_in_any_language() {
    for (String language : LANGUAGES) {
      Wellformed page = page("timeline", "Accept-Language", language);
      Map<String, List<String>> labels =
          page.elements("label").stream()
              .filter(l -> l.getAttribute("for").startsWith("f-"))
              .collect(
                  Collectors.groupingBy(
                      l -> l.getAttribute("for").split("-")[1],
                      Collectors.mapping(
                          l -> l.getTextContent().strip().replaceFirst("\\s+\\d+$", ""),
                          Collectors.toList())));
      assertThat(labels).containsKeys("place", "kind", "group");
      labels.forEach((facet, values) -> assertThat(values).as(facet).doesNotHaveDuplicates());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"read", "timeline", "people", "sites", "places", "timeline?day=2004-03-17"})
  void every_view_keeps_to_the_rules_in_every_language(String path) {
    for (String language : LANGUAGES) {
      Wellformed page = page(path, "Accept-Language", language).keepsToTheRules();
      assertThat(page.root().getAttribute("lang")).isEqualTo(language);
      assertThat(page.elements("a").stream().filter(a -> a.hasAttribute("aria-current")))
          .extracting(Element::getTextContent)
          .isNotEmpty();
    }
  }

  @Test
  void the_timeline_shows_every_claim_once_and_those_of_a_time_at_their_time() {
    Wellformed page = page("timeline");
    List<String> shown =
        page.links().stream()
            .filter(l -> l.startsWith("/doc/claim/"))
            .map(l -> l.replace("/doc/claim/", ""))
            .toList();
    assertThat(shown)
        .containsExactlyInAnyOrderElementsOf(
            CLAIMS.stream().map(c -> c.get("id").asText()).toList());
    Map<String, Element> rows =
        page.elements("li").stream()
            .filter(li -> li.getAttribute("class").equals("time"))
            .collect(Collectors.toMap(li -> li.getAttribute("id"), li -> li));
    List<JsonNode> dated = CLAIMS.stream().filter(c -> c.at("/time").has("start")).toList();
    assertThat(dated).isNotEmpty();
    for (JsonNode claim : dated) {
      String id =
          "t-%s_%s"
              .formatted(claim.at("/time/start").asText(), claim.at("/time/end").asText())
              .replaceAll("(T\\d\\d:\\d\\d)(?=_|$)", "$1:00") // as XML Schema writes it
              .replace(':', '-');
      assertThat(links(rows.get(id))).contains("/doc/claim/" + claim.get("id").asText());
    }
    List<Integer> counted =
        page.elements("summary").stream()
            .filter(s -> ((Element) s.getParentNode()).getAttribute("class").equals("kinds"))
            .flatMap(s -> numbers(s).stream())
            .toList();
    assertThat(counted.stream().mapToInt(Integer::intValue).sum()).isEqualTo(CLAIMS.size());
  }

  @Test
  void a_time_is_drawn_as_exactly_as_it_is_said() {
    for (Element row : page("timeline").elements("li")) {
      if (row.getAttribute("id").matches("t-.*T.*")) {
        assertThat(row.getElementsByTagName("circle").getLength()).isEqualTo(1);
      } else if (row.getAttribute("id").matches("t-(\\d{4}-\\d\\d-\\d\\d)_\\1")) {
        assertThat(classes(row)).contains("day");
        assertThat(row.getElementsByTagName("circle").getLength()).isZero();
      } else if (row.getAttribute("id").startsWith("t-")) {
        assertThat(classes(row)).contains("stretch");
      }
    }
  }

  private static List<String> classes(Element row) {
    List<String> classes = new ArrayList<>();
    var shapes = row.getElementsByTagName("rect");
    for (int i = 0; i < shapes.getLength(); i++) {
      classes.add(((Element) shapes.item(i)).getAttribute("class"));
    }
    return classes;
  }

  @Test
  void every_person_is_there_with_every_form_of_the_name() {
    String people = page("people").elements("main").getFirst().getTextContent();
    Set<String> named =
        CLAIMS.stream()
            .flatMap(c -> stream(c.path("persons")))
            .map(JsonNode::asText)
            .collect(Collectors.toSet());
    assertThat(named).isNotEmpty();
    assertThat(named).allMatch(people::contains);
  }

  @Test
  void people_say_of_each_what_each_source_claims_and_no_more() {
    Wellformed page = page("people");
    for (Element person : page.elements("article")) {
      assertThat(links(person).stream().filter(l -> l.startsWith("#q-")).distinct().count())
          .isEqualTo(links(person).stream().filter(l -> l.startsWith("/doc/claim/")).count())
          .isPositive();
    }
    Set<String> shown =
        page.links().stream()
            .filter(l -> l.startsWith("/doc/claim/"))
            .map(l -> l.replace("/doc/claim/", ""))
            .collect(Collectors.toSet());
    CLAIMS.stream()
        .filter(c -> c.has("persons"))
        .forEach(c -> assertThat(shown).contains(c.get("id").asText()));
  }

  @Test
  void every_site_has_what_happened_to_it_according_to_whom() {
    Wellformed page = page("sites");
    Set<String> shown = new HashSet<>(page.links());
    List<JsonNode> ofSites = CLAIMS.stream().filter(c -> c.has("sites")).toList();
    assertThat(ofSites).isNotEmpty();
    assertThat(ofSites).allMatch(c -> shown.contains("/doc/claim/" + c.get("id").asText()));
    assertThat(page.texts("dt")).contains("burned");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sr-Latn", "sr-Cyrl"})
  void places_stand_in_the_order_of_the_alphabet_with_as_many_claims_as_their_facet(String tag) {
    Wellformed page = page("places?lang=" + tag);
    Element table = page.elements("table").getFirst();
    List<String> names = new ArrayList<>();
    var heads = table.getElementsByTagName("th");
    for (int i = 0; i < heads.getLength(); i++) {
      Element head = (Element) heads.item(i);
      if (head.getAttribute("scope").equals("row")) {
        names.add(head.getTextContent());
      }
    }
    assertThat(names)
        .hasSizeGreaterThan(10)
        .isSortedAccordingTo(Collation.in(Language.ofTag(tag).orElseThrow()));
    Element amount =
        page.elements("span").stream()
            .filter(s -> s.getAttribute("class").equals("amount"))
            .findFirst()
            .orElseThrow();
    String address = links(amount).getFirst();
    assertThat(
            page(address.substring(1)).elements("summary").stream()
                .filter(s -> ((Element) s.getParentNode()).getAttribute("id").equals("filters"))
                .map(Element::getTextContent)
                .toList())
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains(amount.getTextContent().strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"timeline", "people", "sites", "places"})
  void every_view_is_a_table_too(String path) {
    HttpResponse<String> answer = SERVER.get(path + "?format=csv");
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/csv");
    List<List<String>> rows = Csv.read(answer.body());
    assertThat(rows).hasSizeGreaterThan(10);
    assertThat(rows).allMatch(row -> row.size() == rows.getFirst().size());
  }

  private static List<Integer> numbers(Element summary) {
    List<Integer> numbers = new ArrayList<>();
    var spans = summary.getElementsByTagName("span");
    for (int i = 0; i < spans.getLength(); i++) {
      if (((Element) spans.item(i)).getAttribute("class").equals("count")) {
        numbers.add(Integer.parseInt(spans.item(i).getTextContent()));
      }
    }
    return numbers;
  }
}

package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Collation;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** Read, timeline, people, sites and places against the claims that the release holds. */
class ReaderViewsTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> LANGUAGES = List.of("en", "sr-Latn", "sr-Cyrl");
  private static List<JsonNode> claims;

  @BeforeAll
  static void read() throws IOException {
    claims = new ArrayList<>();
    for (String line : Files.readAllLines(SERVER.dumps().resolve("claims.jsonl"))) {
      claims.add(JSON.readTree(line));
    }
    assertThat(claims).hasSizeGreaterThan(100);
  }

  static Stream<String> documents() throws IOException {
    try (Stream<Path> texts = Files.list(SeedsServer.HOME.resolve("seeds"))) {
      return texts
          .map(t -> t.getFileName().toString())
          .filter(n -> n.endsWith(".txt"))
          .map(n -> n.replace(".txt", ""))
          .sorted()
          .toList()
          .stream();
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

  @ParameterizedTest
  @ValueSource(strings = {"read", "timeline", "people", "sites", "places"})
  void on_a_cyrillic_page_all_but_quotes_and_proper_names_is_cyrillic(String path) {
    assertThat(latin(page(path + "?lang=sr-Cyrl"))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void on_a_cyrillic_page_a_text_stays_as_it_is_and_all_around_it_is_cyrillic(String document) {
    assertThat(latin(page("read/" + document + "?lang=sr-Cyrl&unread=shown")))
        .allMatch(line -> line.startsWith(document));
  }

  /** Words in Latin letters that stand in no other language, quotation, code or proper name. */
  private static List<String> latin(Wellformed page) {
    List<String> found = new ArrayList<>();
    collect(page.elements("main").getFirst(), found);
    return found;
  }

  private static void collect(Node node, List<String> found) {
    if (node instanceof Element e) {
      boolean other =
          !e.getAttribute("lang").isEmpty() && !e.getAttribute("lang").equals("sr-Cyrl");
      if (other
          || e.getAttribute("translate").equals("no")
          || Set.of("q", "code", "blockquote").contains(e.getTagName())
          || e.getAttribute("class").equals("text")) {
        return;
      }
    }
    if (node instanceof Text text
        && text.getData().replace("CSV", "").matches("(?s).*\\p{IsLatin}{2,}.*")
        && !text.getData().strip().endsWith(".txt")) {
      found.add(text.getData().strip());
    }
    for (int i = 0; i < node.getChildNodes().getLength(); i++) {
      collect(node.getChildNodes().item(i), found);
    }
  }

  @Test
  void every_text_is_listed_with_its_publisher_and_date_or_that_they_are_not_known()
      throws IOException {
    List<Element> listed =
        page("read").elements("li").stream()
            .filter(li -> ((Element) li.getParentNode()).getAttribute("class").equals("documents"))
            .toList();
    assertThat(listed).hasSize((int) documents().count());
    assertThat(listed)
        .allMatch(
            li ->
                li.getTextContent().contains("not known")
                    || li.getElementsByTagName("time").getLength() > 0);
    assertThat(page("read").links().stream().filter(l -> l.startsWith("/read/")))
        .containsExactlyElementsOf(documents().map(d -> "/read/" + d).toList());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void a_text_is_there_whole_and_every_claim_marks_just_its_words(String document)
      throws IOException {
    Wellformed page = page("read/" + document).keepsToTheRules();
    String text = Files.readString(SeedsServer.HOME.resolve("seeds/" + document + ".txt"));
    assertThat(squeezed(words(text(page)))).isEqualTo(squeezed(text));
    Map<String, String> marked = new TreeMap<>();
    for (Element span : page.elements("span")) {
      for (String key : span.getAttribute("data-claims").split(" ")) {
        marked.merge(key, words(span), String::concat);
      }
    }
    marked.remove("");
    assertThat(marked.keySet())
        .containsExactlyInAnyOrderElementsOf(of(document).map(c -> c.get("id").asText()).toList());
    of(document)
        .forEach(
            c ->
                assertThat(squeezed(marked.get(c.get("id").asText())))
                    .isEqualTo(squeezed(c.get("quote").asText())));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void every_claim_leads_to_its_note_and_back_and_the_note_says_what_it_says(String document) {
    Wellformed page = page("read/" + document);
    Set<String> links = new HashSet<>(page.links());
    Map<String, Element> notes =
        page.elements("li").stream()
            .filter(li -> li.getAttribute("class").equals("note"))
            .collect(Collectors.toMap(li -> li.getAttribute("data-claim"), li -> li));
    of(document)
        .forEach(
            c -> {
              String id = c.get("id").asText();
              assertThat(links).contains("#note-" + id, "#claim-" + id, "/doc/claim/" + id);
              assertThat(page.ids()).contains("note-" + id, "claim-" + id);
              assertThat(notes.get(id).getTextContent())
                  .contains(c.get("rule").asText(), c.get("quote").asText().strip());
              if (!c.get("modality").asText().equals("stated")) {
                assertThat(notes.get(id).getTextContent()).contains(c.get("modality").asText());
              }
            });
  }

  @Test
  void the_page_of_a_claim_leads_to_its_place_in_the_text() {
    String id = claims.getFirst().get("id").asText();
    String document = claims.getFirst().get("doc").asText().replace(".txt", "");
    assertThat(page("doc/claim/" + id).links()).contains("/read/" + document + "#claim-" + id);
    assertThat(page("doc/document/" + document).links()).contains("/read/" + document);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void in_the_other_script_every_mark_stays_where_it_is(String document) {
    Wellformed plain = page("read/" + document);
    Wellformed latin = page("read/" + document + "?quotes=latin");
    Wellformed cyrillic = page("read/" + document + "?quotes=cyrillic");
    assertThat(marks(latin)).isEqualTo(marks(plain));
    assertThat(marks(cyrillic)).isEqualTo(marks(plain));
    assertThat(words(text(latin))).doesNotContainPattern("\\p{IsCyrillic}");
    assertThat(words(text(cyrillic))).doesNotContainPattern("[čćžšđ]");
  }

  @ParameterizedTest
  @MethodSource("documents")
  void what_was_not_understood_is_what_the_report_says(String document) throws IOException {
    List<String> reported = new ArrayList<>();
    int[] text =
        Files.readString(SeedsServer.HOME.resolve("seeds/" + document + ".txt"))
            .codePoints()
            .toArray();
    JsonNode report = JSON.readTree(SERVER.data().resolve("current/report.json").toFile());
    for (JsonNode told : report.get("documents")) {
      if (told.get("name").asText().equals(document + ".txt")) {
        for (JsonNode span : told.findValues("spans").stream().flatMap(s -> stream(s)).toList()) {
          int start = span.get("start").asInt();
          reported.add(new String(text, start, span.get("end").asInt() - start));
        }
      }
    }
    Wellformed page = page("read/" + document + "?unread=shown").keepsToTheRules();
    assertThat(
            page.elements("span").stream()
                .filter(s -> s.getAttribute("class").equals("unread"))
                .map(Element::getTextContent)
                .collect(Collectors.joining()))
        .hasSize(reported.stream().mapToInt(String::length).sum());
    assertThat(
            page.elements("q").stream()
                .filter(q -> ((Element) q.getParentNode()).getAttribute("href").startsWith("#at-"))
                .map(Element::getTextContent))
        .containsExactlyInAnyOrderElementsOf(reported);
    assertThat(page("read/" + document).elements("span"))
        .noneMatch(s -> s.getAttribute("class").equals("unread"));
  }

  private static Stream<JsonNode> stream(JsonNode array) {
    List<JsonNode> nodes = new ArrayList<>();
    array.forEach(nodes::add);
    return nodes.stream();
  }

  @Test
  void what_is_chosen_is_marked_alone_and_keeps_its_number() {
    String document = documentWithMost("Killing");
    Map<String, String> all = numbers(page("read/" + document));
    Map<String, String> some = numbers(page("read/" + document + "?kind=Killing"));
    assertThat(some)
        .hasSize((int) of(document).filter(c -> c.get("kind").asText().equals("Killing")).count());
    assertThat(all).containsAllEntriesOf(some).hasSizeGreaterThan(some.size());
  }

  @ParameterizedTest
  @CsvSource({
    "read/none,404,“none”",
    "read/,404,list of texts",
    "read/../inputs,404,",
    "read?unread=shown,400,unread",
    "people?kind=Nothing,400,Nothing",
    "timeline?format=png,400,png"
  })
  void what_there_is_not_is_refused_in_words(String path, int status, String words) {
    HttpResponse<String> answer = SERVER.get(path, "Accept", "text/html");
    assertThat(answer.statusCode()).isEqualTo(status);
    if (words != null) {
      assertThat(answer.body()).contains(words);
    }
  }

  @Test
  void a_text_can_hide_or_show_what_was_not_understood_and_nothing_else() {
    String document = documentWithMost("Killing");
    HttpResponse<String> answer = SERVER.get("read/" + document + "?unread=yes");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("shown");
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
            claims.stream().map(c -> c.get("id").asText()).toList());
    Map<String, Element> rows =
        page.elements("li").stream()
            .filter(li -> li.getAttribute("class").equals("time"))
            .collect(Collectors.toMap(li -> li.getAttribute("id"), li -> li));
    List<JsonNode> dated = claims.stream().filter(c -> c.at("/time").has("start")).toList();
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
    assertThat(counted.stream().mapToInt(Integer::intValue).sum()).isEqualTo(claims.size());
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
        claims.stream()
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
    claims.stream()
        .filter(c -> c.has("persons"))
        .forEach(c -> assertThat(shown).contains(c.get("id").asText()));
  }

  @Test
  void every_site_has_what_happened_to_it_according_to_whom() {
    Wellformed page = page("sites");
    Set<String> shown = new HashSet<>(page.links());
    List<JsonNode> ofSites = claims.stream().filter(c -> c.has("sites")).toList();
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
    assertThat(page(address.substring(1)).texts("summary").getFirst())
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

  private static Wellformed page(String path, String... headers) {
    String[] all =
        Stream.concat(Stream.of("Accept", "text/html"), Stream.of(headers)).toArray(String[]::new);
    HttpResponse<String> answer = SERVER.get(path, all);
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return Wellformed.page(answer.body());
  }

  private static Element text(Wellformed page) {
    return page.elements("div").stream()
        .filter(d -> d.getAttribute("class").equals("text"))
        .findFirst()
        .orElseThrow();
  }

  /** The text of an element without the numbers of the claims. */
  private static String words(Node node) {
    if (node instanceof Text text) {
      return text.getData();
    }
    if (node instanceof Element e && e.getAttribute("class").equals("n")) {
      return "";
    }
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < node.getChildNodes().getLength(); i++) {
      words.append(words(node.getChildNodes().item(i)));
    }
    return words.toString();
  }

  /** Paragraphs are lines of a text: white space is not compared. */
  private static String squeezed(String text) {
    return text.replaceAll("[\\s\\x{FEFF}]+", "");
  }

  private static List<String> marks(Wellformed page) {
    return page.elements("span").stream()
        .map(s -> s.getAttribute("data-claims"))
        .filter(c -> !c.isEmpty())
        .toList();
  }

  private static Map<String, String> numbers(Wellformed page) {
    return page.elements("a").stream()
        .filter(a -> a.getAttribute("id").startsWith("claim-"))
        .collect(Collectors.toMap(a -> a.getAttribute("id"), Element::getTextContent));
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

  private static List<String> links(Element element) {
    List<String> links = new ArrayList<>();
    var anchors = element.getElementsByTagName("a");
    for (int i = 0; i < anchors.getLength(); i++) {
      links.add(((Element) anchors.item(i)).getAttribute("href"));
    }
    return links;
  }

  private static Stream<JsonNode> of(String document) {
    return claims.stream().filter(c -> c.get("doc").asText().equals(document + ".txt"));
  }

  private static String documentWithMost(String kind) {
    return claims.stream()
        .filter(c -> c.get("kind").asText().equals(kind))
        .collect(Collectors.groupingBy(c -> c.get("doc").asText(), Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .orElseThrow()
        .getKey()
        .replace(".txt", "");
  }
}

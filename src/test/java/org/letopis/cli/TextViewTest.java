package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.letopis.cli.Viewed.CLAIMS;
import static org.letopis.cli.Viewed.JSON;
import static org.letopis.cli.Viewed.SERVER;
import static org.letopis.cli.Viewed.links;
import static org.letopis.cli.Viewed.of;
import static org.letopis.cli.Viewed.page;
import static org.letopis.cli.Viewed.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** A text to be read: against the text itself, and the claims that the release holds of it. */
class TextViewTest {

  @Test
  void every_text_is_listed_with_its_publisher_and_date_or_that_they_are_not_known()
      throws IOException {
    List<Element> listed =
        page("read").elements("li").stream()
            .filter(li -> ((Element) li.getParentNode()).getAttribute("class").equals("documents"))
            .toList();
    assertThat(listed).hasSize((int) Viewed.documents().count());
    assertThat(listed)
        .allMatch(
            li ->
                li.getTextContent().contains("not known")
                    || li.getElementsByTagName("time").getLength() > 0);
    assertThat(page("read").links().stream().filter(l -> l.startsWith("/read/")))
        .containsExactlyElementsOf(Viewed.documents().map(d -> "/read/" + d).toList());
  }

  @ParameterizedTest
  @MethodSource("org.letopis.cli.Viewed#documents")
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
  @MethodSource("org.letopis.cli.Viewed#documents")
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
    String id = CLAIMS.getFirst().get("id").asText();
    String document = CLAIMS.getFirst().get("doc").asText().replace(".txt", "");
    assertThat(page("doc/claim/" + id).links()).contains("/read/" + document + "#claim-" + id);
    assertThat(page("doc/document/" + document).links()).contains("/read/" + document);
  }

  @ParameterizedTest
  @MethodSource("org.letopis.cli.Viewed#documents")
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
  @MethodSource("org.letopis.cli.Viewed#documents")
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
    "timeline?format=png,406,png"
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

  private static Element text(Wellformed page) {
    return page.elements("blockquote").stream()
        .filter(d -> d.getAttribute("class").equals("text"))
        .findFirst()
        .orElseThrow();
  }

  /** The text of an element without the numbers of the CLAIMS. */
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

  private static String documentWithMost(String kind) {
    return CLAIMS.stream()
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

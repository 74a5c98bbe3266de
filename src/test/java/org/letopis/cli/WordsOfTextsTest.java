package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.letopis.cli.Viewed.CLAIMS;
import static org.letopis.cli.Viewed.SERVER;
import static org.letopis.cli.Viewed.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;

/** What is ours and what is a text's can be told apart on every page, also by a voice. */
class WordsOfTextsTest {

  private static boolean isOneNumber(JsonNode count) {
    return count.get("low").equals(count.get("high")) && !count.get("approximate").asBoolean();
  }

  @Test
  void beside_a_figure_that_is_no_plain_number_stand_the_words_of_the_text() {
    List<String> quoted = quoted(page("/?lang=en"));
    List<JsonNode> bounds =
        CLAIMS.stream().filter(c -> c.has("count") && !isOneNumber(c.get("count"))).toList();
    assertThat(bounds).isNotEmpty();
    for (JsonNode claim : bounds) {
      assertThat(quoted).contains(claim.at("/count/text").asText());
    }
  }

  private static List<String> quoted(Wellformed page) {
    return page.elements("q").stream()
        .filter(q -> q.getAttribute("lang").startsWith("sr"))
        .map(Element::getTextContent)
        .toList();
  }

  @Test
  void offices_and_attributes_are_quotations_on_an_english_page() {
    List<String> quoted = quoted(page("/people?lang=en"));
    List<JsonNode> said = CLAIMS.stream().filter(c -> c.has("role") && c.has("persons")).toList();
    assertThat(said).isNotEmpty();
    said.forEach(c -> assertThat(quoted).contains(c.get("role").asText()));
    CLAIMS.stream()
        .filter(c -> c.get("kind").asText().equals("PersonAttribute"))
        .filter(c -> c.get("value").asText().matches(".*\\p{L}.*"))
        .limit(5)
        .forEach(
            c ->
                assertThat(quoted(page("/doc/claim/" + c.get("id").asText() + "?lang=en")))
                    .contains(c.get("value").asText()));
  }

  @Test
  void a_serbian_page_reads_them_in_its_script() {
    assertThat(page("/people?lang=sr-Cyrl").texts("dt").toString())
        .doesNotContainPattern("[čćžšđ]");
  }

  @Test
  void every_contradiction_says_in_a_sentence_what_it_is() {
    Wellformed page = page("/contradictions?lang=en");
    List<Element> shown =
        page.elements("article").stream()
            .filter(a -> !a.getAttribute("class").contains("agreement"))
            .toList();
    List<String> sentences =
        page.elements("p").stream()
            .filter(p -> p.getAttribute("class").equals("sentence"))
            .map(Element::getTextContent)
            .toList();
    assertThat(sentences).hasSameSizeAs(shown).isNotEmpty();
    assertThat(sentences).allMatch(s -> s.strip().length() > 20 && !s.contains(".txt"));
  }

  /** Two sites of one name that one text names in the same words would be one. */
  @Test
  void no_two_sites_have_the_same_name_place_and_sources() {
    List<String> sites =
        page("/sites?lang=en").elements("article").stream()
            .map(a -> a.getTextContent().replaceAll("\\s+", " "))
            .toList();
    assertThat(sites).doesNotHaveDuplicates();
    assertThat(page("/sites?lang=en").texts("h2")).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sr-Latn", "sr-Cyrl"})
  void the_data_set_is_described_in_serbian_too(String language) {
    Wellformed page = page("/doc/dataset/letopis?lang=" + language);
    assertThat(
            page.elements("*").stream()
                .filter(e -> e.getAttribute("lang").equals("en"))
                .map(Element::getTextContent))
        .containsOnly("English");
    assertThat(SERVER.get("/doc/dataset/letopis?lang=" + language, "Accept", "text/html").body())
        .contains("id=\"class-lt.Claim\"", "id=\"kind-lt.Killing\"", "id=\"file-letopis.ttl\"");
  }
}

package org.letopis.serve.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.letopis.serve.html.Alternative;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Language;
import org.letopis.serve.html.NoSuchPageException;
import org.letopis.serve.html.Paging;
import org.letopis.serve.html.Wellformed;

/** Two claims of one document, of which the second has the IRI that sorts first; and more. */
class PagesTest {

  private static final String BASE = "https://w3id.org/letopis/";
  private static final String PREFIXES =
      """
      PREFIX lt:   <https://w3id.org/letopis/ontology#>
      PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
      PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
      PREFIX oa:   <http://www.w3.org/ns/oa#>
      PREFIX prov: <http://www.w3.org/ns/prov#>
      BASE <https://w3id.org/letopis/>
      """;
  private static final String DATA =
      PREFIXES
          + """
          <graph/three> {
            <id/document/three> a lt:Document .
            <id/claim/three-1> a lt:Claim ; rdfs:label "Claim: bridge"@en , "Tvrdnja: most"@sr-Latn ;
              lt:quote "а затим мост"@sr-Cyrl ; lt:place <id/settlement/lug> ;
              lt:agentName "besni ljudi"@sr-Latn , "Srbi"@sr-Latn ;
              prov:hadPrimarySource <id/document/three> ; oa:hasTarget <id/claim/three-1#target> .
            <id/claim/three-1#target> oa:hasSource <id/document/three> ; oa:hasSelector <id/claim/three-1#position> .
            <id/claim/three-1#position> oa:start 25 ; oa:end 37 .
            <id/claim/three-2> a lt:Claim ; rdfs:label "Claim: school"@en ; lt:quote "прво школа"@sr-Cyrl ;
              lt:countLow 1201 ; lt:approximate true ; lt:unit <unit/house> ; lt:kind lt:PropertyDamage ;
              lt:place <id/settlement/lug> ;
              prov:hadPrimarySource <id/document/three> ; oa:hasTarget <id/claim/three-2#target> .
            <id/claim/three-2#target> oa:hasSource <id/document/three> ; oa:hasSelector <id/claim/three-2#position> .
            <id/claim/three-2#position> oa:start 3 .
            <id/decision/one> a lt:IdentityDecision ; prov:hadPrimarySource <id/document/three> ;
              lt:nameForm "the same name" ; lt:identifies <id/settlement/lug> ; lt:score 0.8 .
            <id/settlement/lug> a lt:Settlement ; rdfs:label "Lug"@sr-Latn , "Луг"@sr-Cyrl ;
              skos:prefLabel "Lug"@sr-Latn , "Луг"@sr-Cyrl ; skos:altLabel "</script><b>" ;
              skos:exactMatch <http://www.wikidata.org/entity/Q1> ;
              skos:closeMatch <http://www.wikidata.org/entity/Q2> .
            <unit/house> a lt:Unit ; rdfs:label "house"@en , "kuća"@sr-Latn ;
              lt:pluralLabel "houses"@en , "kuće"@sr-Latn , "куће"@sr-Cyrl .
            <id/comparison/one> a lt:Comparison ; rdfs:label "The same figure."@en ;
              lt:comparisonType lt:Agrees ; lt:compares <id/claim/three-1> , <id/claim/three-2> .
            lt:Agrees rdfs:label "agrees"@en .
          }
          """;

  @Test
  void a_document_lists_its_claims_in_text_order_with_their_words() {
    String page = page("id/document/three", Language.ENGLISH);
    assertThat(page).contains("Claims in text order", "the same name");
    assertThat(page)
        .containsSubsequence("Claim: school", "прво школа", "Claim: bridge", "а затим мост");
    assertThat(page).containsOnlyOnce("Claim: school");
  }

  @Test
  void words_of_a_text_for_those_who_act_are_shown_as_a_quotation() {
    assertThat(page("id/claim/three-1", Language.ENGLISH))
        .contains("<q lang=\"sr-Latn\">besni ljudi</q>", "<span lang=\"sr-Latn\">Srbi</span>")
        .doesNotContain("<q lang=\"sr-Latn\">Srbi</q>", "Claims in text order");
  }

  @Test
  void the_place_of_a_quote_is_counted_from_one_for_people() {
    assertThat(page("id/claim/three-1", Language.ENGLISH)).contains("characters 26 to 37");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH  | more than about 1,200 | houses
          LATIN    | više od oko 1.200     | kuće
          CYRILLIC | више од око 1.200     | куће
          """)
  void a_figure_leads_to_its_words_which_stand_beside_it(
      Language language, String figure, String unit) {
    for (String path : List.of("id/settlement/lug", "id/document/three", "id/comparison/one")) {
      assertThat(page(path, language))
          .containsSubsequence(
              "<small>"
                  + unit
                  + ":</small> <a href=\"/doc/claim/three-2#quote\">"
                  + figure
                  + "</a>",
              "прво школа");
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_sort_of_page_keeps_to_the_rules_in_every_language(Language language) {
    for (String path :
        List.of(
            "id/document/three",
            "id/claim/three-1",
            "id/claim/three-2",
            "id/settlement/lug",
            "unit/house",
            "id/comparison/one",
            "id/decision/one",
            "graph/three")) {
      Wellformed page = Wellformed.page(page(path, language)).keepsToTheRules();
      assertThat(page.root().getAttribute("lang")).isEqualTo(language.tag());
    }
    Wellformed.page(pages(DATA).ontology(context("ontology", language), Paging.FIRST))
        .keepsToTheRules();
  }

  @Test
  void what_is_not_in_the_language_of_the_page_is_marked() {
    assertThat(page("id/claim/three-2", Language.CYRILLIC))
        .contains("<h1><span lang=\"en\">Claim: school</span></h1>")
        .contains("<html lang=\"sr-Cyrl\">", "Њене речи у тексту");
  }

  @Test
  void schema_org_takes_only_a_confirmed_link_for_the_same() throws Exception {
    String page = page("id/settlement/lug", Language.ENGLISH);
    JsonNode data = new ObjectMapper().readTree(Wellformed.page(page).texts("script").getLast());
    assertThat(data.get("@type").asText()).isEqualTo("Place");
    assertThat(data.get("sameAs").toString()).contains("/Q1").doesNotContain("/Q2");
    assertThat(data.get("alternateName").toString()).contains("</script>");
    assertThat(page).doesNotContain("</script><b>");
  }

  @Test
  void a_claim_of_schema_org_has_its_words_and_its_document() throws Exception {
    JsonNode data =
        new ObjectMapper()
            .readTree(
                Wellformed.page(page("id/claim/three-1", Language.ENGLISH))
                    .texts("script")
                    .getLast());
    assertThat(data.get("@type").asText()).isEqualTo("Claim");
    assertThat(data.at("/appearance/text").asText()).isEqualTo("а затим мост");
    assertThat(data.at("/appearance/isPartOf/@id").asText()).isEqualTo(BASE + "id/document/three");
  }

  @Test
  void a_language_that_was_chosen_is_carried_on_by_every_link_to_a_page() {
    Context chosen = new Context(BASE, Language.LATIN, true, "/doc/document/three", "release");
    Wellformed page =
        Wellformed.page(pages(DATA).of(BASE + "id/document/three", chosen, Paging.FIRST));
    assertThat(page.links().stream().filter(l -> l.startsWith("/doc/claim/")))
        .isNotEmpty()
        .allMatch(l -> l.contains("?lang=sr-Latn"));
  }

  @Test
  void a_long_list_comes_in_parts_of_a_hundred() {
    String many =
        IntStream.range(0, 250)
            .mapToObj(
                i ->
                    """
                    <id/claim/m-%1$03d> a lt:Claim ; rdfs:label "Claim %1$03d"@en ;
                      prov:hadPrimarySource <id/document/many> ; oa:hasTarget <id/claim/m-%1$03d#target> .
                    <id/claim/m-%1$03d#target> oa:hasSelector <id/claim/m-%1$03d#position> .
                    <id/claim/m-%1$03d#position> oa:start %1$d .
                    """
                        .formatted(i))
            .collect(
                Collectors.joining("", "<graph/many> { <id/document/many> a lt:Document . ", "}"));
    Pages pages = pages(PREFIXES + many);
    Context context = context("id/document/many", Language.ENGLISH);
    String second = pages.of(BASE + "id/document/many", context, new Paging(2));
    assertThat(second)
        .contains("Claim 100", "Claim 199", "page 2 of 3", "?page=3", "Claims: 250")
        .doesNotContain("Claim 099", "Claim 200");
    assertThatThrownBy(() -> pages.of(BASE + "id/document/many", context, new Paging(4)))
        .isInstanceOf(NoSuchPageException.class)
        .hasMessageContaining("the last is 3");
  }

  private static String page(String path, Language language) {
    return pages(DATA).of(BASE + path, context(path, language), Paging.FIRST);
  }

  private static Context context(String path, Language language) {
    return new Context(BASE, language, false, "/doc/" + path.replaceFirst("^id/", ""), "release");
  }

  private static Pages pages(String data) {
    Dataset dataset = DatasetFactory.createGeneral();
    RDFParser.fromString(data, Lang.TRIG).parse(dataset);
    return new Pages(
        dataset.asDatasetGraph(),
        Map.of("prov", "http://www.w3.org/ns/prov#"),
        List.of(new Alternative("text/turtle", "ttl")));
  }
}

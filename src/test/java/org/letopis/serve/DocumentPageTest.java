package org.letopis.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.junit.jupiter.api.Test;

/** Two claims of one document, of which the second has the IRI that sorts first. */
class DocumentPageTest {

  private static final String BASE = "https://w3id.org/letopis/";
  private static final String DATA =
      """
      PREFIX lt:   <https://w3id.org/letopis/ontology#>
      PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
      PREFIX oa:   <http://www.w3.org/ns/oa#>
      PREFIX prov: <http://www.w3.org/ns/prov#>
      BASE <https://w3id.org/letopis/>
      <graph/three> {
        <id/document/three> a lt:Document .
        <id/claim/three-1> a lt:Claim ; rdfs:label "Claim: bridge"@en ; lt:quote "а затим мост"@sr-Cyrl ;
          lt:agentName "besni ljudi"@sr-Latn , "Srbi"@sr-Latn ;
          prov:hadPrimarySource <id/document/three> ; oa:hasTarget <id/claim/three-1#target> .
        <id/claim/three-1#target> oa:hasSource <id/document/three> ; oa:hasSelector <id/claim/three-1#position> .
        <id/claim/three-1#position> oa:start 25 .
        <id/claim/three-2> a lt:Claim ; rdfs:label "Claim: school"@en ; lt:quote "прво школа"@sr-Cyrl ;
          prov:hadPrimarySource <id/document/three> ; oa:hasTarget <id/claim/three-2#target> .
        <id/claim/three-2#target> oa:hasSource <id/document/three> ; oa:hasSelector <id/claim/three-2#position> .
        <id/claim/three-2#position> oa:start 3 .
        <id/decision/one> prov:hadPrimarySource <id/document/three> ; lt:nameForm "the same name" .
      }
      """;

  @Test
  void a_document_lists_its_claims_in_text_order_with_their_words() {
    String page = page("id/document/three");
    assertThat(page).contains("Claims in text order", "the same name").doesNotContain("#target");
    assertThat(page)
        .containsSubsequence("прво школа", "Claim: school", "а затим мост", "Claim: bridge");
    assertThat(page).containsOnlyOnce("Claim: school");
  }

  @Test
  void words_of_a_text_for_those_who_act_are_shown_as_a_quotation() {
    assertThat(page("id/claim/three-1"))
        .contains(
            "<q><span lang=\"sr-Latn\">besni ljudi</span>", "<span lang=\"sr-Latn\">Srbi</span>")
        .doesNotContain("<q><span lang=\"sr-Latn\">Srbi</span>", "Claims in text order");
  }

  private static String page(String path) {
    Dataset dataset = DatasetFactory.createGeneral();
    RDFParser.fromString(DATA, Lang.TRIG).parse(dataset);
    Addresses addresses = new Addresses(BASE);
    return new DescriptionPage(
            addresses, new Description(dataset, addresses.prefixes()).of(BASE + path))
        .of(BASE + path, "/doc/" + path);
  }
}

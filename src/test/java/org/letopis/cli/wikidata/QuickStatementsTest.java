package org.letopis.cli.wikidata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A strike with an item, of which two documents say different things, and what must stay out. */
class QuickStatementsTest {

  private static final Path TABLE =
      Path.of(System.getProperty("letopis.home"), "mappings/links/quickstatements.tsv");

  private static final String DATA =
      """
      PREFIX lt: <https://w3id.org/letopis/ontology#>
      PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
      PREFIX dcat: <http://www.w3.org/ns/dcat#>
      PREFIX prov: <http://www.w3.org/ns/prov#>
      PREFIX unit: <https://w3id.org/letopis/unit/>
      BASE <https://w3id.org/letopis/id/>
      <../graph/x> {
        <event/strike> a lt:Event ; skos:exactMatch <http://www.wikidata.org/entity/Q100> .
        <event/flood> a lt:Event ; skos:closeMatch <http://www.wikidata.org/entity/Q101> .
        <document/paper> dcat:landingPage <https://paper.example/strike> .
        <site/hall> a lt:Site ; skos:exactMatch <http://www.wikidata.org/entity/Q200> .
        <site/barn> a lt:Site ; skos:closeMatch <http://www.wikidata.org/entity/Q201> .
        <person/ana> a lt:Person ; skos:exactMatch <http://www.wikidata.org/entity/Q300> .
        <settlement/lug> a lt:Settlement . <region/podrinje> a lt:Region .

        <claim/1> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ;
          lt:countLow 8 ; lt:countHigh 8 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ;
          lt:quote "povređeno je \\"osam\\" radnika"@sr-Latn ; prov:hadPrimarySource <document/paper> .
        <claim/2> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ;
          lt:countLow 12 ; lt:countHigh 12 ; lt:approximate true ; lt:place <region/podrinje> ;
          lt:polarity lt:Affirmed ; lt:modality lt:Estimated ;
          lt:quote "око дванаест повређених"@sr-Cyrl ; prov:hadPrimarySource <document/paper> .
        <claim/3> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ;
          lt:countLow 9 ; lt:countHigh 9 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ;
          lt:quote "9 povređenih"@sr-Latn ; prov:hadPrimarySource <document/leaflet> .
        <claim/damage> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:PropertyDamage ;
          lt:site <site/hall> , <site/barn> ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ;
          lt:quote "oštećena je dvorana"@sr-Latn ; prov:hadPrimarySource <document/paper> .

        <claim/arrests> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Arrest ; lt:unit unit:person ;
          lt:countLow 6 ; lt:countHigh 6 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ;
          lt:quote "uhapšeno je šest"@sr-Latn ; prov:hadPrimarySource <document/paper> .
        <claim/bound> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ;
          lt:countLow 5 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ; prov:hadPrimarySource <document/paper> .
        <claim/group> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ; lt:affectedGroup <group/miners> ;
          lt:countLow 3 ; lt:countHigh 3 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ; prov:hadPrimarySource <document/paper> .
        <claim/place> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ; lt:place <settlement/lug> ;
          lt:countLow 4 ; lt:countHigh 4 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ; prov:hadPrimarySource <document/paper> .
        <claim/denied> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ;
          lt:countLow 77 ; lt:countHigh 77 ; lt:polarity lt:Denied ; lt:modality lt:Stated ; prov:hadPrimarySource <document/paper> .
        <claim/alleged> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Injury ; lt:unit unit:person ;
          lt:countLow 78 ; lt:countHigh 78 ; lt:polarity lt:Affirmed ; lt:modality lt:Alleged ; prov:hadPrimarySource <document/paper> .
        <claim/named> a lt:Claim ; lt:event <event/strike> ; lt:kind lt:Death ; lt:unit unit:person ; lt:person <person/ana> ;
          lt:countLow 1 ; lt:countHigh 1 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ;
          lt:quote "poginula je Ana"@sr-Latn ; prov:hadPrimarySource <document/paper> .
        <claim/flood> a lt:Claim ; lt:event <event/flood> ; lt:kind lt:Death ; lt:unit unit:person ;
          lt:countLow 2 ; lt:countHigh 2 ; lt:polarity lt:Affirmed ; lt:modality lt:Stated ; prov:hadPrimarySource <document/paper> .
      }
      """;

  @TempDir Path folder;

  @Test
  void every_value_is_there_with_reference_day_quotation_and_method() throws IOException {
    assertThat(export(false).lines())
        .containsExactly(
            "Q100\tP1339\t12\tP459\tQ791801\tP1480\tQ5727902\tS854\t\"https://paper.example/strike\"\tS813\t+2026-03-01T00:00:00Z/11\tS1683\tsr-ec:\"око дванаест повређених\"",
            "Q100\tP1339\t8\tS854\t\"https://paper.example/strike\"\tS813\t+2026-03-01T00:00:00Z/11\tS1683\tsr-el:\"povređeno je ”osam” radnika\"",
            "Q200\tP793\tQ100\tS854\t\"https://paper.example/strike\"\tS813\t+2026-03-01T00:00:00Z/11\tS1683\tsr-el:\"oštećena je dvorana\"");
  }

  @Test
  void what_an_editor_could_not_defend_is_left_out_with_its_reason() throws IOException {
    assertThat(export(false).leftOut())
        .containsEntry("it names a person", 1)
        .containsEntry("it is denied", 1)
        .containsEntry("the document does not state or estimate it itself", 1)
        .containsEntry("its figure is a bound or a range, not a number", 1)
        .containsEntry("its figure is of one group or one place, not of the event", 2)
        .containsEntry("its event has no confirmed link to Wikidata", 1)
        .containsEntry("its site has no confirmed link to Wikidata", 1)
        .containsEntry("its document has no public address", 1);
  }

  @Test
  void it_is_told_what_a_person_has_to_decide_and_how() throws IOException {
    assertThat(export(false).decisions())
        .hasSize(2)
        .anySatisfy(d -> assertThat(d).contains("event \"flood\"", "flood<tab>Q", "wikidata.tsv"))
        .anySatisfy(
            d -> assertThat(d).contains("document \"leaflet\"", "landingPage", "--own-pages"));
    assertThat(export(true).decisions()).hasSize(1);
  }

  @Test
  void a_property_that_is_not_in_the_table_is_not_exported() throws IOException {
    assertThat(export(true).lines()).noneMatch(line -> line.contains("\tP5582\t"));
    Path table = folder.resolve("table.tsv");
    Files.writeString(table, "part\taddress\tP854\npart\tday\tP813\n");
    assertThat(export(true, table).lines()).isEmpty();
    Files.writeString(table, "part\tday\tP813\n");
    assertThatThrownBy(() -> export(true, table))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("address");
  }

  @Test
  void every_number_of_the_tables_names_two_sources() throws IOException {
    for (String name : List.of("quickstatements.tsv", "service-types.tsv")) {
      List<String> lines = Files.readAllLines(TABLE.resolveSibling(name));
      for (String line : lines) {
        String[] cells = line.split("\t", -1);
        String basis = cells[cells.length - 1];
        assertThat(line.startsWith("#") || basis.equals("as above") || basis.contains(";"))
            .as(line)
            .isTrue();
      }
    }
  }

  @Test
  void victims_are_never_in_it_not_even_with_an_item_of_their_own() throws IOException {
    String all = String.join("\n", export(true).lines());
    assertThat(all).doesNotContain("Ana", "Q300", "P1120", "Q101", "Q201");
    assertThat(all).contains("\t9\t", "https://w3id.org/letopis/id/claim/3");
  }

  private QuickStatements.Export export(boolean ownPages) throws IOException {
    return export(ownPages, TABLE);
  }

  private QuickStatements.Export export(boolean ownPages, Path table) throws IOException {
    Dataset dataset = DatasetFactory.createGeneral();
    RDFParser.fromString(DATA, Lang.TRIG).parse(dataset);
    Path file = folder.resolve("letopis.nq");
    try (var out = Files.newOutputStream(file)) {
      RDFDataMgr.write(out, dataset, Lang.NQUADS);
    }
    return QuickStatements.of(file, table, LocalDate.of(2026, 3, 1), ownPages);
  }
}

package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.claim.Finding;
import org.letopis.text.Catalogue;

class CatalogueFileTest {

  private static final Path SEEDS = Home.PATH.resolve("seeds");

  @TempDir Path folder;

  @Test
  void every_seed_has_an_entry_with_its_own_hash_language_and_year()
      throws IOException, NoSuchAlgorithmException {
    Catalogue catalogue = CatalogueFile.read(SEEDS.resolve("catalog.ttl")).catalogue();
    try (Stream<Path> seeds = Files.list(SEEDS)) {
      for (Path seed : seeds.filter(f -> f.toString().endsWith(".txt")).toList()) {
        Catalogue.Entry entry = catalogue.entry(seed.getFileName().toString()).orElseThrow();
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(seed));
        assertThat(entry.sha256()).contains(HexFormat.of().formatHex(hash));
        assertThat(entry.language().orElseThrow()).startsWith("sr-");
        assertThat(entry.coverageStart().orElseThrow()).startsWith("2004");
        entry.title().ifPresent(t -> assertThat(read(seed)).contains(t));
      }
    }
    assertThat(catalogue.entries()).hasSize(5);
  }

  @Test
  void what_is_not_known_is_empty_and_names_with_blanks_are_read() throws IOException {
    CatalogueFile file =
        CatalogueFile.read(write("<a%20b+c.txt> a <https://w3id.org/letopis/ontology#Document> ."));

    assertThat(file.catalogue().entry("a b+c.txt"))
        .contains(
            new Catalogue.Entry(
                "a b+c.txt",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
  }

  @Test
  void a_time_that_is_no_date_is_left_out_and_reported() throws IOException {
    CatalogueFile file =
        CatalogueFile.read(
            write(
                """
                @prefix dcterms: <http://purl.org/dc/terms/> .
                @prefix dcat: <http://www.w3.org/ns/dcat#> .
                <a.txt> a <https://w3id.org/letopis/ontology#Document> ;
                  dcterms:temporal [ dcat:startDate "March 2004" ] .
                """));

    assertThat(file.catalogue().entry("a.txt").orElseThrow().coverageStart()).isEmpty();
    assertThat(file.findings())
        .hasSize(1)
        .first()
        .isEqualTo(
            Finding.notice(
                "catalog.ttl",
                "\"March 2004\" as a time that \"a.txt\" tells of is left out",
                "write it as YYYY, YYYY-MM or YYYY-MM-DD, a day that there is"));
  }

  @Test
  void what_nests_without_end_or_is_no_day_or_no_language_is_left_out_and_reported()
      throws IOException {
    CatalogueFile file =
        CatalogueFile.read(
            write(
                """
                @prefix dcterms: <http://purl.org/dc/terms/> .
                @prefix dcat: <http://www.w3.org/ns/dcat#> .
                <a.txt> a <https://w3id.org/letopis/ontology#Document> ;
                  dcterms:title "A" ; dcterms:language "serbian language" ;
                  dcterms:isPartOf _:one ;
                  dcterms:temporal [ dcat:startDate "2004-13-45" ; dcat:endDate "2005-02-29" ] .
                _:one dcterms:isPartOf _:two . _:two dcterms:isPartOf _:one .
                """));

    Catalogue.Entry entry = file.catalogue().entry("a.txt").orElseThrow();
    assertThat(entry.title()).contains("A");
    assertThat(entry.coverageStart()).isEmpty();
    assertThat(entry.coverageEnd()).isEmpty();
    assertThat(entry.language()).isEmpty();
    assertThat(file.findings()).extracting(f -> f.what()).hasSize(4);
    assertThat(file.findings()).first().asString().contains("isPartOf", "without end");
    Statements copied = new Statements(new Iris(Iris.DEFAULT_BASE).graph("catalog"));
    Copied.into(
        copied,
        file.graph(),
        CatalogueFile.node(file.graph(), "a.txt").orElseThrow(),
        new Iris(Iris.DEFAULT_BASE).document("a.txt"),
        Set.of());
    assertThat(copied.quads()).isNotEmpty();
  }

  @Test
  void a_file_that_is_no_turtle_says_where() {
    assertThatThrownBy(() -> CatalogueFile.read(write("<a.txt> a\n<b c> .\n")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("catalog.ttl")
        .hasMessageContaining("line: 2");
  }

  private Path write(String turtle) throws IOException {
    return Files.writeString(folder.resolve("catalog.ttl"), turtle);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

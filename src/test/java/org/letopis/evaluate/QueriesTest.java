package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.exec.QueryExec;
import org.apache.jena.sparql.exec.RowSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Gazetteer;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.Linker;
import org.letopis.rdf.CatalogueFile;
import org.letopis.rdf.Declarations;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Quads;
import org.letopis.rdf.Run;

/** The gallery over the gold: every query parses and runs, and its rows are those of the gold. */
class QueriesTest {

  private static final Path QUERIES = GoldCorpus.HOME.resolve("queries");
  private static final Path EXPECTED =
      GoldCorpus.HOME.resolve("src/test/resources/org/letopis/evaluate/queries");

  private static DatasetGraph dataset;

  @BeforeAll
  static void buildTheGraphOfTheGold() throws IOException {
    Path mappings = GoldCorpus.HOME.resolve("mappings");
    CatalogueFile catalogue =
        CatalogueFile.read(GoldCorpus.HOME.resolve("seeds").resolve("catalog.ttl"));
    Gazetteer gazetteer = Gazetteer.load(mappings, new Paradigms(Dictionary.load()));
    Linked linked =
        Linker.link(
            GoldCorpus.extracted(catalogue),
            List.copyOf(gazetteer.entries()),
            LinkTables.read(mappings));
    Quads quads =
        Quads.of(
            new Iris(Iris.DEFAULT_BASE),
            linked,
            Comparer.compare(linked, ScopeTables.read(mappings)),
            Declarations.load(GoldCorpus.HOME, catalogue),
            new Run("test", "test"));
    dataset = DatasetGraphFactory.create();
    // The served default graph is the union of the named ones.
    quads.stream().forEach(quad -> dataset.add(Quad.create(Quad.defaultGraphIRI, quad.asTriple())));
  }

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(QUERIES)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".rq"))
          .map(name -> name.substring(0, name.length() - ".rq".length()))
          .sorted()
          .toList();
    }
  }

  static List<String> namesWithRows() throws IOException {
    return names().stream().filter(name -> Files.exists(EXPECTED.resolve(name + ".tsv"))).toList();
  }

  @Test
  void the_gallery_holds_the_fourteen_questions() throws IOException {
    assertThat(names()).hasSizeGreaterThanOrEqualTo(14);
    assertThat(namesWithRows()).hasSizeGreaterThanOrEqualTo(13);
  }

  @ParameterizedTest
  @MethodSource("names")
  void every_query_says_what_it_is_in_both_languages(String name) throws IOException {
    assertThat(Files.readAllLines(QUERIES.resolve(name + ".rq")).subList(0, 4))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("# title@en: "),
            line -> assertThat(line).startsWith("# title@sr: "),
            line -> assertThat(line).startsWith("# description@en: "),
            line -> assertThat(line).startsWith("# description@sr: "));
  }

  @ParameterizedTest
  @MethodSource("names")
  void every_term_of_ours_in_a_query_is_in_the_ontology(String name) throws IOException {
    String ontology =
        Files.readString(GoldCorpus.HOME.resolve("ontology/letopis.ttl"))
            + Files.readString(GoldCorpus.HOME.resolve("ontology/units.ttl"));
    Matcher term =
        Pattern.compile("\\b(lt|unit):\\w+")
            .matcher(Files.readString(QUERIES.resolve(name + ".rq")));
    while (term.find()) {
      assertThat(ontology).containsPattern("(?m)^" + term.group() + " a ");
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void every_query_finds_something_and_names_no_data_iri(String name) throws IOException {
    String text = Files.readString(QUERIES.resolve(name + ".rq"));
    assertThat(text)
        .doesNotContain("w3id.org/letopis/id/")
        .doesNotContain("w3id.org/letopis/graph");
    assertThat(rows(name)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("namesWithRows")
  void the_rows_are_those_of_the_gold(String name) throws IOException {
    List<String> lines =
        Files.readAllLines(EXPECTED.resolve(name + ".tsv"), StandardCharsets.UTF_8);
    List<String> columns = List.of(lines.getFirst().split("\t"));
    List<String> found =
        rows(name).stream()
            .map(row -> columns.stream().map(c -> row.getOrDefault(c, "")).toList())
            .map(values -> String.join("\t", values))
            .toList();
    assertThat(new TreeSet<>(found)).isEqualTo(new TreeSet<>(lines.subList(1, lines.size())));
  }

  @Test
  void every_entity_has_its_name_in_both_scripts() throws IOException {
    List<Map<String, String>> rows = rows("14-entities");
    assertThat(rows)
        .allSatisfy(row -> assertThat(row).containsKeys("serbianLatin", "serbianCyrillic"))
        .anySatisfy(
            row ->
                assertThat(row)
                    .containsEntry("type", "settlement")
                    .containsEntry("serbianLatin", "Prizren")
                    .containsEntry("serbianCyrillic", "Призрен")
                    .containsKeys("latitude", "longitude"))
        .anySatisfy(row -> assertThat(row).containsEntry("english", "2004 unrest in Kosovo"));
  }

  private static List<Map<String, String>> rows(String name) throws IOException {
    Query query = QueryFactory.create(Files.readString(QUERIES.resolve(name + ".rq")));
    List<Map<String, String>> rows = new ArrayList<>();
    try (QueryExec execution = QueryExec.dataset(dataset).query(query).build()) {
      RowSet results = execution.select();
      while (results.hasNext()) {
        Binding binding = results.next();
        Map<String, String> row = new TreeMap<>();
        binding.forEach((variable, value) -> row.put(variable.getVarName(), plain(value)));
        rows.add(row);
      }
    }
    return rows;
  }

  private static String plain(Node value) {
    return value.isLiteral() ? value.getLiteralLexicalForm() : value.toString();
  }
}

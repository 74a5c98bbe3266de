package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.query.ReadWrite;
import org.apache.jena.riot.RDFDataMgr;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoreBuilderTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));
  private static final StoreConfig CONFIG =
      StoreConfig.read(HOME.resolve("fuseki-config/letopis.ttl"));

  /** Two patterns with a path between them, the first of which is empty. */
  private static final String NOTHING =
      """
      SELECT ?x { ?x a lt:Nothing . ?x lt:place* ?y . ?y lt:countLow ?n ; lt:countHigh ?m }
      """;

  @TempDir static Path folder;
  private static Dataset store;

  @BeforeAll
  static void build_and_open() {
    Dataset quads = RDFDataMgr.loadDataset("src/test/resources/store/small.trig");
    long loaded = new StoreBuilder(CONFIG).build(quads.asDatasetGraph().find(), folder);
    assertThat(loaded).isEqualTo(26);
    store = CONFIG.open(folder);
    store.begin(ReadWrite.READ);
  }

  @AfterAll
  static void close() {
    store.end();
    Stores.close(store);
  }

  @Test
  void a_query_without_an_answer_is_no_error() {
    assertThat(ask(NOTHING)).isEmpty();
  }

  @Test
  void the_default_graph_is_the_union_of_the_documents() {
    assertThat(ask("SELECT ?x { ?x a lt:Claim }")).containsExactly("one-1", "two-1");
  }

  @Test
  void a_graph_holds_what_one_document_claims() {
    assertThat(ask("SELECT ?x { GRAPH <https://w3id.org/letopis/graph/two> { ?x a lt:Claim } }"))
        .containsExactly("two-1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          crkva      | crkva
          црква      | crkva
          CRKVE      | crkva
          Đorđa      | crkva
          Djordja    | crkva
          Ђорђе      | crkva
          lipa       | lipa
          Липи       | lipa
          """)
  void names_are_found_whatever_their_script_case_and_diacritics(String words, String found) {
    assertThat(ask("SELECT ?x { ?x text:query \"%s\" }".formatted(words))).contains(found);
  }

  @Test
  void words_of_a_quote_find_its_claim_and_no_name() {
    assertThat(ask("SELECT ?x { ?x text:query (lt:quote \"spaljena crkva\") }"))
        .containsExactly("one-1");
  }

  @Test
  void statistics_count_the_union_of_the_graphs() {
    assertThat(folder.resolve("tdb2/Data-0001/stats.opt"))
        .content()
        .contains("<https://w3id.org/letopis/ontology#countLow> 2");
  }

  @Test
  void where_the_file_is_missing_the_error_names_it() {
    assertThat(Files.exists(folder.resolve("text"))).isTrue();
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () -> StoreConfig.read(folder.resolve("none.ttl")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("none.ttl");
  }

  private static Set<String> ask(String query) {
    String prefixes =
        """
        PREFIX lt: <https://w3id.org/letopis/ontology#>
        PREFIX text: <http://jena.apache.org/text#>
        """;
    Set<String> names = new TreeSet<>();
    try (QueryExecution execution = QueryExecution.dataset(store).query(prefixes + query).build()) {
      execution
          .execSelect()
          .forEachRemaining(
              row -> names.add(row.getResource("x").getURI().replaceFirst(".*/", "")));
    }
    return names;
  }
}

package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.claim.EntityType;

class IrisTest {

  private final Iris iris = new Iris("https://example.org/x/");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          prizren          | https://example.org/x/id/settlement/prizren
          a_b-c.d1         | https://example.org/x/id/settlement/a_b-c.d1
          """)
  void a_key_that_is_safe_is_taken_as_it_is(String key, String expected) {
    assertThat(iris.entity(EntityType.SETTLEMENT, key).getURI()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Žabljak Donji | Zabljak-Donji-
          Đurđevo       | Djurdjevo-
          a/b?c#d%e     | a-b-c-d-e-
          ..            | ''
          Љиг           | ''
          """)
  void any_other_key_is_folded_and_gets_a_piece_of_its_hash(String key, String folded) {
    String uri = iris.entity(EntityType.PERSON, key).getURI();

    assertThat(uri).matches("https://example\\.org/x/id/person/\\Q" + folded + "\\E[0-9a-f]{20}");
    assertThat(URI.create(uri).normalize()).hasToString(uri);
  }

  @Test
  void keys_that_fold_alike_keep_different_iris() {
    assertThat(iris.entity(EntityType.PERSON, "Ćirić"))
        .isNotEqualTo(iris.entity(EntityType.PERSON, "Čirič"));
  }

  /** Of so many some share their first 24 bits: half of them that many bits would make one. */
  @Test
  void names_whose_hashes_begin_alike_keep_different_iris() {
    Map<String, String> seen = new HashMap<>();
    for (int i = 0; i < 30_000; i++) {
      String key = "Петар Петровић " + i;
      assertThat(seen.put(iris.entity(EntityType.PERSON, key).getURI(), key)).isNull();
    }
  }

  @Test
  void a_document_is_called_after_its_file_without_the_extension() {
    assertThat(iris.document("000_ab.txt").getURI())
        .isEqualTo("https://example.org/x/id/document/000_ab");
    assertThat(iris.documentGraph("000_ab.txt").getURI())
        .isEqualTo("https://example.org/x/graph/000_ab");
  }

  @Test
  void a_document_cannot_take_the_graph_of_the_entities() {
    assertThat(iris.documentGraph("entities.txt"))
        .isNotEqualTo(iris.graph("entities"))
        .hasToString("https://example.org/x/graph/document/entities");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "https://example.org", "ftp://example.org/", "https://ex ample.org/"})
  void a_base_that_would_break_iris_is_refused(String base) {
    assertThatThrownBy(() -> new Iris(base)).hasMessageContaining("base \"" + base + "\"");
  }
}

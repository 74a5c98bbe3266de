package org.letopis.extract.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KindReaderTest {

  private static final String RULE = "  - {id: k.one, shape: affected, affected: [people]}\n";

  @TempDir Path folder;

  @Test
  void a_kind_is_read() throws IOException {
    write(RULE);
    assertThat(KindReader.read(folder))
        .singleElement()
        .satisfies(kind -> assertThat(kind.rules()).hasSize(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shape: afected       | shape \"afected\" is none that rules can have",
        "affected: [peple]    | affected: \"peple\" is none of [people, person,",
        "places: [inside]     | places: \"inside\" is none of [in, near,",
        "subjekt: [poginuti]  | \"subjekt\" is no field here; the fields are",
        "object: [            | is no YAML"
      })
  void what_cannot_be_meant_is_told_with_the_file(String field, String told) throws IOException {
    String name = field.substring(0, field.indexOf(':'));
    String rule =
        RULE.contains(name + ":")
            ? RULE.replaceFirst(name + ": [^,}]+", field.replace("[", "\\["))
            : RULE.replace("}", ", " + field + "}");
    write(rule);
    assertThatThrownBy(() -> KindReader.read(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("k.yaml")
        .hasMessageContaining(told);
  }

  private void write(String rule) throws IOException {
    Files.writeString(
        folder.resolve("k.yaml"), "kind: K\nlabel: {en: K}\nslots: [groups]\nrules:\n" + rule);
  }
}

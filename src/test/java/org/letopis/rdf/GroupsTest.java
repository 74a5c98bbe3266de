package org.letopis.rdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class GroupsTest {

  @Test
  void every_group_has_a_key_and_a_name_in_english_and_both_scripts_of_serbian()
      throws IOException {
    List<String[]> groups =
        Files.readAllLines(Home.PATH.resolve("mappings/groups.tsv"), StandardCharsets.UTF_8)
            .stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t", -1))
            .toList();

    assertThat(groups)
        .allSatisfy(g -> assertThat(g).hasSize(5))
        .allSatisfy(g -> assertThat(List.of(g).subList(0, 4)).doesNotContain(""));
    assertThat(groups)
        .allSatisfy(g -> assertThat(g[0]).matches("[a-z-]+"))
        .allSatisfy(g -> assertThat(g[3]).isEqualTo(Cyrillic.fromLatin(g[2])));
    assertThat(groups).extracting(g -> g[0]).doesNotHaveDuplicates();
    assertThat(groups).extracting(g -> g[1].toLowerCase(Locale.ROOT)).doesNotHaveDuplicates();
    assertThat(groups).extracting(g -> g[1]).contains("Serbs", "non-Albanians", "KFOR");
  }
}

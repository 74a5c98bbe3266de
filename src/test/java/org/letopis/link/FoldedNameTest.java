package org.letopis.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldedNameTest {

  @ParameterizedTest
  @CsvSource({
    "Đakovica, djakovica",
    "Ђаковица, djakovica",
    "Његош, njegos",
    "'K. Mitrovica', k-mitrovica",
    "Shtërpca, shterpca",
    "UNMIK-a, unmik-a",
    "'—', unnamed"
  })
  void names_are_folded_over_script_case_and_diacritics(String name, String key) {
    assertThat(FoldedName.key(name)).isEqualTo(key);
  }
}

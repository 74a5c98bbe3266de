package org.letopis.serve.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollationTest {

  /** Each line is in order as it stands. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          LATIN    | Cerović Čabra Čačak Ćuprija Dunav Džep Đakovica Epir
          LATIN    | Lug Luka Ljig Mol Nada Nužda Njegoš Obrva
          LATIN    | Sava Subotica Šabac Šid Tamnava Zemun Zvečan Žabalj
          LATIN    | Danilo Đorđe Đura
          ENGLISH  | Belgrade Čabra Ferizaj Gjakova Peć Pristina Štrpce Zvečan
          CYRILLIC | Велес Голубац Дунав Ђаково Епир Жабаљ Земун Јагодина Књажевац Љиг Мол Његош Обрва
          CYRILLIC | Тамиш Ћуприја Уб Футог Хан Цер Чачак Џеп Шид
          """)
  void names_stand_where_a_reader_looks_for_them(Language language, String inOrder) {
    List<String> names = List.of(inOrder.split(" "));
    List<String> shuffled = new ArrayList<>(names);
    Collections.reverse(shuffled);
    shuffled.sort(Collation.in(language));
    assertThat(shuffled).isEqualTo(names);
  }

  @ParameterizedTest
  @CsvSource({"Đura,đura", "Džep,DŽEP", "Љиг,љиг"})
  void case_decides_last(String one, String other) {
    List<String> names = new ArrayList<>(List.of(other + " b", one + " c", other + " a"));
    names.sort(Collation.in(Language.LATIN));
    assertThat(names).containsExactly(other + " a", other + " b", one + " c");
  }
}

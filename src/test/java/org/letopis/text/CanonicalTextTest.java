package org.letopis.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalTextTest {

  @ParameterizedTest
  @CsvSource({
    "Љубав Њега Џамија ђак, Ljubav Njega Džamija đak",
    "ЉУБАВ ЧЕЛНИК НЕПОЗНАТА, LJUBAV ČELNIK NEPOZNATA",
    "са УНМИK-ом, sa UNMIK-om",
    "Светих Kозме и Дамјана, Svetih Kozme i Damjana",
    "Svetih Кozme i Damjana, Svetih Kozme i Damjana",
    "hiljada UNMIК policajaca, hiljada UNMIK policajaca",
    "žive na Кosovu, žive na Kosovu",
    "живе на Kосову, žive na Kosovu",
    "ǅamija i ǈubav i ǌiva i Ǆ, Džamija i Ljubav i njiva i DŽ",
    "ХХ век и XX век и XIV век, HH vek i XX vek i XIV vek",
    "у СССР и BBC, u SSSR i BBC",
    "Te се kuće, Te ce kuće",
    "ne na̋ći, ne na̋ći",
    "Ко\u00ADсово, Kosovo",
  })
  void canonical_form(String text, String expected) {
    assertThat(CanonicalText.canonical(text)).isEqualTo(expected);
  }

  @Test
  void a_decomposed_letter_is_one_letter_that_covers_two_code_points() {
    CanonicalText canonical = CanonicalText.of(Normalizer.normalize("kuća", Normalizer.Form.NFD));
    assertThat(canonical.text()).isEqualTo("kuća");
    assertThat(canonical.start(2)).isEqualTo(2);
    assertThat(canonical.end(2)).isEqualTo(4);
    assertThat(canonical.start(3)).isEqualTo(4);
  }

  @Test
  void offsets_count_code_points_and_the_byte_order_mark() {
    CanonicalText canonical = CanonicalText.of("\uFEFF😀 Џеп");
    assertThat(canonical.text()).isEqualTo("😀 Džep");
    assertThat(canonical.start(0)).isEqualTo(1);
    assertThat(canonical.end(1)).isEqualTo(2);
    assertThat(canonical.start(3)).isEqualTo(3);
    assertThat(canonical.end(4)).isEqualTo(4);
    assertThat(canonical.start(5)).isEqualTo(4);
  }
}

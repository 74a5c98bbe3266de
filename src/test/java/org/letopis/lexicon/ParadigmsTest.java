package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.lexicon.Reading.Case;

class ParadigmsTest {

  private static Paradigms paradigms;

  @BeforeAll
  static void load() throws IOException {
    paradigms = new Paradigms(Dictionary.load());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Prizren | Prizrenu | LOCATIVE",
        "Priština | Prištine | GENITIVE",
        "Uroševac | Uroševca | GENITIVE",
        "Uroševac | Uroševcu | LOCATIVE",
        "Grabovac | Grabovca | GENITIVE",
        "Gradac | Graca | GENITIVE",
        "Ibar | Ibra | GENITIVE",
        "Ibar | Ibru | LOCATIVE",
        "Peć | Peći | GENITIVE",
        "Niš | Nišu | LOCATIVE",
        "Gnjilane | Gnjilanu | LOCATIVE",
        "Gnjilane | Gnjilana | GENITIVE",
        "Gnjilane | Gnjilanima | LOCATIVE",
        "Štrpce | Štrpcu | LOCATIVE",
        "Drajkovce | Drajkovcu | LOCATIVE",
        "Drajkovac | Drajkovcu | LOCATIVE",
        "Drajkovce | Drajkovaca | GENITIVE",
        "Dečani | Dečanima | LOCATIVE",
        "Dečani | Dečana | GENITIVE",
        "Kosovo | Kosovu | LOCATIVE",
        "Bačka | Bačkoj | LOCATIVE",
        "Kosovo Polje | Kosovom Polju | LOCATIVE",
        "Kosovo Polje | Kosovu Polju | LOCATIVE",
        "Kosovo Polje | Kosova Polja | GENITIVE",
        "Belo Polje | Belog Polja | GENITIVE",
        "Laplje Selo | Laplje Sela | GENITIVE",
        "Laplje Selo | Lapljem Selu | LOCATIVE",
        "Zubin Potok | Zubin Potoka | GENITIVE",
        "Zubin Potok | Zubinom Potoku | LOCATIVE",
        "Kosovska Mitrovica | Kosovskoj Mitrovici | LOCATIVE",
        "Suva Reka | Suvoj Reci | LOCATIVE",
        "Staro Gracko | Starom Gracku | LOCATIVE",
        "Novi Sad | Novom Sadu | LOCATIVE",
        "Novi Sad | Novog Sada | GENITIVE",
        "Novo Brdo | Novom Brdu | LOCATIVE",
        "Kosovo i Metohija | Kosovu i Metohiji | LOCATIVE",
        "Sveti Arhangeli | Svetih Arhangela | GENITIVE",
        "Sveti Arhangeli | Svetim Arhangelima | LOCATIVE",
        "Bogorodica Ljeviška | Bogorodice Ljeviške | GENITIVE",
        "Bogorodica Ljeviška | Bogorodici Ljeviškoj | LOCATIVE",
        "Savet · bezbednosti | Saveta bezbednosti | GENITIVE",
        "Ujedinjene nacije | Ujedinjenih nacija | GENITIVE",
        "Ujedinjene nacije | Ujedinjenim nacijama | LOCATIVE",
        "K . Mitrovica | K . Mitrovici | LOCATIVE",
        "Sv . Arhangeli | Sv . Arhangela | GENITIVE",
        "KFOR | KFOR-a | GENITIVE",
        "KFOR | Kfora | GENITIVE",
        "KFOR | Kforu | DATIVE",
        "KFOR | KFOR | GENITIVE",
        "UNMIK | UNMIK-om | INSTRUMENTAL",
        "NATO | NATO | LOCATIVE",
        "Unesko | Uneska | GENITIVE",
        "Unesko | Uneskoa | GENITIVE",
        "Ejde | Ejdea | GENITIVE",
        "Haliti | Halitija | GENITIVE",
        "Đorđe | Đorđa | GENITIVE",
        "Tadić | Tadićem | INSTRUMENTAL",
        "Nikola | Nikoli | DATIVE",
        "Devički | Devičkog | GENITIVE",
      })
  void a_name_has_a_form(String nominative, String form, Case grammatical) {
    assertThat(paradigms.forms(nominative)).containsKey(form);
    assertThat(paradigms.forms(nominative).get(form)).contains(grammatical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Čepela | GENITIVE | Čepel",
        "Tučev | NOMINATIVE | Tučev",
        "Ejdea | GENITIVE | Ejde",
        "Stolića | GENITIVE | Stolić",
        "Stolića | ACCUSATIVE | Stolić",
        "Jane | GENITIVE | Jana",
        "Janu | ACCUSATIVE | Jana",
        "Halitija | GENITIVE | Haliti",
        "Džonsonom | INSTRUMENTAL | Džonson",
        "Zočištu | LOCATIVE | Zočišt",
        "Drajkovcu | LOCATIVE | Drajkovac",
        "Perićem | INSTRUMENTAL | Perić",
        "Barani | NOMINATIVE | Barani",
      })
  void an_unknown_name_goes_back_to_its_nominative(
      String form, Case grammatical, String nominative) {
    assertThat(paradigms.nominativesOf(form, Set.of(grammatical)).getFirst()).isEqualTo(nominative);
  }

  @ParameterizedTest
  @CsvSource({"Unmikovih, Unmikov", "Baranijeva, Baranijev", "Anina, Anin"})
  void a_possessive_is_known_as_one(String form, String lemma) {
    assertThat(paradigms.guesses(form))
        .anySatisfy(
            reading -> {
              assertThat(reading.lemma()).isEqualTo(lemma);
              assertThat(reading.partOfSpeech()).isEqualTo(Reading.PartOfSpeech.ADJECTIVE);
            });
  }
}

package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.claim.EntityType;
import org.letopis.text.Document;

class GazetteerTest {

  private static final Path MAPPINGS = Path.of(System.getProperty("letopis.home"), "mappings");
  private static Analyser analyser;

  @BeforeAll
  static void load() throws IOException {
    analyser = Analyser.load(MAPPINGS);
  }

  private static List<Mention.Name> names(String text) {
    return analyser.analyse(new Document("a.txt", text, ""), Optional.empty()).mentions().stream()
        .filter(Mention.Name.class::isInstance)
        .map(Mention.Name.class::cast)
        .toList();
  }

  private static String label(Mention.Name name) {
    return name.label()
        + " "
        + String.join("+", name.candidates().stream().map(GazetteerEntry::key).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "Srbi su proterani iz Gnjilana | Gnjilane gnjilane+municipality-gnjilane",
        "u opštini Klina | Klina municipality-klina",
        "Klina je opustošena | Klina klina+municipality-klina",
        "u gradu Peći | Peć pec",
        "У Косову Пољу | Kosovo Polje kosovo-polje+municipality-kosovo-polje",
        "na Kosovu Polju | Kosovo Polje kosovo-polje+municipality-kosovo-polje",
        "KOSOVSKA MITROVICA | Kosovska Mitrovica"
            + " kosovska-mitrovica+municipality-kosovska-mitrovica",
        "u K. Mitrovici | Kosovska Mitrovica kosovska-mitrovica+municipality-kosovska-mitrovica",
        "u selu Kuscu | Kusce donje-kusce+gornje-kusce",
        "u Gornjem Kuscu | Gornje Kusce gornje-kusce",
        "u Drajkovcu | Drajkovce drajkovce",
        "vojnici KFOR-a | KFOR kfor",
        "vojnici Kfora | KFOR kfor",
        "снаге КФОР-а | KFOR kfor",
        "policija UN | UNMIK policija unmik-police",
        "kombinata \"Trepča\" | Kombinat Trepča trepca",
        "na KiM | Kosovo i Metohija kosovo-and-metohija",
        "na Kosovu i Metohiji | Kosovo i Metohija kosovo-and-metohija",
        "preko reke Save | Sava sava",
        "na sajtu Vlade Srbije | Vlada Republike Srbije government-of-serbia",
        "manastir Sv. Arhangela kod Prizrena | Manastir Svetih Arhangela holy-archangels-prizren",
        "u manastiru Svetih Arhangela kod Prizrena |"
            + " Manastir Svetih Arhangela holy-archangels-prizren",
        "crkvi Bogorodice Ljeviške | Crkva Bogorodice Ljeviške our-lady-of-ljevis",
      })
  void a_name_is_found(String text, String expected) {
    assertThat(names(text)).extracting(GazetteerTest::label).contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "u Belom Polju kod Peći | belo-polje-pec",
        "iz sela Belo Polje (opština Istok) | belo-polje-istok",
        "iz sela Biča i Grabovac, opština Klina | grabovac-klina",
        "Gorele su kuće u Belom Polju kod Peći. Iz Belog Polja su svi otišli. | belo-polje-pec",
      })
  void villages_of_one_name_are_told_apart_by_what_they_are_near(String text, String key) {
    assertThat(names(text))
        .filteredOn(name -> name.candidates().stream().anyMatch(each -> each.key().equals(key)))
        .isNotEmpty()
        .allSatisfy(name -> assertThat(name.candidates()).hasSize(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Uhapšen je Miloš Obilić.",
        "Svetog Savu slave.",
        "Vlada je zasedala.",
        "Most je srušen, a selo pusto.",
        "Došli su do mosta i reke.",
        "Pao je klin.",
        "Crkva Svetog Nikole je stara.",
        "Banja je daleko.",
        "Govorio je Luka Petrović.",
        "Zupci i štrbac.",
        "un deux",
      })
  void what_only_looks_like_a_name_is_left(String text) {
    assertThat(names(text)).isEmpty();
  }

  @Test
  void a_church_of_a_common_dedication_is_known_only_beside_its_place() {
    assertThat(names("U Prištini je zapaljena crkva Svetog Nikole."))
        .extracting(GazetteerTest::label)
        .contains("Crkva Svetog Nikole u Prištini st-nicholas-pristina");
    assertThat(names("U Beogradu stoji crkva Svetog Nikole.")).hasSize(1);
  }

  @Test
  void a_name_that_looks_like_another_word_has_only_its_own_readings() {
    AnalysedDocument document =
        analyser.analyse(new Document("a.txt", "Gorelo je u Klini.", ""), Optional.empty());
    assertThat(document.readings().get(3))
        .isNotEmpty()
        .allSatisfy(reading -> assertThat(reading.lemma()).isEqualTo("Klina"));
  }

  @Test
  void an_unknown_name_is_read_by_its_ending() {
    AnalysedDocument document =
        analyser.analyse(
            new Document("a.txt", "Ubijen je sin Tomče Stolića.", ""), Optional.empty());
    assertThat(document.readings().get(4))
        .extracting(Reading::lemma)
        .contains("Stolić")
        .doesNotContain("Stolića");
  }

  @Test
  void every_entry_lies_in_an_entry() {
    assertThat(analyser.gazetteer().entries())
        .hasSizeGreaterThan(2500)
        .allSatisfy(
            entry ->
                entry
                    .within()
                    .ifPresent(
                        within ->
                            assertThat(analyser.gazetteer().entry(within))
                                .as("%s lies in %s", entry.key(), within)
                                .isPresent()));
  }

  @Test
  void every_link_is_of_an_entry_and_has_a_state_and_a_basis() throws IOException {
    for (String line : Files.readAllLines(MAPPINGS.resolve("links").resolve("wikidata.tsv"))) {
      if (line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      assertThat(cells).as(line).hasSize(4);
      assertThat(analyser.gazetteer().entry(cells[0])).as(line).isPresent();
      assertThat(cells[1]).matches("Q[1-9][0-9]*");
      assertThat(cells[2]).matches("confirmed|one-source|candidate");
      assertThat(cells[3]).isNotBlank();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "sr-Latn", "sr-Cyrl"})
  void readers_can_tell_a_municipality_from_the_town_that_it_is_called_as(String language) {
    Set<String> towns =
        analyser.gazetteer().entries().stream()
            .filter(e -> e.type() == EntityType.SETTLEMENT)
            .flatMap(e -> Stream.ofNullable(e.shown().get(language)))
            .collect(Collectors.toSet());
    List<GazetteerEntry> municipalities =
        analyser.gazetteer().entries().stream()
            .filter(e -> e.type() == EntityType.MUNICIPALITY)
            .toList();
    assertThat(municipalities).hasSizeGreaterThan(30);
    for (GazetteerEntry municipality : municipalities) {
      assertThat(municipality.shown()).as(municipality.key()).containsKey(language);
      assertThat(towns).doesNotContain(municipality.shown().get(language));
    }
  }

  @Test
  void a_municipality_is_called_as_its_seat_in_every_language() {
    for (GazetteerEntry municipality : analyser.gazetteer().entries()) {
      Optional<GazetteerEntry> seat =
          municipality.type() == EntityType.MUNICIPALITY
              ? analyser.gazetteer().entry(municipality.key().replace("municipality-", ""))
              : Optional.empty();
      seat.ifPresent(
          town -> {
            for (String language : List.of("sr-Latn", "sr-Cyrl", "en")) {
              assertThat(municipality.labels().get(language))
                  .as("%s of %s", language, municipality.key())
                  .isEqualTo(town.labels().get(language));
            }
          });
    }
  }
}

package org.letopis.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageCheckTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));
  private static LanguageCheck check;

  @BeforeAll
  static void load() throws IOException {
    check = LanguageCheck.load(HOME.resolve("mappings"));
  }

  /** Mappings may lie in a folder that goes away, of a job on another machine. */
  @Test
  void what_was_loaded_needs_no_folder(@TempDir Path folder) throws IOException {
    Path mappings = Files.createDirectory(folder.resolve("mappings"));
    for (String file : List.of("languages.tsv", "language-letters.tsv")) {
      Files.copy(HOME.resolve("mappings").resolve(file), mappings.resolve(file));
    }
    Path pack = Files.createDirectory(mappings.resolve("sr"));
    LanguageCheck loaded = LanguageCheck.load(mappings);
    Files.delete(pack);
    assertThat(loaded.refusal(new Document("a.txt", "Spaljeno je osam kuća u selu.", "")))
        .isEmpty();
  }

  static Stream<Path> seeds() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("seeds"))) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void the_seeds_are_serbian(Path seed) throws IOException {
    assertThat(check.refusal(new Document("a.txt", Files.readString(seed), ""))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ubijeno je osam Srba.",
        "Убијено је осам Срба.",
        "У Гњилану је убијен један човек.",
        "Zapaljeno je više od 800 kuća.",
        "Zapaljeno je preko 800 srpskih kuća u Prizrenu i Peći.",
        "U nasilju je poginulo 19 ljudi.",
        "Vijesti: dvije osobe su poginule u Bijelom Polju, a troje djece je ranjeno.",
        "Prizren",
        "Policija uhapsila 270 Albanaca",
        "Повређено 954 особе",
        "Ozlijeđeno je deset vojnika KFOR-a.",
        "Spaljene kuće",
        "Povredjeno je vise od 800 ljudi.",
        "Видовдански нереди, дванаест година касније",
        "Лета Господњег 1999.",
        "Лета 2000.",
        "Poginuo vozač Marko Savić, 31 godina.",
        "Poplava u Obrenovcu, deset godina posle",
        "Земљотрес после пет година",
        "Požar ugašen za dva sata",
        "U gradu ima poplava.",
      })
  void serbian_in_its_scripts_and_standards_is_read(String text) {
    assertThat(check.refusal(new Document("a.txt", text, ""))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Eight Serbs were killed in the violence.",
        "en | More than 800 houses were burned in Kosovo on 17 March 2004.",
        "en | At least 19 people died.",
        "sq | Tetë serbë u vranë gjatë trazirave në Kosovë.",
        "sq | Më shumë se 800 shtëpi u dogjën.",
        "de | Bei den Unruhen wurden acht Serben getötet.",
        "de | Mehr als 800 Häuser brannten.",
        "ru | Восемь сербов были убиты в ходе беспорядков.",
        "ru | В Косово сожжено более 800 домов.",
        "mk | Осум Срби беа убиени во немирите на Косово.",
        "mk | Повеќе од 800 куќи се запалени во Косово.",
        "bg | Осем сърби са убити в Косово.",
        "bg | Повече от 800 къщи са изгорени.",
        "fr | Huit Serbes ont été tués dans les violences.",
        "hu | A zavargásokban nyolc szerb vesztette életét.",
        "sl | V izgredih je bilo ubitih osem Srbov, požganih pa je bilo več kot 800 hiš.",
      })
  void other_languages_are_refused(String language, String text) {
    assertThat(check.refusal(new Document("a.txt", text, "")))
        .hasValueSatisfying(finding -> assertThat(finding.what()).contains("\"" + language + "\""));
  }
}

package org.letopis.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LexicaTest {

  private static final Path SERBIAN =
      Path.of(System.getProperty("letopis.home")).resolve("mappings").resolve("sr");

  /** Words that only a name makes: their endings inflect them, no dictionary is asked. */
  private static final String MADE_OF_A_NAME = "(?U).*\\p{Lu}.*|.*(sk|šk|čk|ćk)i|.*ov";

  /** A lexicon: its file, the columns of its key, what its columns hold. */
  record Lexicon(String file, int key, List<String> columns) {
    @Override
    public String toString() {
      return file;
    }

    List<String> lines() throws IOException {
      return Files.readAllLines(SERBIAN.resolve(file), StandardCharsets.UTF_8);
    }

    List<List<String>> rows() throws IOException {
      return lines().stream().skip(1).map(line -> List.of(line.split("\t", -1))).toList();
    }
  }

  private static Dictionary dictionary;

  @BeforeAll
  static void load() throws IOException {
    dictionary = Dictionary.load();
  }

  static Stream<Lexicon> lexica() throws IOException {
    return resource("lexica.txt").map(line -> List.of(line.split("\t"))).map(LexicaTest::lexicon);
  }

  private static Lexicon lexicon(List<String> cells) {
    return new Lexicon(
        cells.get(0), Integer.parseInt(cells.get(1)), cells.subList(2, cells.size()));
  }

  @ParameterizedTest
  @MethodSource("lexica")
  void the_first_line_explains_the_columns(Lexicon lexicon) throws IOException {
    String first = lexicon.lines().getFirst();
    assertThat(first).startsWith("# ");
    assertThat(first.split(" \\| ")).hasSameSizeAs(lexicon.columns());
    assertThat(lexicon.lines().stream().skip(1)).noneMatch(line -> line.startsWith("#"));
  }

  @ParameterizedTest
  @MethodSource("lexica")
  void every_cell_holds_what_its_column_allows(Lexicon lexicon) throws IOException {
    for (List<String> row : lexicon.rows()) {
      assertThat(row).hasSameSizeAs(lexicon.columns());
      for (int i = 0; i < row.size(); i++) {
        assertThat(row.get(i)).as(String.join(" / ", row)).matches(pattern(lexicon, i));
      }
    }
  }

  private static String pattern(Lexicon lexicon, int column) {
    return switch (lexicon.columns().get(column)) {
      case "LEMMAS" -> "([^ |]+( [^ |]+)*([|][^ |]+( [^ |]+)*)*)" + (column == 0 ? "" : "?");
      case "WORDS" -> "[\\p{Ll}-]+( [\\p{Ll}-]+)*";
      case "GROUP" -> "([A-Za-z][A-Za-z' -]*)?";
      default -> lexicon.columns().get(column);
    };
  }

  @ParameterizedTest
  @MethodSource("lexica")
  void lines_are_sorted_and_no_key_stands_twice(Lexicon lexicon) throws IOException {
    List<List<String>> keys =
        lexicon.rows().stream().map(row -> row.subList(0, lexicon.key())).toList();
    assertThat(keys).doesNotHaveDuplicates();
    assertThat(keys.stream().map(key -> String.join("\t", key))).isSorted();
  }

  @Test
  void lemmas_are_in_the_dictionary_except_the_listed_few() throws IOException {
    Set<String> unknown = new TreeSet<>();
    for (Lexicon lexicon : lexica().toList()) {
      for (List<String> row : lexicon.rows()) {
        for (int i = 0; i < row.size(); i++) {
          if (lexicon.columns().get(i).equals("LEMMAS")) {
            Stream.of(row.get(i).split("[| ]")).filter(this::isUnknown).forEach(unknown::add);
          }
        }
      }
    }
    assertThat(unknown).containsExactlyElementsOf(resource("unknown-words.txt").toList());
  }

  private boolean isUnknown(String word) {
    return !word.isEmpty()
        && !word.matches(MADE_OF_A_NAME)
        && dictionary.readings(word).stream().noneMatch(r -> r.lemma().equals(word));
  }

  @Test
  void a_noun_stands_in_one_table_only() throws IOException {
    Set<String> seen = new HashSet<>();
    for (Lexicon lexicon : lexica().toList()) {
      int column = lexicon.file().equals("peoples.tsv") ? 1 : 0;
      if (Set.of("persons", "peoples", "forces", "things", "organisations", "events")
          .contains(lexicon.file().replace(".tsv", ""))) {
        for (List<String> row : lexicon.rows()) {
          for (String noun : row.get(column).split("\\|")) {
            assertThat(noun.isEmpty() || seen.add(noun)).as(lexicon + ": " + noun).isTrue();
          }
        }
      }
    }
  }

  @Test
  void an_adjective_is_of_a_people_or_of_a_place() throws IOException {
    Set<String> ofPeoples = new HashSet<>();
    Set<String> ofPlaces = new HashSet<>();
    for (Lexicon lexicon : lexica().toList()) {
      for (List<String> row : lexicon.rows()) {
        switch (lexicon.file()) {
          case "peoples.tsv" -> ofPeoples.addAll(List.of(row.get(2).split("\\|")));
          case "place-adjectives.tsv" -> ofPlaces.add(row.getFirst());
          default -> {}
        }
      }
    }
    assertThat(ofPeoples).doesNotContainAnyElementsOf(ofPlaces);
  }

  private static Stream<String> resource(String name) throws IOException {
    try (InputStream in = LexicaTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"));
    }
  }
}

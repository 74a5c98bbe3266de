package org.letopis.extract.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.letopis.lexicon.Analyser;
import org.letopis.lexicon.Inflector;
import org.letopis.text.Document;

/** Persons never seen before, in the tables persons.txt and no-persons.txt. */
class PersonNamesTest {

  private static final Path MAPPINGS = Path.of(System.getProperty("letopis.home"), "mappings");
  private static final Path TABLES = Path.of("src/test/resources/org/letopis/extract");
  private static final Analyser ANALYSER = analyser();
  private static final Nouns NOUNS = Nouns.load(MAPPINGS.resolve("sr"), inflector());
  private static final PersonLexicon LEXICON = PersonLexicon.load(MAPPINGS.resolve("sr"));
  private static final Prepositions PREPOSITIONS = Prepositions.load(MAPPINGS.resolve("sr"));

  @ParameterizedTest
  @MethodSource("persons")
  void persons_are_named_in_the_nominative_given_name_first(String sentence, List<String> names) {
    assertThat(namesIn(sentence)).isEqualTo(names);
  }

  @ParameterizedTest
  @MethodSource("negatives")
  void what_only_bears_a_name_is_no_person(String sentence) {
    assertThat(namesIn(sentence)).isEmpty();
  }

  static Stream<org.junit.jupiter.params.provider.Arguments> persons() {
    return lines("persons.txt")
        .map(line -> line.split(" \\| "))
        .map(
            cells ->
                org.junit.jupiter.params.provider.Arguments.of(
                    cells[0], Arrays.asList(cells[1].split("; "))));
  }

  static Stream<String> negatives() {
    return lines("no-persons.txt");
  }

  private static Stream<String> lines(String table) {
    try {
      return Files.readAllLines(TABLES.resolve(table), StandardCharsets.UTF_8).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static List<String> namesIn(String text) {
    Words words =
        new Words(
            ANALYSER.analyse(new Document("test.txt", text, "0"), Optional.empty()),
            FunctionWords.load(MAPPINGS.resolve("sr")),
            Set.of());
    PersonNames persons = PersonNames.find(words, LEXICON, NOUNS, PREPOSITIONS);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      persons.from(i).flatMap(PersonNames.Person::name).ifPresent(names::add);
    }
    return names;
  }

  private static Analyser analyser() {
    try {
      return Analyser.load(MAPPINGS);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Inflector inflector() {
    try {
      return Inflector.load();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

package org.letopis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Gazetteer;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linker;

/**
 * Two invented documents a line and how their claims stand to each other: for every kind of
 * contradiction, and for what only looks like one. How a claim is written: {@link ClaimNotation}.
 */
class InventedPairsTest {

  private static final Path MAPPINGS =
      Path.of(System.getProperty("letopis.home")).resolve("mappings");

  private static List<GazetteerEntry> gazetteer;
  private static LinkTables tables;
  private static ScopeTables scopes;

  @BeforeAll
  static void load() throws IOException {
    gazetteer = List.copyOf(Gazetteer.load(MAPPINGS, new Paradigms(Dictionary.load())).entries());
    tables = LinkTables.read(MAPPINGS);
    scopes = ScopeTables.read(MAPPINGS);
  }

  @ParameterizedTest(name = "{0}: {1} | {2}")
  @CsvFileSource(
      resources = "invented-pairs.tsv",
      delimiter = '\t',
      numLinesToSkip = 1,
      quoteCharacter = '\0')
  void two_documents_stand_to_each_other_as_a_reader_would_say(
      String expected, String first, String second, String why) {
    List<DocumentClaims> documents =
        List.of(ClaimNotation.document("a.txt", first), ClaimNotation.document("b.txt", second));
    assertThat(outcomes(documents)).as(why).isEqualTo(expected);
    assertThat(outcomes(documents.reversed())).as(why).isEqualTo(expected);
  }

  private static String outcomes(List<DocumentClaims> documents) {
    String found =
        Comparer.compare(Linker.link(documents, gazetteer, tables), scopes).comparisons().stream()
            .flatMap(
                c ->
                    ComparedPairs.of(c)
                        .map(pair -> c.contradiction().map(Enum::name).orElse(c.type().name())))
            .sorted()
            .collect(Collectors.joining(" "));
    return found.isEmpty() ? "-" : found;
  }

  @Test
  void every_kind_of_contradiction_has_lines_and_there_are_as_many_near_misses()
      throws IOException {
    List<List<String>> rows =
        Files.readAllLines(
                Path.of(System.getProperty("letopis.home"))
                    .resolve("src/test/resources/org/letopis/compare/invented-pairs.tsv"))
            .stream()
            .skip(1)
            .map(line -> List.of(line.split("\t")))
            .toList();
    Set<Comparison.Contradiction> kinds = EnumSet.noneOf(Comparison.Contradiction.class);
    for (Comparison.Contradiction kind : Comparison.Contradiction.values()) {
      if (rows.stream().filter(row -> tells(row, kind)).count() >= 2) {
        kinds.add(kind);
      }
    }
    assertThat(kinds).containsExactlyInAnyOrder(Comparison.Contradiction.values());
    long contradictions =
        rows.stream()
            .filter(
                row ->
                    Arrays.stream(Comparison.Contradiction.values())
                        .anyMatch(kind -> tells(row, kind)))
            .count();
    assertThat(2 * contradictions).isLessThanOrEqualTo(rows.size());
  }

  private static boolean tells(List<String> row, Comparison.Contradiction kind) {
    return List.of(row.getFirst().split(" ")).contains(kind.name());
  }
}

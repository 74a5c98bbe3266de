package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.Analyser;
import org.letopis.text.Document;

/** Offices and properties of persons and sites, in the table offices-and-attributes.txt. */
class OfficesAndAttributesTest {

  private static final Path MAPPINGS = Path.of(System.getProperty("letopis.home"), "mappings");
  private static final Path TABLE =
      Path.of("src/test/resources/org/letopis/extract/offices-and-attributes.txt");
  private static final Set<String> KINDS = Set.of("Role", "PersonAttribute", "SiteAttribute");
  private static final Analyser ANALYSER = analyser();
  private static final Extractor EXTRACTOR = Extractor.load(MAPPINGS);

  @ParameterizedTest
  @MethodSource("rows")
  void offices_and_properties_are_read(String sentence, List<String> expected) {
    List<String> found =
        EXTRACTOR
            .extract(ANALYSER.analyse(new Document("test.txt", sentence, "0"), Optional.empty()))
            .claims()
            .stream()
            .filter(c -> KINDS.contains(c.kind()))
            .map(OfficesAndAttributesTest::told)
            .toList();
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static String told(Claim claim) {
    String whose = labels(claim.persons().isEmpty() ? claim.sites() : claim.persons());
    String body = claim.organizations().isEmpty() ? "" : " @ " + labels(claim.organizations());
    return claim
        .role()
        .map(role -> whose + " = " + role + body)
        .orElseGet(
            () -> whose + claim.attribute().map(a -> ": " + a.name() + " " + a.value()).orElse(""));
  }

  private static String labels(List<Mentioned> named) {
    return named.stream().map(Mentioned::label).collect(Collectors.joining(", "));
  }

  static Stream<Arguments> rows() throws IOException {
    return Files.readAllLines(TABLE, StandardCharsets.UTF_8).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(" \\|", 2))
        .map(cells -> Arguments.of(cells[0], expected(cells[1].strip())));
  }

  private static List<String> expected(String cell) {
    return cell.isEmpty() ? List.of() : Arrays.asList(cell.split("; "));
  }

  private static Analyser analyser() {
    try {
      return Analyser.load(MAPPINGS);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

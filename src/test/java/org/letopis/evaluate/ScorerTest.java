package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.letopis.claim.Claim;
import org.letopis.evaluate.ScoreOptions.Show;

class ScorerTest {

  private static final Path HOME = Path.of(System.getProperty("letopis.home"));
  private static final Path GOLD = HOME.resolve("evaluation/gold");
  private static final Path FIXTURES =
      HOME.resolve("src/test/resources/org/letopis/evaluate/scorer");

  private static CanonicalNames names() throws IOException {
    return CanonicalNames.read(HOME.resolve("evaluation/names.tsv"));
  }

  private static ScoreReport score(
      Path gold, Path claims, CanonicalNames names, ScoreOptions options) throws IOException {
    return Scorer.score(List.of(Measured.read(List.of(gold), List.of(claims), names)), options);
  }

  @ParameterizedTest
  @CsvSource({"core, false, false", "all-kinds, true, false", "ignore-offsets, false, true"})
  void prints_the_lines_of_the_reference(String fixture, boolean allKinds, boolean ignoreOffsets)
      throws IOException {
    ScoreReport report =
        score(
            GOLD,
            FIXTURES.resolve("perturbed.jsonl"),
            names(),
            new ScoreOptions(
                allKinds, ignoreOffsets, EnumSet.complementOf(EnumSet.of(Show.RULES))));
    assertThat(report.lines()).isEqualTo(Files.readAllLines(FIXTURES.resolve(fixture + ".txt")));
    assertThat(report.notes()).isEqualTo(Files.readAllLines(FIXTURES.resolve("core-notes.txt")));
  }

  @Test
  void the_gold_is_wholly_right_against_itself() throws IOException {
    ScoreReport report =
        score(GOLD, GOLD, names(), new ScoreOptions(false, false, Set.of(Show.KINDS, Show.SLOTS)));
    assertThat(report.lines())
        .isEqualTo(Files.readAllLines(FIXTURES.resolve("gold-against-itself.txt")));
  }

  @Test
  void claims_in_memory_score_as_the_file_they_came_from() throws IOException {
    List<Claim> claims =
        ClaimsJson.readFolder(GOLD, KnownTexts.NONE).stream().map(NamedClaim::claim).toList();
    ScoreReport report =
        Scorer.score(List.of(Measured.of(List.of(GOLD), claims, names())), ScoreOptions.DEFAULT);
    assertThat(report.whole()).isEqualTo(1.0);
    assertThat(report.facts()).isEqualTo(new Prf(1, 1, 1));
  }

  @Test
  void an_empty_gold_file_says_that_the_document_makes_no_claim(@TempDir Path folder)
      throws IOException {
    Path gold = Files.createDirectory(folder.resolve("gold"));
    Files.createFile(gold.resolve("a.jsonl"));
    Path claims = folder.resolve("claims.jsonl");
    Files.writeString(
        claims, "{\"doc\": \"a.txt\", \"kind\": \"Killing\"}\n", StandardCharsets.UTF_8);
    ScoreReport report = score(gold, claims, CanonicalNames.NONE, ScoreOptions.DEFAULT);
    assertThat(report.lines())
        .contains("claims  P 0.000 R 0.000 F1 0.000  (gold 0, found 1)", "whole   0.000");
  }

  @Test
  void rules_are_measured_over_all_sets_together(@TempDir Path folder) throws IOException {
    Path gold = folder.resolve("gold.jsonl");
    Path claims = folder.resolve("claims.jsonl");
    String killing =
        "{\"doc\": \"%s\", \"kind\": \"Killing\", \"unit\": \"person\", \"rule\": \"%s\"}\n";
    Files.writeString(gold, "{\"doc\": \"a.txt\", \"kind\": \"Killing\"}\n");
    Files.writeString(
        claims, killing.formatted("a.txt", "killing.one") + killing.formatted("a.txt", "other"));
    Measured set = Measured.read(List.of(gold), List.of(claims), CanonicalNames.NONE);
    ScoreReport report =
        Scorer.score(List.of(set, set), new ScoreOptions(false, false, Set.of(Show.RULES)));
    assertThat(report.rules())
        .containsExactly(new RuleScore("killing.one", 2, 2, 0), new RuleScore("other", 2, 0, 0));
    assertThat(report.lines())
        .contains(
            "rule killing.one                  found   2 right   2 precision 1.000 exact 0.000");
  }

  @Test
  void a_line_that_is_no_claim_is_named_with_file_and_line(@TempDir Path folder)
      throws IOException {
    Path claims = folder.resolve("claims.jsonl");
    Files.writeString(claims, "{\"doc\": \"a.txt\", \"kind\": \"Killing\"}\n{\"doc\": 1}\n");
    assertThatThrownBy(() -> score(GOLD, claims, CanonicalNames.NONE, ScoreOptions.DEFAULT))
        .isInstanceOf(MalformedClaimException.class)
        .hasMessage(claims + ":2: no doc or no kind; every claim has both");
  }

  @ParameterizedTest
  @CsvSource({"0.0625, 0.062", "0.1875, 0.188", "0.6666666, 0.667", "1, 1.000"})
  void ties_are_rounded_to_even(double value, String expected) {
    assertThat(Prf.decimals(value)).isEqualTo(expected);
  }
}

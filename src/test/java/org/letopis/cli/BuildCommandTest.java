package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildCommandTest {

  @TempDir static Path folder;
  private static Path seeds;
  private static Path data;
  private static Cli built;

  @BeforeAll
  static void build() throws IOException {
    seeds = BadTexts.write(folder.resolve("seeds"));
    Files.writeString(
        seeds.resolve("catalog.ttl"),
        """
        PREFIX lt: <https://w3id.org/letopis/ontology#>
        <windows.txt> a lt:Document ; lt:sha256 "00" .
        <gone.txt> a lt:Document .
        """);
    data = folder.resolve("data");
    built = run(data);
  }

  @Test
  void bad_texts_are_told_and_the_others_are_converted() throws IOException {
    assertThat(built.code()).isEqualTo(ExitCode.LOST);
    assertThat(built.err()).contains("5 findings lost something", "report.txt");
    Map<String, Boolean> converted = new TreeMap<>();
    report()
        .get("documents")
        .forEach(d -> converted.put(d.get("name").asText(), d.get("converted").asBoolean()));
    assertThat(converted).containsEntry("good.txt", true).containsEntry("windows.txt", true);
    assertThat(converted).hasSize(2 + BadTexts.NAMES.size());
    assertThat(BadTexts.NAMES).allMatch(name -> !converted.get(name));
  }

  @Test
  void the_report_names_texts_and_no_folder_of_this_machine() throws IOException {
    assertThat(Files.readString(data.resolve("current/report.txt")))
        .contains("loss: empty.txt: is empty")
        .doesNotContain(folder.toString());
  }

  @Test
  void the_report_tells_what_was_not_understood() throws IOException {
    Path texts = Files.createDirectory(folder.resolve("fair"));
    Files.writeString(texts.resolve("sajam.txt"), "Na sajmu su bila 214 traktora.\n");
    Path releases = folder.resolve("fair data");
    Cli fair = Cli.run("build", "--data", releases, "--seeds", texts);
    assertThat(fair.code()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(releases.resolve("current/report.txt")))
        .contains(
            "notice: sajam.txt:1 (17-20): \"214 traktora.\" gives a figure that no rule reads");
  }

  @Test
  void texts_and_catalogue_that_do_not_know_each_other_are_noticed() throws IOException {
    String report = Files.readString(data.resolve("current/report.txt"));
    assertThat(report)
        .contains("notice: good.txt: has no entry in catalog.ttl")
        .contains("notice: windows.txt: is not the text that catalog.ttl describes")
        .contains("notice: catalog.ttl: describes \"gone.txt\", which is not there");
  }

  @Test
  void what_has_not_changed_is_not_built_again() {
    Cli again = run(data);
    assertThat(again.err()).contains("is up to date");
    assertThat(again.out()).isEqualTo(built.out());
    assertThat(again.code()).isEqualTo(built.code());
  }

  @Test
  void the_same_texts_give_the_same_bytes() throws IOException {
    Path other = folder.resolve("other data");
    assertThat(run(other).out()).isEqualTo(built.out());
    assertThat(other.resolve("current/SHA256SUMS"))
        .hasSameTextualContentAs(data.resolve("current/SHA256SUMS"));
  }

  @Test
  void a_release_can_be_asked_dumped_and_verified() throws IOException {
    Path query = Files.writeString(folder.resolve("ask.rq"), "SELECT (1 AS ?one) {}");
    assertThat(Cli.run("query", query, "--data", data, "--format", "csv").out())
        .isEqualToNormalizingNewlines("one\n1\n");
    assertThat(Cli.run("query", query, "--data", data).out()).contains("| one |");

    assertThat(Cli.run("dump", "--format", "nq", "--data", data).out())
        .isEqualTo(Files.readString(data.resolve("current/dumps/letopis.nq")));
    assertThat(Cli.run("dump", "--format", "ttl", "--graph", "catalog", "--data", data).out())
        .contains("good.txt")
        .doesNotContain("lt:Killing a ");
    assertThat(Cli.run("dump", "--format", "ttl", "--graph", "none", "--data", data).code())
        .isEqualTo(ExitCode.USAGE);

    Files.delete(seeds.resolve("utf16.txt"));
    Cli verified = Cli.run("verify", "--data", data, "--seeds", seeds);
    BadTexts.write(seeds);
    assertThat(verified.out()).contains("claims of release");
    assertThat(verified.err())
        .contains("empty.txt", "english.txt")
        .doesNotContain("breaks a shape");
  }

  @Test
  void a_changed_digit_is_told_with_the_claims_that_no_longer_stand() throws IOException {
    Path text = seeds.resolve("good.txt");
    String before = Files.readString(text);
    Files.writeString(text, before.replace("od 20 kuća", "od 21 kuća"));
    Cli verified = Cli.run("verify", "--data", data, "--seeds", seeds);
    Files.writeString(text, before);

    assertThat(verified.code()).isEqualTo(ExitCode.LOST);
    assertThat(verified.err()).contains("id/claim/good-", "od 20 kuća", "od 21 kuća");
  }

  private static Cli run(Path data) {
    return Cli.run("build", "--data", data, "--seeds", seeds);
  }

  private static JsonNode report() throws IOException {
    return new ObjectMapper().readTree(data.resolve("current/report.json").toFile());
  }
}

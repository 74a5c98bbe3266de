package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {

  @TempDir Path data;

  /** Those for people; what the program asks of itself is hidden. */
  static Stream<String> commands() {
    return Letopis.line().getSubcommands().entrySet().stream()
        .filter(c -> !c.getValue().getCommandSpec().usageMessage().hidden())
        .map(Map.Entry::getKey);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_command_explains_itself_in_a_sentence_and_by_examples(String command) {
    Cli help = Cli.run(command, "--help");
    assertThat(help.code()).isEqualTo(ExitCode.DONE);
    assertThat(help.out()).contains("letopis " + command, "Examples:", "default:");
    assertThat(Cli.run("--help").out()).contains("  " + command);
    String[] description =
        Letopis.line().getSubcommands().get(command).getCommandSpec().usageMessage().description();
    assertThat(description[0]).endsWith(".");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_example_is_a_line_that_is_understood(String command) {
    assertThat(Example.of(command)).isNotEmpty();
    for (Example example : Example.of(command)) {
      String line = (command + " " + example.words()).strip();
      assertThatCode(
              () ->
                  Letopis.line()
                      .setCaseInsensitiveEnumValuesAllowed(true)
                      .parseArgs(line.split(" ")))
          .as(line)
          .doesNotThrowAnyException();
      assertThat(example.what()).isNotBlank();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ttl, TTL",
    "TTL, TTL",
    "Rdf, RDFXML",
    "rdfxml, RDFXML",
    "jsonl, JSONL",
    "jsonld, JSONLD"
  })
  void a_format_is_known_by_its_word_and_its_extension_in_any_case(String word, DumpFormat format) {
    assertThat(new DumpFormat.Converter().convert(word)).isEqualTo(format);
  }

  @Test
  void a_format_that_there_is_not_is_answered_with_those_that_there_are() {
    assertThat(Cli.run("dump", "--format", "docx").err())
        .contains("docx", "ttl, nt, nq", "letopis dump --help")
        .doesNotContain("Usage:");
  }

  @Test
  void a_reference_cannot_have_been_looked_at_on_a_day_to_come() {
    Cli wrong = Cli.run("export", "quickstatements", "--retrieved", "9999-12-31");
    assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
    assertThat(wrong.err()).contains("9999-12-31", "a day to come");
  }

  @ParameterizedTest
  @CsvSource({"0, 0 claims", "1, 1 claim", "2, 2 claims"})
  void one_thing_is_not_many(long number, String words) {
    assertThat(Counted.of(number, "claim")).isEqualTo(words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "claims",
        "build --nonsense",
        "dump",
        "dump --format docx",
        "evaluate",
        "build --base nowhere",
        "serve --port high",
        "query no-such-query"
      })
  void wrong_usage_ends_with_2_and_says_why(String words) {
    Object[] arguments = words.isEmpty() ? new Object[0] : words.split(" ");
    Cli wrong = Cli.run(arguments);
    assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
    assertThat(wrong.err()).isNotBlank().doesNotContain("\tat ");
    assertThat(wrong.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve", "verify", "dump --format ttl"})
  void what_needs_a_release_says_how_to_get_one(String words) {
    Cli failed = Cli.run((Object[]) (words + " --data " + data).split(" "));
    assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains("letopis build").doesNotContain("\tat ");
  }

  @Test
  void a_folder_of_texts_that_is_not_there_cannot_be_built() {
    Cli failed = Cli.run("build", "--data", data, "--seeds", data.resolve("nowhere"));
    assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains("nowhere", "--seeds");
  }

  @Test
  void a_folder_without_texts_cannot_be_built() throws IOException {
    Path empty = Files.createDirectories(data.resolve("empty"));
    Cli failed = Cli.run("build", "--data", data, "--seeds", empty);
    assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains(empty.toString(), "no text", "--seeds");
    assertThat(data.resolve("current")).doesNotExist();
  }

  @Test
  void a_taken_port_is_told_before_anything_is_built() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
      Cli failed = Cli.run("up", "--data", data, "--port", taken.getLocalPort());
      assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
      assertThat(failed.err()).contains("port " + taken.getLocalPort(), "--port");
      assertThat(data).isEmptyDirectory();
    }
  }

  @Test
  void a_query_with_a_mistake_is_told_in_one_line_with_its_position() throws IOException {
    Path query = Files.writeString(data.resolve("ask.rq"), "SELECT ?x\n{ ?x ?y }");
    Cli wrong = Cli.run("query", query, "--data", data);
    assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
    assertThat(wrong.err()).contains("line 2, column 9").doesNotContain("expecting");
    assertThat(wrong.err().lines()).hasSize(1);
  }

  @Test
  void a_gold_that_is_not_there_cannot_be_measured_against() {
    Cli failed = Cli.run("evaluate", "--gold", data.resolve("nowhere"));
    assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains("nowhere");
  }

  @Test
  void the_version_is_told() {
    assertThat(Cli.run("--version").out()).startsWith("letopis ");
  }
}

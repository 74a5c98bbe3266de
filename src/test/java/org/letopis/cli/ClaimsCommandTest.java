package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsCommandTest {

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    BadTexts.write(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "empty.txt, is empty",
    "binary.txt, is no text",
    "latin2.txt, is not valid UTF-8",
    "utf16.txt, UTF-16",
    "english.txt, is in English",
    "nowhere.txt, no such file",
    "., is a folder"
  })
  void a_file_that_cannot_be_read_is_named_and_the_others_are_converted(String name, String why)
      throws IOException {
    Cli claims = Cli.run("claims", folder.resolve(name), folder.resolve("good.txt"));

    assertThat(claims.code()).isEqualTo(ExitCode.LOST);
    assertThat(claims.err()).contains("loss", name.equals(".") ? folder.toString() : name, why);
    assertThat(claims.out()).isEqualTo(Cli.run("claims", folder.resolve("good.txt")).out());
    assertThatEveryLineIsAClaimOf("good.txt", claims.out());
  }

  @Test
  void a_byte_order_mark_and_carriage_returns_are_told_and_lose_nothing() {
    Cli claims = Cli.run("claims", folder.resolve("windows.txt"));
    assertThat(claims.code()).isEqualTo(ExitCode.DONE);
    assertThat(claims.err()).contains("notice", "byte order mark", "carriage returns");
  }

  @Test
  void what_was_not_understood_is_counted_and_told_where_it_is_asked_for() throws IOException {
    Path text = folder.resolve("sajam.txt");
    Files.writeString(text, "Na sajmu su bila 214 traktora.\nIzloženo je i 17 sejalica.\n");
    Cli claims = Cli.run("claims", text);
    assertThat(claims.code()).isEqualTo(ExitCode.DONE);
    assertThat(claims.err())
        .isEqualToNormalizingNewlines(
            "2 notices of what was not understood; --verbose tells them\n");
    Cli verbose = Cli.run("claims", "-v", text);
    assertThat(verbose.code()).isEqualTo(ExitCode.DONE);
    assertThat(verbose.err())
        .contains("notice sajam.txt:1 (17-20): \"214 traktora.\"", "notice sajam.txt:2 (45-47)")
        .hasLineCount(2);
  }

  @Test
  void standard_input_is_a_document_too() throws IOException {
    InputStream before = System.in;
    try {
      System.setIn(
          new ByteArrayInputStream(
              "U selu je ubijeno osam Srba.\n".getBytes(StandardCharsets.UTF_8)));
      Cli claims = Cli.run("claims", "-");
      assertThat(claims.code()).isEqualTo(ExitCode.DONE);
      assertThatEveryLineIsAClaimOf("stdin.txt", claims.out());
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void a_catalogue_that_is_named_must_be_there() {
    Cli failed =
        Cli.run("claims", "--catalog", folder.resolve("none.ttl"), folder.resolve("good.txt"));
    assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err()).contains("none.ttl");
  }

  @Test
  void a_rule_that_cannot_be_meant_is_told_in_one_line() throws IOException {
    Path mappings = folder.resolve("mappings");
    Path kinds = Files.createDirectories(mappings.resolve("kinds"));
    Path own = ProjectOptions.home().resolve("mappings");
    try (var files = Files.walk(own)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = mappings.resolve(own.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    Files.writeString(
        kinds.resolve("new.yaml"), "kind: New\nrules:\n  - {id: new.one, shape: round}\n");

    Cli failed = Cli.run("claims", "--mappings", mappings, folder.resolve("good.txt"));
    assertThat(failed.code()).isEqualTo(ExitCode.FAILED);
    assertThat(failed.err())
        .startsWith("letopis: ")
        .contains("new.yaml", "\"round\"", "mappings/README.md")
        .hasLineCount(1);
  }

  private static void assertThatEveryLineIsAClaimOf(String document, String out)
      throws IOException {
    assertThat(out).isNotEmpty();
    for (String line : out.lines().toList()) {
      assertThat(new ObjectMapper().readTree(line).get("doc").asText()).isEqualTo(document);
    }
  }
}

package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of texts with what people and their programs put there: told, and never published. */
class BadInputTest {

  private static final String GOOD =
      "U selu Lipa je 17. marta 2004. godine ubijeno osam Srba, a više od 20 kuća je spaljeno.\n";

  @TempDir static Path folder;
  private static Path data;
  private static String report;
  private static Cli built;

  @BeforeAll
  static void build() throws IOException {
    Path seeds = Files.createDirectory(folder.resolve("seeds"));
    data = folder.resolve("data");
    Files.writeString(seeds.resolve("good.txt"), GOOD);
    Files.writeString(seeds.resolve("twice.txt"), GOOD);
    Files.writeString(seeds.resolve("page.txt"), "<p>U selu Lipa je ubijeno osam Srba.</p>\n");
    Files.writeString(
        seeds.resolve("line\nloss: forged.txt"), "U selu Lipa je spaljeno sedam kuća.\n");
    Files.writeString(
        seeds.resolve("figures.txt"), "Dvadeset osam i trideset dva ljudi su rekli. ".repeat(300));
    Path secret = Files.writeString(folder.resolve("secret.txt"), "U Lipi je ubijeno sto Srba.\n");
    Files.createSymbolicLink(seeds.resolve("link.txt"), secret);
    Files.createSymbolicLink(seeds.resolve("nowhere.txt"), folder.resolve("nowhere"));
    Files.createSymbolicLink(seeds.resolve("inside.txt"), Path.of("good.txt"));
    Files.writeString(
        seeds.resolve("catalog.ttl"),
        """
        PREFIX lt: <https://w3id.org/letopis/ontology#>
        PREFIX dcterms: <http://purl.org/dc/terms/>
        PREFIX dcat: <http://www.w3.org/ns/dcat#>
        <good.txt> a lt:Document ; dcterms:language "sr-Cyrl" ;
          dcterms:temporal [ dcat:startDate "2004-02-30" ] ; dcterms:isPartOf _:a .
        _:a dcterms:isPartOf _:a .
        <page.txt> a lt:Document ; dcterms:language "en" .
        <gone.txt> a lt:Document ; dcterms:language "sr-Latn" .
        """);
    built = Cli.run("build", "--data", data, "--seeds", seeds);
    report = Files.readString(data.resolve("current/report.txt"));
  }

  @Test
  void everything_odd_is_told_by_the_name_of_its_file() {
    assertThat(built.code()).isEqualTo(ExitCode.LOST);
    assertThat(report)
        .contains("good.txt: 2 claims")
        .contains("loss: link.txt: is a symbolic link out of the folder of texts")
        .contains("loss: nowhere.txt: is a symbolic link to nothing")
        .contains("inside.txt: 2 claims")
        .contains("notice: twice.txt: has the same content as")
        .contains("notice: page.txt: has markup in it: \"<p>\"")
        .contains("notice: good.txt: is in \"sr-Cyrl\", catalog.ttl says")
        .contains("notice: page.txt: is in \"en\", catalog.ttl says")
        .contains("\"2004-02-30\" as a time that \"good.txt\" tells of is left out")
        .contains("notice: catalog.ttl: describes \"gone.txt\", which is not there")
        .contains("notice: twice.txt: has no entry in catalog.ttl")
        .contains("nests too deep or without end");
  }

  @Test
  void the_name_of_a_file_says_nothing_of_other_files() {
    assertThat(report.lines()).noneMatch(line -> line.strip().startsWith("loss: forged"));
    assertThat(built.err().lines()).noneMatch(line -> line.strip().startsWith("loss: forged"));
    assertThat(report)
        .contains("loss: line\\u000Aloss: forged.txt: has a line end or another control character");
  }

  @Test
  void what_is_found_of_one_text_a_thousand_times_fills_no_report() {
    assertThat(report.lines().filter(line -> line.contains("figures.txt:1 ")))
        .hasSizeBetween(100, 200);
    assertThat(report).contains("more; report.json has them all");
  }

  @Test
  void nothing_from_outside_the_folder_is_published() throws IOException {
    assertThat(Files.readString(data.resolve("current/dumps/letopis.nq")))
        .doesNotContain("sto Srba", folder.toString());
  }

  @Test
  void output_that_cannot_be_written_ends_with_3() throws IOException {
    StringWriter err = new StringWriter();
    Writer full =
        new Writer() {
          @Override
          public void write(char[] characters, int from, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    int code =
        Letopis.run(
            new PrintWriter(full),
            new PrintWriter(err),
            "dump",
            "--format",
            "nt",
            "--data",
            data.toString());
    assertThat(code).isEqualTo(ExitCode.FAILED);
    assertThat(err.toString()).contains("standard output").doesNotContain("\tat ");
  }

  @Test
  void releases_are_listed_and_can_be_gone_back_to() {
    Cli listed = Cli.run("releases", "--data", data);
    assertThat(listed.out()).startsWith("*\t1\t" + built.out().strip());
    Cli back = Cli.run("rollback", "--data", data);
    assertThat(back.code()).isEqualTo(ExitCode.FAILED);
    assertThat(back.err()).contains("before the current one");
    assertThat(Cli.run("rollback", "1", "--data", data).out()).isEqualTo(built.out());
  }
}

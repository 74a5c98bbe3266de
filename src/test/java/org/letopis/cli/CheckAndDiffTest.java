package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckAndDiffTest {

  private static final String FIRST =
      "U Nišu je 5. avgusta 2013. izbio požar. U požaru je 5. avgusta 2013. u Nišu poginulo pet osoba.";

  private static final String SECOND = "U požaru je 5. avgusta 2013. u Nišu poginulo osam osoba.";

  @TempDir Path folder;

  @Test
  void a_text_is_told_beforehand_and_the_diff_tells_it_afterwards() throws IOException {
    Path seeds = Files.createDirectories(folder.resolve("seeds"));
    Files.writeString(seeds.resolve("prvi.txt"), FIRST);
    Path text = folder.resolve("drugi.txt");
    Files.writeString(text, SECOND);
    Path data = folder.resolve("data");

    Cli check = Cli.run("check", text, "--seeds", seeds, "--data", data);
    assertThat(check.out())
        .startsWith("drugi.txt: 1 claim,")
        .contains("contradicts: 1")
        .contains("\"osam\" (drugi.txt) and \"pet\" (prvi.txt) cannot both be right");
    assertThat(seeds.resolve("drugi.txt")).doesNotExist();

    String before = Cli.run("build", "--seeds", seeds, "--data", data).out().strip();
    Files.copy(text, seeds.resolve("drugi.txt"));
    Cli build = Cli.run("build", "--seeds", seeds, "--data", data);
    assertThat(build.err()).contains("drugi.txt: 1 claim,", "contradicts: 1");

    Cli diff = Cli.run("diff", before, "--data", data);
    assertThat(diff.out())
        .startsWith("## Release " + build.out().strip() + ", after " + before)
        .contains("texts that came: 1", "claims that came, drugi.txt: 1")
        .contains("comparisons that came: 1");
    assertThat(Cli.run("diff", "1", "2", "--data", data).out()).isEqualTo(diff.out());
    assertThat(Cli.run("diff", before.substring(0, 12), "current", "--data", data).out())
        .isEqualTo(diff.out());
    Cli nothing = Cli.run("diff", "nothing", "--data", data);
    assertThat(nothing.code()).isEqualTo(ExitCode.USAGE);
    assertThat(nothing.err()).contains("\"nothing\" is no release of", "letopis releases");
  }

  @Test
  void a_claim_is_told_in_its_words_and_who_was_withdrawn_is_named_nowhere() throws IOException {
    Path seeds = Files.createDirectories(folder.resolve("seeds"));
    Files.writeString(
        seeds.resolve("prvi.txt"), "U Prizrenu je 17. marta 2004. ubijen Petar Perić. " + FIRST);
    Files.writeString(
        seeds.resolve("drugi.txt"), "U Prizrenu je 17. marta 2004. ubijen Petar Perić.");
    Path data = folder.resolve("data");
    String before = Cli.run("build", "--seeds", seeds, "--data", data).out().strip();
    Path mappings = copyOfMappings();
    Files.writeString(
        mappings.resolve("corrections.tsv"),
        "2026-01-02\tan editor\twithdraw-person\tPetar Perić\t\ton request\n",
        StandardOpenOption.APPEND);
    Cli.run("build", "--seeds", seeds, "--data", data, "--mappings", mappings);

    String diff = Cli.run("diff", before, "--data", data, "--mappings", mappings).out();
    assertThat(diff)
        .contains(" (withdrawn on request)", "and are not told: 1")
        .doesNotContain("Perić");
    assertThat(Cli.run("diff", "2", "1", "--data", data).out())
        .contains("Killing: \"U Prizrenu je 17. marta 2004. ubijen Petar Perić");
  }

  private Path copyOfMappings() throws IOException {
    Path from = Path.of(System.getProperty("letopis.home")).resolve("mappings");
    Path to = folder.resolve("mappings");
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
    return to;
  }

  @Test
  void figures_of_a_text_whose_days_nobody_gives_are_said_to_be_of_no_known_event()
      throws IOException {
    Path text = folder.resolve("drugi.txt");
    Files.writeString(text, "Povređeno je 20 osoba.");
    assertThat(Cli.run("check", text, "--seeds", folder, "--data", folder.resolve("data")).out())
        .contains("of 1 figure it is not known which event", "dcterms:temporal");
  }

  @Test
  void references_are_not_looked_at_on_a_day_to_come() {
    Cli export = Cli.run("export", "quickstatements", "--retrieved", "9999-12-31");
    assertThat(export.code()).isEqualTo(ExitCode.USAGE);
    assertThat(export.err()).contains("9999-12-31", "a day to come", "give the day");
  }

  @Test
  void a_text_in_the_words_of_another_repeats_it_and_supports_nothing() throws IOException {
    Path seeds = Files.createDirectories(folder.resolve("seeds"));
    Files.writeString(seeds.resolve("prvi.txt"), FIRST);
    Files.writeString(seeds.resolve("prepis.txt"), FIRST);
    Path text = folder.resolve("drugi.txt");
    Files.writeString(text, FIRST + " Povređeno je 20 osoba.");
    Cli check = Cli.run("check", text, "--seeds", seeds, "--data", folder.resolve("data"));
    assertThat(check.out())
        .contains("supports: 0")
        .contains("repeats, from one origin: 1")
        .contains("3 documents, 1 origin.");
  }

  @Test
  void what_is_no_file_is_told() {
    assertThat(Cli.run("check", folder.resolve("nothing.txt")).code()).isEqualTo(ExitCode.USAGE);
  }
}

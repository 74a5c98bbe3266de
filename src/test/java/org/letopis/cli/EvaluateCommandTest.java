package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluateCommandTest {

  private static final String TEXT = "U selu Brzan ubijeno je pet muškaraca.\n";

  @TempDir Path folder;
  private Path gold;

  @BeforeEach
  void write() throws IOException {
    gold = set("first", "Brzan", "Brzan");
  }

  /** A gold of one text, in which the place is called otherwise than what is equal to it. */
  private Path set(String name, String place, String label) throws IOException {
    Path set = folder.resolve(name);
    Files.createDirectories(set.resolve("texts"));
    Files.createDirectories(set.resolve("gold"));
    Files.writeString(set.resolve("texts").resolve(name + ".txt"), TEXT);
    Files.writeString(set.resolve("names.tsv"), label + "\t" + place + "\n");
    Files.writeString(
        set.resolve("gold").resolve(name + ".jsonl"),
        """
        {"doc": "%s.txt", "kind": "Killing", "quote": "ubijeno je pet muškaraca", "start": 13, \
        "end": 37, "count": {"low": 5, "high": 5, "approximate": false, "text": "pet"}, \
        "unit": "person", "groups": ["men"], "places": ["%s"]}
        """
            .formatted(name, label));
    return set.resolve("gold");
  }

  @Test
  void texts_and_names_are_those_beside_the_gold() throws IOException {
    assertThat(Cli.run("evaluate", "--gold", gold).out())
        .contains("claims  P 1.000 R 1.000 F1 1.000  (gold 1, found 1)")
        .contains("whole   1.000");
    Path other = set("second", "Brzan", "Brzansko");
    assertThat(Cli.run("evaluate", "--gold", other).out()).contains("whole   1.000");
    Path empty = Files.writeString(folder.resolve("none.tsv"), "");
    assertThat(Cli.run("evaluate", "--gold", other, "--names", empty).out())
        .contains("whole   0.000");
  }

  @Test
  void texts_can_be_named() throws IOException {
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.move(folder.resolve("first/texts/first.txt"), elsewhere.resolve("first.txt"));
    assertThat(Cli.run("evaluate", "--gold", gold, "--texts", elsewhere).out())
        .contains("(gold 1, found 1)");
    Cli gone = Cli.run("evaluate", "--gold", gold);
    assertThat(gone.err()).contains("first.txt", "no such file");
    assertThat(gone.code()).isEqualTo(ExitCode.LOST);
  }

  @Test
  void several_golds_are_measured_together_each_with_its_own_texts_and_names() throws IOException {
    Path other = set("second", "Brzan", "Brzansko");
    Cli both = Cli.run("evaluate", "--gold", gold, "--gold", other, "--show", "rules");
    assertThat(both.out())
        .contains("(gold 2, found 2)", "whole   1.000")
        .containsPattern("rule killing\\S+ +found +2 right +2 precision 1.000 exact 1.000");
  }

  @Test
  void what_was_measured_of_each_rule_can_be_kept_for_the_confidence_of_claims()
      throws IOException {
    Path file = folder.resolve("confidence.tsv");
    Cli.run("evaluate", "--gold", gold, "--confidence", file);
    assertThat(Files.readString(file))
        .startsWith("# rule\tfound\tright\n")
        .contains("letopis evaluate")
        .containsPattern("\nkilling\\S+\t1\t1\n");
  }
}

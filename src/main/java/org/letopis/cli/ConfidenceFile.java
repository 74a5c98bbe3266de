package org.letopis.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.letopis.evaluate.RuleScore;

/**
 * {@code mappings/confidence.tsv}: what was measured of each rule, for the confidence of claims.
 */
final class ConfidenceFile {

  private static final String HEADER =
      """
      # rule\tfound\tright
      # How many claims each rule found in the texts with gold that are not held back, and how many of them the gold has. Made by
      # ./letopis evaluate --gold evaluation/gold --gold evaluation/development/gold ... --confidence mappings/confidence.tsv
      # A claim's confidence is (right + 1) / (found + 2); that of a rule that is not here is 0.5.
      """;

  private ConfidenceFile() {}

  static void write(List<RuleScore> rules, Path file) throws IOException {
    StringBuilder table = new StringBuilder(HEADER);
    rules.forEach(
        r ->
            table.append(String.join("\t", r.rule(), "" + r.found(), "" + r.right())).append('\n'));
    Files.writeString(file, table, StandardCharsets.UTF_8);
  }
}

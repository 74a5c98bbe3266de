package org.letopis.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A line of {@code examples.tsv}, which stand at the end of a command's help.
 *
 * @param command its command
 * @param words what follows it on the line
 * @param what what that does
 */
record Example(String command, String words, String what) {

  private static final List<Example> ALL = read();

  /** The examples of a command. */
  static List<Example> of(String command) {
    return ALL.stream().filter(e -> e.command.equals(command)).toList();
  }

  /** Them as the foot of the command's help; nothing where there are none. */
  static String[] footer(String command) {
    List<Example> examples = of(command);
    int width = examples.stream().mapToInt(e -> e.line().length()).max().orElse(0);
    return examples.isEmpty()
        ? new String[0]
        : Stream.concat(
                Stream.of("", "Examples:"),
                examples.stream()
                    .map(
                        e ->
                            "  "
                                + e.line()
                                + " ".repeat(width - e.line().length())
                                + "  "
                                + e.what))
            .toArray(String[]::new);
  }

  private String line() {
    return ("letopis " + command + " " + words).strip();
  }

  private static List<Example> read() {
    List<Example> examples = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Example.class.getResourceAsStream("examples.tsv"), StandardCharsets.UTF_8))) {
      for (String line : lines.lines().filter(l -> !l.startsWith("#")).toList()) {
        String[] cells = line.split("\t", -1);
        examples.add(new Example(cells[0], cells[1], cells[2]));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("examples.tsv is part of the program and cannot be read", e);
    }
    return List.copyOf(examples);
  }
}

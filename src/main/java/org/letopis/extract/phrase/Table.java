package org.letopis.extract.phrase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A table of {@code mappings/}: tab-separated lines, {@code #} begins a comment line, {@code |}
 * separates the values of a list.
 */
public record Table(List<Row> rows) {

  /**
   * @throws UncheckedIOException where the file cannot be read
   */
  public static Table read(Path file) {
    try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
      return new Table(
          lines
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(line -> new Row(List.of(line.split("\t", -1))))
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read; is mappings/ complete?", e);
    }
  }

  /** One line of a table. */
  public record Row(List<String> cells) {

    /** The cell of that column, from 0; empty where the line is shorter. */
    public String cell(int column) {
      return column < cells.size() ? cells.get(column).strip() : "";
    }

    /** The values of a list cell. */
    public List<String> list(int column) {
      return Stream.of(cell(column).split("\\|"))
          .map(String::strip)
          .filter(s -> !s.isEmpty())
          .toList();
    }
  }
}

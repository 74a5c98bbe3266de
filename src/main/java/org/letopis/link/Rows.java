package org.letopis.link;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The rows of a table in {@code mappings/}: tabs between columns, # before comments. */
public final class Rows {

  private Rows() {}

  /**
   * Reads a table; a file that is not there has no rows.
   *
   * @throws IOException where a row has too few columns; the message names file and line
   */
  public static List<List<String>> read(Path file, int columns) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    List<List<String>> rows = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      List<String> row = List.of(line.split("\t", -1));
      if (row.size() < columns) {
        throw new IOException(
            "%s:%d: %d columns; write %d with tabs between them"
                .formatted(file, number, row.size(), columns));
      }
      rows.add(row);
    }
    return rows;
  }
}

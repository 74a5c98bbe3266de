package org.letopis.lexicon;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A table of words in {@code mappings/}: tab separated, {@code #} begins a line of comment. */
final class WordTable {

  private WordTable() {}

  /**
   * One line.
   *
   * @param place file and line, for messages
   * @param cells its cells
   */
  record Row(String place, List<String> cells) {

    String cell(int index) {
      return cells.get(index);
    }

    /** The blank-separated words of a cell. */
    List<String> words(int index) {
      return List.of(cells.get(index).strip().split(" +"));
    }

    IOException wrong(int index, String expected) {
      return new IOException(
          "%s: \"%s\" is not %s; mend the line".formatted(place, cells.get(index), expected));
    }
  }

  /**
   * Reads a table.
   *
   * @param columns how many cells every line has
   * @throws IOException when the file cannot be read or a line has another number of cells
   */
  static List<Row> read(Path file, int columns) throws IOException {
    List<Row> rows = new ArrayList<>();
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      List<String> cells = List.of(line.split("\t", -1));
      String place = file.getFileName() + ":" + (i + 1);
      if (cells.size() != columns) {
        throw new IOException(
            "%s: %d cells, not %d; part them by tabs".formatted(place, cells.size(), columns));
      }
      rows.add(new Row(place, cells));
    }
    return rows;
  }
}

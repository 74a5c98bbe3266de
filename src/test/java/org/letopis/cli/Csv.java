package org.letopis.cli;

import java.util.ArrayList;
import java.util.List;

/** Reads a table as RFC 4180 says. */
final class Csv {

  private Csv() {}

  static List<List<String>> read(String text) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        if (c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
          cell.append('"');
          i++;
        } else if (c == '"') {
          quoted = false;
        } else {
          cell.append(c);
        }
      } else if (c == '"') {
        quoted = true;
      } else if (c == ',' || c == '\n') {
        row.add(cell.toString());
        cell.setLength(0);
        if (c == '\n') {
          rows.add(List.copyOf(row));
          row.clear();
        }
      } else if (c != '\r') {
        cell.append(c);
      }
    }
    return rows;
  }
}

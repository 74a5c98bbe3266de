package org.letopis.serve.view;

import java.util.List;
import java.util.stream.Collectors;

/** Rows as RFC 4180 has them. */
final class Csv {

  private Csv() {}

  static String of(List<List<String>> rows) {
    return rows.stream()
        .map(row -> row.stream().map(Csv::cell).collect(Collectors.joining(",")) + "\r\n")
        .collect(Collectors.joining());
  }

  private static String cell(String text) {
    return text.matches("(?s).*[\",\r\n].*") ? "\"" + text.replace("\"", "\"\"") + "\"" : text;
  }
}

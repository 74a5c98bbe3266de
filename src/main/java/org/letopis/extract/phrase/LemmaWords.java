package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/** Lexica that are a column of lemmas. */
public final class LemmaWords {

  private LemmaWords() {}

  /**
   * The lemmas of the first column of a table.
   *
   * @throws java.io.UncheckedIOException where it cannot be read
   */
  public static Set<String> read(Path file) {
    return Table.read(file).rows().stream().map(row -> row.cell(0)).collect(Collectors.toSet());
  }
}

package org.letopis.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Claims by hand with what lies beside them: their texts in {@code texts/}, the names that count as
 * equal in {@code names.tsv}.
 *
 * @param gold a folder of claims files, or one
 */
public record GoldFolder(Path gold) {

  /** The folder {@code texts} beside it, if it is there. */
  public Optional<Path> texts() {
    return Optional.of(gold.toAbsolutePath().normalize().resolveSibling("texts"))
        .filter(Files::isDirectory);
  }

  /** The file {@code names.tsv} beside it, if it is there. */
  public Optional<Path> names() {
    return Optional.of(gold.toAbsolutePath().normalize().resolveSibling("names.tsv"))
        .filter(Files::isRegularFile);
  }

  /**
   * The documents that it speaks of, as file names without extension, sorted.
   *
   * @throws IOException where a file cannot be read
   */
  public List<String> documents() throws IOException {
    return List.copyOf(ClaimSets.read(List.of(gold), CanonicalNames.NONE).keySet());
  }
}

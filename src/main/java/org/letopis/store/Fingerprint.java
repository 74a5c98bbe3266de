package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a result was made from, in 64 hex digits: names and bytes of files, and settings.
 *
 * @param hex SHA-256 over all of them, in hex
 */
public record Fingerprint(String hex) {

  /**
   * The fingerprint of files, folders and settings. Where the files lie does not count, only their
   * names below the folder that is given.
   *
   * @param inputs files or whole folders; one that is not there counts as empty
   * @param settings versions and options
   * @throws IOException where a file cannot be read
   */
  public static Fingerprint of(List<Path> inputs, List<String> settings) throws IOException {
    Sha256 sum = new Sha256();
    for (Path input : inputs) {
      if (Files.isRegularFile(input)) {
        sum.add(input.getFileName().toString()).add(input);
        continue;
      }
      List<Path> files = Folders.files(input);
      sum.add(Integer.toString(files.size()));
      for (Path file : files) {
        sum.add(input.relativize(file).toString()).add(file);
      }
    }
    settings.forEach(sum::add);
    return new Fingerprint(sum.hex());
  }
}

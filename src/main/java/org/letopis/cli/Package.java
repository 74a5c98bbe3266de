package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.store.Checksums;
import org.letopis.store.Release;

/**
 * A release to pass on: all its files with the release in their names, their sums, and the licence,
 * in one folder.
 */
final class Package {

  private static final String SUMS = "SHA256SUMS";
  private static final List<String> BESIDE =
      List.of("LICENSE-DATA.md", "DATA-CHANGELOG.md", "CITATION.cff");

  private Package() {}

  /**
   * Writes it.
   *
   * @param home the project's folder, with the licence of the data
   * @param folder is made where it is not there; files of the same names are replaced
   * @return how many files were written
   */
  static int write(Path home, Release release, Path folder) throws IOException {
    Files.createDirectories(folder);
    List<String> sums = new ArrayList<>();
    for (Path file : files(release)) {
      sums.add(copy(file, folder.resolve(versioned(file.getFileName().toString(), release.id()))));
    }
    for (String name : BESIDE) {
      if (Files.exists(home.resolve(name))) {
        sums.add(copy(home.resolve(name), folder.resolve(name)));
      }
    }
    Files.writeString(
        folder.resolve(SUMS), String.join("\n", sums.stream().sorted().toList()) + "\n");
    return sums.size() + 1;
  }

  private static List<Path> files(Release release) throws IOException {
    try (Stream<Path> dumps = Files.list(release.dumps())) {
      return dumps.filter(f -> !f.getFileName().toString().equals(SUMS)).sorted().toList();
    }
  }

  private static String copy(Path from, Path to) throws IOException {
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    return Checksums.of(to) + "  " + to.getFileName();
  }

  /** The same names as those that a server gives: the release stands before the first dot. */
  static String versioned(String name, String release) {
    int dot = name.indexOf('.');
    return dot < 0
        ? name + "-" + release
        : name.substring(0, dot) + "-" + release + name.substring(dot);
  }
}

package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code SHA256SUMS} of a release, in the form that {@code sha256sum --check} reads: one of all
 * that is published, and one among the dumps with bare names, for whoever downloads them.
 */
public final class Checksums {

  static final String FILE = "SHA256SUMS";

  private Checksums() {}

  /**
   * The SHA-256 of a file's bytes, in hex.
   *
   * @throws IOException where the file cannot be read
   */
  public static String of(Path file) throws IOException {
    return Sha256.of(file);
  }

  /** Writes the sums of the dumps and the reports; the store's own files are not byte-stable. */
  static void write(Path release) throws IOException {
    Path dumps = release.resolve(Release.DUMPS);
    Files.deleteIfExists(dumps.resolve(FILE));
    Files.writeString(dumps.resolve(FILE), sums(dumps, Folders.files(dumps)));
    Files.writeString(release.resolve(FILE), sums(release, published(release)));
  }

  private static String sums(Path folder, List<Path> files) throws IOException {
    StringBuilder sums = new StringBuilder();
    for (Path file : files) {
      sums.append(Sha256.of(file)).append("  ").append(name(folder, file)).append('\n');
    }
    return sums.toString();
  }

  /**
   * The files whose bytes are no longer those of the sums, by name; empty where all is well.
   *
   * @throws IOException where the sums or a file cannot be read
   */
  public static List<String> broken(Release release) throws IOException {
    List<String> broken = new ArrayList<>();
    for (String line : Files.readAllLines(release.folder().resolve(FILE))) {
      int gap = line.indexOf("  ");
      Path file = release.folder().resolve(line.substring(gap + 2));
      if (!Files.isRegularFile(file) || !Sha256.of(file).equals(line.substring(0, gap))) {
        broken.add(line.substring(gap + 2));
      }
    }
    return broken;
  }

  private static List<Path> published(Path release) throws IOException {
    List<Path> files = new ArrayList<>(Folders.files(release.resolve(Release.DUMPS)));
    files.addAll(Folders.files(release.resolve(Texts.FOLDER)));
    for (String report : List.of("report.json", "report.txt")) {
      if (Files.exists(release.resolve(report))) {
        files.add(release.resolve(report));
      }
    }
    return files;
  }

  private static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }
}

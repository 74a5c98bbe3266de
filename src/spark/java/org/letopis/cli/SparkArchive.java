package org.letopis.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Puts what is declared into one file that executors fetch. */
final class SparkArchive {

  private SparkArchive() {}

  /**
   * Writes an archive.
   *
   * @param inputs folders with all that is in them, and files; one that is not there is left out
   */
  static void write(List<Path> inputs, Path archive) throws IOException {
    try (OutputStream out = Files.newOutputStream(archive);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Path input : inputs) {
        for (Path file : files(input)) {
          Path name = input.toAbsolutePath().getParent().relativize(file.toAbsolutePath());
          zip.putNextEntry(new ZipEntry(name.toString().replace('\\', '/')));
          Files.copy(file, zip);
          zip.closeEntry();
        }
      }
    }
  }

  private static List<Path> files(Path input) throws IOException {
    if (Files.notExists(input)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(input)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}

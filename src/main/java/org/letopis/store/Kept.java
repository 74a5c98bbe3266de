package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * A release that is kept.
 *
 * @param number counts up from 1 in the order in which releases were made; never used twice
 * @param release the release
 * @param made when its folder was put in place
 * @param current whether it is the one that is served
 */
public record Kept(long number, Release release, FileTime made, boolean current) {

  static final String NUMBER = "number";

  /** The number of a release's folder; 0 for one that was made before releases had numbers. */
  static long numberOf(Path folder) throws IOException {
    Path file = folder.resolve(NUMBER);
    if (!Files.exists(file)) {
      return 0;
    }
    String text = Files.readString(file).strip();
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new StoreException(
          "\"%s\" holds \"%s\" and not the number of a release; take the folder away"
              .formatted(file, text),
          e);
    }
  }

  static Kept of(Path folder, Path current) throws IOException {
    return new Kept(
        numberOf(folder),
        Release.in(folder),
        Files.readAttributes(folder.resolve(Checksums.FILE), BasicFileAttributes.class)
            .lastModifiedTime(),
        folder.equals(current));
  }
}

package org.letopis.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** Makes sure that what was written is on the disk, and not only on its way there. */
final class Durable {

  private Durable() {}

  /** A file, or the names in a folder. */
  static void sync(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  /** A folder and all in it. */
  static void syncAll(Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> entries = Files.walk(folder)) {
      all = entries.toList();
    }
    for (Path path : all) {
      sync(path);
    }
  }
}

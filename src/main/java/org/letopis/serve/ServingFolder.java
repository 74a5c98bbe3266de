package org.letopis.serve;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.letopis.store.Folders;

/**
 * What a running server needs on disk: a folder of its own below {@code data/serving/}. A server
 * that was killed leaves its folder behind, but not the lock in it; the next one takes it away.
 *
 * @param folder this server's
 * @param lock held while the server runs
 */
record ServingFolder(Path folder, FileChannel lock) implements AutoCloseable {

  private static final String LOCK = "lock";

  /** Where the folders of all servers are, and what outlives them. */
  static Path all(Path data) {
    return data.resolve("serving");
  }

  static ServingFolder take(Path data) throws IOException {
    Path all = Files.createDirectories(all(data));
    sweep(all);
    Path folder = Files.createTempDirectory(all, "server");
    FileChannel channel =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    channel.lock();
    return new ServingFolder(folder, channel);
  }

  private static void sweep(Path all) throws IOException {
    List<Path> left;
    try (Stream<Path> folders = Files.list(all)) {
      left = folders.filter(Files::isDirectory).toList();
    }
    for (Path folder : left) {
      if (!isHeld(folder.resolve(LOCK))) {
        Folders.delete(folder);
      }
    }
  }

  private static boolean isHeld(Path file) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      FileLock lock = channel.tryLock();
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true; // held by this same process
    }
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      Folders.delete(folder);
    }
  }
}

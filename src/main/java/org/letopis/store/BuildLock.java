package org.letopis.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Lets one build at a time write under a data folder; the system frees it when a build is killed.
 */
final class BuildLock implements AutoCloseable {

  private final FileChannel channel;

  private BuildLock(FileChannel channel) {
    this.channel = channel;
  }

  static BuildLock take(Path data) throws IOException {
    Path file = data.resolve("build.lock");
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (lock(channel).isEmpty()) {
      channel.close();
      throw new StoreException(
          "\"%s\": another build is at work here; wait until it ends, or give this one a --data folder of its own"
              .formatted(data));
    }
    return new BuildLock(channel);
  }

  private static Optional<FileLock> lock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException e) {
      return Optional.empty(); // held by this same process
    }
  }

  /** Says that it is held: nobody else builds or switches meanwhile. */
  void need() {
    if (!channel.isOpen()) {
      throw new IllegalStateException("the lock was given back already");
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}

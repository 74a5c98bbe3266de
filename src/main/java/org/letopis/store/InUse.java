package org.letopis.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Whether a process has a release open: TDB2 locks a file in the store while it does. */
final class InUse {

  private static final String LOCK = "tdb.lock";

  private InUse() {}

  static boolean is(Release release) throws IOException {
    Path file = release.store().resolve(LOCK);
    if (!Files.exists(file)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      FileLock lock = channel.tryLock();
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true; // this process
    }
  }
}

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

  /** What is done to a release that nobody has open. */
  @FunctionalInterface
  interface Deed {

    /**
     * Does it.
     *
     * @throws IOException where it cannot be done
     */
    void run() throws IOException;
  }

  static boolean is(Release release) throws IOException {
    return !unless(release, () -> {});
  }

  /**
   * Does something to a release unless a process has it open; none can open it meanwhile.
   *
   * @return whether it was done
   */
  static boolean unless(Release release, Deed deed) throws IOException {
    Path file = release.store().resolve(LOCK);
    if (!Files.exists(file)) {
      deed.run();
      return true;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        deed.run();
      }
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false; // this process has it open
    }
  }
}

package org.letopis.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A process that has a file locked for some time. */
final class LockHolder {

  private LockHolder() {}

  /** The file, and how many milliseconds. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    try (FileChannel channel =
        FileChannel.open(
            Path.of(arguments[0]), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock();
      System.out.println("locked");
      Thread.sleep(Long.parseLong(arguments[1]));
    }
  }
}

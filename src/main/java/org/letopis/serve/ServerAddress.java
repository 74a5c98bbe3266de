package org.letopis.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The address of the server that has a data folder's store open, in the file {@code server} beside
 * the releases: TDB2 lets one process in, the others ask that one. The server holds a lock on the
 * file, which the system frees however it ends: a file without one is left over and taken away.
 */
public final class ServerAddress {

  /**
   * Far behind the text: where a lock keeps others from reading, it keeps them from nothing here.
   */
  private static final long LOCKED = Long.MAX_VALUE - 1;

  private final Path file;
  private final URI url;
  private final FileChannel held;

  private ServerAddress(Path file, URI url, FileChannel held) {
    this.file = file;
    this.url = url;
    this.held = held;
  }

  static ServerAddress write(Path data, URI url) throws IOException {
    Path file = file(data);
    FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING);
    channel.lock(LOCKED, 1, false);
    channel.write(ByteBuffer.wrap((url + "\n").getBytes(StandardCharsets.UTF_8)));
    channel.force(true);
    return new ServerAddress(file, url, channel);
  }

  /**
   * The address of the server that runs over that folder; empty where none does.
   *
   * @throws IOException where the file is there and cannot be read
   */
  public static Optional<URI> read(Path data) throws IOException {
    Path file = file(data);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    if (!isHeld(file)) {
      removeLeftOver(file);
      return Optional.empty();
    }
    return Optional.of(URI.create(Files.readString(file).strip()));
  }

  private static Path file(Path data) {
    return data.resolve("server");
  }

  private static boolean isHeld(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      FileLock lock = channel.tryLock(LOCKED, 1, true);
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true; // by a server in this process
    }
  }

  private static void removeLeftOver(Path file) throws IOException {
    try {
      Files.deleteIfExists(file);
    } catch (AccessDeniedException e) {
      return; // it is somebody else's: they take it away
    }
  }

  URI url() {
    return url;
  }

  void delete() throws IOException {
    try (held) {
      Files.deleteIfExists(file);
    }
  }
}

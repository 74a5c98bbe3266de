package org.letopis.serve.query;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * An answer while it is being made: in memory while it is small, then in a file. Nothing is sent
 * before it is whole, so that a query that is stopped can still say so in its status, and the
 * process that made it is free before the slowest client has read it.
 */
final class Spool extends OutputStream {

  private static final int IN_MEMORY = 256 * 1024;

  private final Path folder;
  private final long most;
  private ByteArrayOutputStream memory = new ByteArrayOutputStream();
  private Optional<Path> file = Optional.empty();
  private OutputStream out = memory;
  private long size;

  /** More came than an answer may have. */
  static final class FullException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** The answer cannot be written down here; the query is not at fault. */
  static final class UnwritableException extends IOException {
    private static final long serialVersionUID = 1L;

    UnwritableException(Path folder, IOException cause) {
      super(
          "a long answer cannot be written in \"%s\" (%s); is the disk full?"
              .formatted(folder, cause.getMessage()),
          cause);
    }
  }

  /**
   * @param folder where files may be made
   * @param most how many bytes it takes
   */
  Spool(Path folder, long most) {
    this.folder = folder;
    this.most = most;
  }

  long size() {
    return size;
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    if (size + length > most) {
      throw new FullException();
    }
    try {
      if (file.isEmpty() && size + length > IN_MEMORY) {
        Path made = Files.createTempFile(folder, "answer", "");
        file = Optional.of(made);
        out = Files.newOutputStream(made);
        memory.writeTo(out);
        memory = new ByteArrayOutputStream(0);
      }
      out.write(bytes, from, length);
    } catch (IOException e) {
      throw new UnwritableException(folder, e);
    }
    size += length;
  }

  /** All of it, where it is small enough to be held in memory. */
  Optional<byte[]> bytes() {
    return file.isPresent() ? Optional.empty() : Optional.of(memory.toByteArray());
  }

  /**
   * A file of its own with all of it, which stays when this is closed; none where it is held in
   * memory, or the system has no such links.
   */
  Optional<Path> link() {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    Path link = file.get().resolveSibling(file.get().getFileName() + "-kept");
    try {
      out.flush();
      return Optional.of(Files.createLink(link, file.get()));
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /** Writes all of it somewhere. */
  void writeTo(OutputStream to) throws IOException {
    out.flush();
    if (file.isPresent()) {
      Files.copy(file.get(), to);
    } else {
      memory.writeTo(to);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      if (file.isPresent()) {
        Files.deleteIfExists(file.get());
      }
    }
  }
}

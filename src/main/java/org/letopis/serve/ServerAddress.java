package org.letopis.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The address of the server that has a data folder's store open, in the file {@code server} beside
 * the releases: TDB2 lets one process in, the others ask that one.
 */
public record ServerAddress(Path file, URI url) {

  static ServerAddress write(Path data, URI url) throws IOException {
    Path file = data.resolve("server");
    Files.writeString(file, url + "\n");
    return new ServerAddress(file, url);
  }

  /**
   * The address that a server left there; the server may be gone since.
   *
   * @throws IOException where the file is there and cannot be read
   */
  public static Optional<ServerAddress> read(Path data) throws IOException {
    Path file = data.resolve("server");
    return Files.exists(file)
        ? Optional.of(new ServerAddress(file, URI.create(Files.readString(file).strip())))
        : Optional.empty();
  }

  void delete() throws IOException {
    Files.deleteIfExists(file);
  }
}

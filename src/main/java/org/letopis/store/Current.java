package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The symbolic link to the release that is served.
 *
 * @param data the data folder
 */
record Current(Path data) {

  static final String LINK = "current";
  static final String NEXT = "current.new";

  Path link() {
    return data.resolve(LINK);
  }

  /** Lets it point to that release: one rename. */
  void point(Path released) throws IOException {
    Path next = data.resolve(NEXT);
    Files.deleteIfExists(next);
    Files.createSymbolicLink(next, data.relativize(released));
    Files.move(next, link(), StandardCopyOption.ATOMIC_MOVE);
    Durable.sync(data);
  }
}

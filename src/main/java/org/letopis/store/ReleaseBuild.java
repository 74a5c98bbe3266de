package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A release in the making, in a folder beside the releases. Nothing of it is seen before {@link
 * #release}; closed without one, it leaves nothing behind.
 */
public final class ReleaseBuild implements AutoCloseable {

  private static final String INPUTS = "inputs";

  private final Path data;
  private final BuildLock lock;

  private ReleaseBuild(Path data, BuildLock lock) {
    this.data = data;
    this.lock = lock;
  }

  static ReleaseBuild begin(Path data) throws IOException {
    ReleaseBuild build = new ReleaseBuild(data, BuildLock.take(data));
    build.sweep();
    Files.createDirectories(build.folder());
    return build;
  }

  /** The folder to build in. */
  public Path folder() {
    return data.resolve("building");
  }

  /**
   * Makes what was built the current release: one rename, so that whoever looks sees the old one or
   * the new one, whole.
   *
   * @param dump the sorted N-Quads of the graph, in {@link #folder}
   * @param versions versions of code, mappings and ontology
   * @param inputs what it was made from
   * @throws IOException where the disk fails; the old release stays
   */
  public Release release(Path dump, List<String> versions, Fingerprint inputs) throws IOException {
    Checksums.write(folder());
    Files.writeString(folder().resolve(INPUTS), inputs.hex() + "\n");
    String id = contentId(dump, versions);
    Path released = data.resolve("releases").resolve(id);
    if (Files.exists(released)) {
      // The same content is there already and may be in use: only what it was made from is new.
      Files.move(
          folder().resolve(INPUTS), released.resolve(INPUTS), StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.move(folder(), released, StandardCopyOption.ATOMIC_MOVE);
    }
    Path before = Files.exists(current()) ? current().toRealPath() : released;
    point(released);
    prune(released, before);
    return new Release(id, released);
  }

  static String inputs(Path release) throws IOException {
    Path file = release.resolve(INPUTS);
    return Files.exists(file) ? Files.readString(file).strip() : "";
  }

  private String contentId(Path dump, List<String> versions) throws IOException {
    Sha256 sum = new Sha256().add(dump);
    sum.add(folder().resolve(Checksums.FILE));
    versions.forEach(sum::add);
    return sum.hex().substring(0, 16);
  }

  private Path current() {
    return data.resolve(Releases.CURRENT);
  }

  private void point(Path released) throws IOException {
    Path link = data.resolve("current.new");
    Files.deleteIfExists(link);
    Files.createSymbolicLink(link, data.relativize(released));
    Files.move(link, current(), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Keeps the release and the one before it, which a server may still be serving. */
  private void prune(Path released, Path before) throws IOException {
    try (Stream<Path> all = Files.list(data.resolve("releases"))) {
      for (Path old : all.filter(r -> !r.equals(released) && !r.equals(before)).toList()) {
        Folders.delete(old);
      }
    }
  }

  private void sweep() throws IOException {
    Folders.delete(folder());
    Files.deleteIfExists(data.resolve("current.new"));
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      sweep();
    }
  }
}

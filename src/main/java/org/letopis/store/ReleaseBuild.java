package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A release in the making, in a folder beside the releases. Nothing of it is seen before {@link
 * #release}; closed without one, it leaves nothing behind.
 */
public final class ReleaseBuild implements AutoCloseable {

  private static final String INPUTS = "inputs";
  private static final int KEPT = 5;

  private final Path data;
  private final BuildLock lock;

  private ReleaseBuild(Path data, BuildLock lock) {
    this.data = data;
    this.lock = lock;
  }

  static ReleaseBuild begin(Path data) throws IOException {
    BuildLock lock = BuildLock.take(data);
    ReleaseBuild build = new ReleaseBuild(data, lock);
    boolean begun = false;
    try {
      build.sweep();
      Files.createDirectories(build.folder());
      begun = true;
      return build;
    } finally {
      if (!begun) {
        lock.close();
      }
    }
  }

  /** The folder to build in. */
  public Path folder() {
    return data.resolve("building");
  }

  /**
   * Makes what was built the current release: one rename, so that whoever looks sees the old one or
   * the new one, whole, also after a loss of power: what is written is on the disk before the
   * rename is.
   *
   * @param dump the sorted N-Quads of the graph, in {@link #folder}
   * @param versions versions of code, mappings and ontology
   * @param inputs what it was made from
   * @throws IOException where the disk fails; the old release stays
   */
  public Release release(Path dump, List<String> versions, Fingerprint inputs) throws IOException {
    Checksums.write(folder());
    Files.writeString(folder().resolve(INPUTS), inputs.hex() + "\n");
    long number = nextNumber();
    Files.writeString(folder().resolve(Kept.NUMBER), number + "\n");
    String id = contentId(dump, versions);
    Optional<Release> equal = current().filter(r -> r.id().equals(id));
    if (equal.isPresent() && InUse.is(equal.get()) && isWhole(equal.get())) {
      // A server serves the same content already: only what it was made from is new.
      Durable.sync(folder().resolve(INPUTS));
      Files.move(
          folder().resolve(INPUTS),
          equal.get().folder().resolve(INPUTS),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
      return equal.get();
    }
    Path plain = data.resolve("releases").resolve(id);
    Release released =
        new Release(id, Files.exists(plain) ? plain.resolveSibling(id + "-" + number) : plain);
    Durable.syncAll(folder());
    Files.move(folder(), released.folder(), StandardCopyOption.ATOMIC_MOVE);
    Durable.sync(released.folder().getParent());
    new Current(data).point(released.folder());
    prune(released);
    return released;
  }

  private Optional<Release> current() throws IOException {
    return new Releases(data).current();
  }

  static String inputs(Path release) throws IOException {
    Path file = release.resolve(INPUTS);
    return Files.exists(file) ? Files.readString(file).strip() : "";
  }

  /** Whether the bytes of a release are still those that were released. */
  private static boolean isWhole(Release release) throws IOException {
    return Files.isRegularFile(release.folder().resolve(Checksums.FILE))
        && Checksums.broken(release).isEmpty();
  }

  private long nextNumber() throws IOException {
    return new Releases(data).all().stream().mapToLong(Kept::number).max().orElse(0) + 1;
  }

  private String contentId(Path dump, List<String> versions) throws IOException {
    Sha256 sum = new Sha256().add(dump);
    sum.add(folder().resolve(Checksums.FILE));
    versions.forEach(sum::add);
    return sum.hex().substring(0, 16);
  }

  /**
   * Keeps the newest releases, one of each content; of the others those that a process has open
   * stay until a later build. One that goes is renamed first: half a release is never found under a
   * release's name.
   */
  private void prune(Release released) throws IOException {
    Set<String> kept = new HashSet<>();
    for (Kept old : new Releases(data).all()) {
      boolean goes = !kept.add(old.release().id()) || kept.size() > KEPT;
      if (goes && !old.current() && !old.release().equals(released)) {
        remove(old.release());
      }
    }
  }

  private void remove(Release old) throws IOException {
    Path gone = data.resolve("gone");
    InUse.unless(old, () -> Files.move(old.folder(), gone, StandardCopyOption.ATOMIC_MOVE));
    Folders.delete(gone);
  }

  private void sweep() throws IOException {
    for (String left : List.of("building", "gone")) {
      Folders.delete(data.resolve(left));
    }
    Files.deleteIfExists(data.resolve(Current.NEXT));
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      sweep();
    }
  }
}

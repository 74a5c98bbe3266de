package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The releases of a data folder: {@code releases/<id>/}, and {@code current}, a symbolic link to
 * the one that is served.
 *
 * @param data the data folder
 */
public record Releases(Path data) {

  /**
   * The release that is served; empty before the first build.
   *
   * @throws IOException where the folder cannot be read
   */
  public Optional<Release> current() throws IOException {
    Path link = new Current(data).link();
    if (!Files.isDirectory(link)) {
      return Optional.empty();
    }
    Path folder = link.toRealPath();
    return Optional.of(Release.in(folder));
  }

  /**
   * All releases that are kept, the newest first.
   *
   * @throws IOException where the folder cannot be read
   */
  public List<Kept> all() throws IOException {
    Path folder = data.resolve("releases");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    Path current = current().map(Release::folder).orElse(folder);
    List<Path> folders;
    try (Stream<Path> entries = Files.list(folder.toRealPath())) {
      folders = entries.filter(f -> Files.exists(f.resolve(Checksums.FILE))).toList();
    }
    List<Kept> all = new ArrayList<>();
    for (Path release : folders) {
      all.add(Kept.of(release, current));
    }
    all.sort(
        Comparator.comparingLong(Kept::number).reversed().thenComparing(k -> k.release().id()));
    return List.copyOf(all);
  }

  /**
   * Makes a kept release the current one again; a running server picks it up like a new one.
   *
   * @param which its number or the beginning of its id; empty for the one before the current
   * @throws StoreException where there is no such release, its files are damaged, or a build is at
   *     work
   * @throws IOException where the folder cannot be written
   */
  public Release rollback(Optional<String> which) throws IOException {
    Path real = needed().folder().getParent().getParent();
    try (BuildLock lock = BuildLock.take(real)) {
      lock.need();
      Release release = kept(which);
      List<String> broken = Checksums.broken(release);
      if (!broken.isEmpty()) {
        throw new StoreException(
            "release \"%s\" is damaged (%s); choose another, or build again"
                .formatted(release.id(), broken.getFirst()));
      }
      new Current(real).point(release.folder());
      return release;
    }
  }

  private Release kept(Optional<String> which) throws IOException {
    List<Kept> all = all();
    Optional<Release> found =
        which.isPresent()
            ? find(which.get())
            : all.stream().dropWhile(k -> !k.current()).skip(1).findFirst().map(Kept::release);
    return found.orElseThrow(
        () ->
            new StoreException(
                "there is no release %s; \"letopis releases\" lists those that are kept"
                    .formatted(which.map(w -> "\"" + w + "\"").orElse("before the current one"))));
  }

  /**
   * The release that is served.
   *
   * @throws StoreException before the first build
   * @throws IOException where the folder cannot be read
   */
  public Release needed() throws IOException {
    return current()
        .orElseThrow(
            () ->
                new StoreException(
                    "\"%s\" holds no release yet; run \"letopis build\" first".formatted(data)));
  }

  /**
   * A kept release by what {@code letopis releases} prints of it.
   *
   * @param which its number, its id, or the beginning of its id
   * @return empty where none is meant by that
   * @throws StoreException where several ids begin so
   * @throws IOException where the folder cannot be read
   */
  public Optional<Release> find(String which) throws IOException {
    List<Kept> all = all();
    List<Kept> meant = all.stream().filter(k -> Long.toString(k.number()).equals(which)).toList();
    if (meant.isEmpty() && !which.isBlank()) {
      meant = all.stream().filter(k -> k.release().id().startsWith(which)).toList();
    }
    if (meant.size() > 1) {
      throw new StoreException(
          "\"%s\" can be any of %s; give more of its id"
              .formatted(which, meant.stream().map(k -> k.release().id()).sorted().toList()));
    }
    return meant.stream().map(Kept::release).findFirst();
  }

  /**
   * Whether the current release was made from exactly these inputs.
   *
   * @throws IOException where the folder cannot be read
   */
  public boolean isMadeFrom(Fingerprint inputs) throws IOException {
    Optional<Release> current = current();
    return current.isPresent() && ReleaseBuild.inputs(current.get().folder()).equals(inputs.hex());
  }

  /**
   * Starts a build: takes the lock and sweeps away what a killed build left.
   *
   * @throws StoreException where another build is at work
   * @throws IOException where the folder cannot be written
   */
  public ReleaseBuild begin() throws IOException {
    Files.createDirectories(data.resolve("releases"));
    return ReleaseBuild.begin(data.toRealPath());
  }
}

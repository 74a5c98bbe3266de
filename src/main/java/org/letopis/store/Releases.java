package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

  static final String CURRENT = "current";

  /**
   * The release that is served; empty before the first build.
   *
   * @throws IOException where the folder cannot be read
   */
  public Optional<Release> current() throws IOException {
    Path link = data.resolve(CURRENT);
    if (!Files.isDirectory(link)) {
      return Optional.empty();
    }
    Path folder = link.toRealPath();
    return Optional.of(new Release(folder.getFileName().toString(), folder));
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
   * The release of that id, or of the only one that begins so.
   *
   * @throws IOException where the folder cannot be read
   */
  public Optional<Release> byId(String id) throws IOException {
    Path folder = data.resolve("releases");
    if (!Files.isDirectory(folder) || id.isBlank()) {
      return Optional.empty();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      List<Path> found =
          entries
              .filter(Files::isDirectory)
              .filter(entry -> entry.getFileName().toString().startsWith(id))
              .toList();
      return found.size() == 1
          ? Optional.of(new Release(found.getFirst().getFileName().toString(), found.getFirst()))
          : Optional.empty();
    }
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

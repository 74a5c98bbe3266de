package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The texts of a release, each as it was read, under the name of its file: claims count their
 * places in it. They belong to their publishers and are no part of what is offered for download.
 *
 * @param folder where they lie
 */
public record Texts(Path folder) {

  static final String FOLDER = "texts";

  /** Those of a release, also of one in the making. */
  public static Texts in(Path release) {
    return new Texts(release.resolve(FOLDER));
  }

  /**
   * Keeps a text.
   *
   * @param name the name of its file
   * @param text all of it
   * @throws IOException where the disk fails
   */
  public void write(String name, String text) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name), text);
  }

  /**
   * A text; empty where the release has none of that name. One that an older program made has none
   * at all.
   *
   * @throws IOException where it is there and cannot be read
   */
  public Optional<String> read(String name) throws IOException {
    // A name is looked for among those that there are: whatever it says, it leads to no other file.
    List<Path> files = Folders.files(folder);
    Optional<Path> file =
        files.stream().filter(f -> f.getFileName().toString().equals(name)).findFirst();
    return file.isEmpty() ? Optional.empty() : Optional.of(Files.readString(file.get()));
  }
}

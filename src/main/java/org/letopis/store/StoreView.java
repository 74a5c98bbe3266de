package org.letopis.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * A released store for one process more: a folder of symbolic links to the store's files, with a
 * journal and locks of its own.
 *
 * <p>TDB2 lets one process into a store, because two that write would not know of each other.
 * Nobody writes to a release; processes that only read may share its files, and with them the
 * system's page cache. Whatever a view writes (a lock, a journal that stays empty, Lucene's own
 * lock and commit) lies in the view.
 */
public final class StoreView {

  private StoreView() {}

  /**
   * Makes a view.
   *
   * @param release a release whose store another process may have open
   * @param folder where the view is made; created
   * @return the folder, to be opened like a release's
   * @throws IOException where the links cannot be made
   */
  public static Path of(Release release, Path folder) throws IOException {
    link(release.store(), folder.resolve(Release.TDB2));
    link(release.textIndex(), folder.resolve(Release.TEXT));
    return folder;
  }

  /**
   * Makes a view of the whole release: its store as above, links to all else.
   *
   * @param release a release whose store another process may have open
   * @param folder where the view is made; created
   * @return the folder, a release like the one that it shows
   * @throws IOException where the links cannot be made
   */
  public static Path whole(Release release, Path folder) throws IOException {
    of(release, folder);
    try (Stream<Path> entries = Files.list(release.folder())) {
      for (Path entry : entries.toList()) {
        Path link = folder.resolve(entry.getFileName());
        if (Files.notExists(link)) {
          Files.createSymbolicLink(link, entry.toRealPath());
        }
      }
    }
    return folder;
  }

  private static void link(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry)) {
          link(entry, to.resolve(name));
        } else if (!name.endsWith(".lock") && !name.endsWith(".jrnl")) {
          Files.createSymbolicLink(to.resolve(name), entry.toRealPath());
        }
      }
    }
  }
}

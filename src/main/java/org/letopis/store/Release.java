package org.letopis.store;

import java.nio.file.Path;

/**
 * A whole and valid state of the graph; nothing in it changes once it is released.
 *
 * @param id its content id: equal inputs and equal code give the same
 * @param folder its own folder {@code data/releases/<id>}, real path
 */
public record Release(String id, Path folder) {

  static final String TDB2 = "tdb2";
  static final String TEXT = "text";
  static final String DUMPS = "dumps";

  /** The TDB2 store. One process at a time may open it. */
  public Path store() {
    return folder.resolve(TDB2);
  }

  /** The Lucene index of names and quotes. */
  public Path textIndex() {
    return folder.resolve(TEXT);
  }

  /** The files that people download. */
  public Path dumps() {
    return folder.resolve(DUMPS);
  }

  /** What the run found, for people. */
  public Path report() {
    return folder.resolve("report.txt");
  }
}

package org.letopis.store;

import java.nio.file.Path;

/**
 * A whole and valid state of the graph; nothing in it changes once it is released.
 *
 * @param id its content id: equal inputs and equal code give the same
 * @param folder its own folder, real path: {@code data/releases/<id>}, or {@code <id>-<number>}
 *     where it was made anew in the place of one with the same content
 */
public record Release(String id, Path folder) {

  static final String TDB2 = "tdb2";
  static final String TEXT = "text";
  static final String DUMPS = "dumps";

  static Release in(Path folder) {
    String name = folder.getFileName().toString();
    int number = name.indexOf('-');
    return new Release(number < 0 ? name : name.substring(0, number), folder);
  }

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

  /** The same for programs. */
  public Path reportData() {
    return folder.resolve("report.json");
  }

  /** The texts that were read, as they were read: what offsets of claims count in. */
  public Texts texts() {
    return new Texts(folder.resolve(Texts.FOLDER));
  }
}

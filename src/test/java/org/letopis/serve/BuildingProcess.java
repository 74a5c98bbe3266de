package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Path;
import org.letopis.store.Release;

/** Builds releases of two contents in turn, without end: to be killed. */
final class BuildingProcess {

  private BuildingProcess() {}

  /** Builds in the folder that is named, and says each time when it begins and what came of it. */
  public static void main(String[] arguments) throws IOException {
    Path data = Path.of(arguments[0]);
    for (int i = 0; ; i++) {
      System.out.println("begins");
      Release release = SmallRelease.build(data, i % 2 == 0 ? "small.trig" : "smaller.trig");
      System.out.println("built " + release.id());
    }
  }
}

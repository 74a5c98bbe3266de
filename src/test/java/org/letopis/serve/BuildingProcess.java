package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.letopis.store.Kept;
import org.letopis.store.Release;
import org.letopis.store.Releases;

/** Builds releases of two contents in turn and goes back to the one before, without end. */
final class BuildingProcess {

  private BuildingProcess() {}

  /** Builds in the folder that is named, and says each time when it begins and what came of it. */
  public static void main(String[] arguments) throws IOException {
    Path data = Path.of(arguments[0]);
    Releases releases = new Releases(data);
    for (int i = 0; ; i++) {
      System.out.println("begins");
      Release release = SmallRelease.build(data, i % 2 == 0 ? "small.trig" : "smaller.trig");
      System.out.println("built " + release.id());
      Optional<Kept> other = releases.all().stream().filter(k -> !k.current()).findFirst();
      if (other.isPresent()) {
        String number = Long.toString(other.get().number());
        System.out.println("back at " + releases.rollback(Optional.of(number)).id());
      }
    }
  }
}

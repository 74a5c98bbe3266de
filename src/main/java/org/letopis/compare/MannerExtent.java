package org.letopis.compare;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** How ways of damage of two claims stand to each other; none at all is any. */
final class MannerExtent {

  private static final String DAMAGED = "damaged";
  private static final String DESTROYED = "destroyed";

  private MannerExtent() {}

  static Extent of(List<String> modes, List<String> others) {
    return Extent.of(within(modes, others), within(others, modes));
  }

  private static boolean within(List<String> modes, List<String> others) {
    return others.isEmpty() || !modes.isEmpty() && covered(others).containsAll(modes);
  }

  /** What burned or was mined is damaged or destroyed: who counts both counts it too. */
  private static Set<String> covered(List<String> modes) {
    Set<String> covered = new TreeSet<>(modes);
    if (covered.contains(DAMAGED) && covered.contains(DESTROYED)) {
      covered.add("burned");
      covered.add("mined");
    }
    return covered;
  }
}

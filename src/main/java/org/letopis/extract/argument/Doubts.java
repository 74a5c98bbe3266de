package org.letopis.extract.argument;

import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The doubts that come up while one document is read; each word's once. For one thread. */
public final class Doubts {

  private final SortedMap<Integer, Doubt> found = new TreeMap<>();

  /** Keeps a doubt where there is more than one candidate. */
  public void add(Doubt doubt) {
    if (doubt.candidates().size() > 1) {
      found.merge(doubt.from(), doubt, Doubts::wider);
    }
  }

  private static Doubt wider(Doubt one, Doubt other) {
    return Comparator.<Doubt>comparingInt(d -> d.candidates().size()).compare(one, other) >= 0
        ? one
        : other;
  }

  /** All of them, in text order. */
  public List<Doubt> all() {
    return List.copyOf(found.values());
  }
}

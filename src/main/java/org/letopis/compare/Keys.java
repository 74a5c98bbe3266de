package org.letopis.compare;

import java.util.List;
import java.util.stream.Collectors;
import org.letopis.link.Entity;

/** What claims are grouped by. */
final class Keys {

  private Keys() {}

  /** Entities as one key, whatever their order. */
  static String of(List<Entity> entities) {
    return entities.stream()
        .map(entity -> entity.type() + "/" + entity.key())
        .distinct()
        .sorted()
        .collect(Collectors.joining("|"));
  }

  /** Deaths and killings are compared as one. */
  static String family(String kind) {
    return kind.equals("Killing") ? "Death" : kind;
  }
}

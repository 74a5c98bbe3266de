package org.letopis.link;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Short and pet forms of given names, folded. */
public final class NameVariants {

  /** No name has another form. */
  public static final NameVariants NONE = new NameVariants(List.of());

  private final Map<String, Set<String>> shortForms = new HashMap<>();

  /**
   * @param rows a name, and its variants joined by bars
   */
  public NameVariants(List<List<String>> rows) {
    for (List<String> row : rows) {
      Set<String> forms =
          shortForms.computeIfAbsent(FoldedName.fold(row.get(0)), name -> new HashSet<>());
      for (String variant : row.get(1).split("\\|")) {
        forms.add(FoldedName.fold(variant));
      }
    }
  }

  /** Whether the one is a form of the other; two short forms of one name are too far apart. */
  boolean related(String given, String other) {
    return isShort(given, other) || isShort(other, given);
  }

  /** Whether the first is a short form of the second. Both are folded. */
  boolean isShort(String form, String name) {
    return shortForms.getOrDefault(name, Set.of()).contains(form);
  }
}

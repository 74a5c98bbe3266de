package org.letopis.evaluate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.letopis.link.FoldedName;

/**
 * Which names the measures take as equal: names are folded (script, case, diacritics and signs
 * apart), and those that {@code evaluation/names.tsv} puts on one line count as one.
 */
public final class CanonicalNames {

  /** Folding only. */
  public static final CanonicalNames NONE = new CanonicalNames(Map.of());

  private final Map<String, String> canonical;

  private CanonicalNames(Map<String, String> canonical) {
    this.canonical = canonical;
  }

  /**
   * Reads the equivalences: a line holds a label, a tab, and its variants with bars between them.
   *
   * @throws IOException where the file cannot be read
   */
  public static CanonicalNames read(Path file) throws IOException {
    Map<String, String> canonical = new TreeMap<>();
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      int tab = line.indexOf('\t');
      String label = tab < 0 ? line : line.substring(0, tab);
      String variants = tab < 0 ? "" : line.substring(tab + 1);
      for (String name : (label + "|" + variants).split("\\|")) {
        if (!name.isEmpty()) {
          canonical.put(FoldedName.fold(name), FoldedName.fold(label));
        }
      }
    }
    return new CanonicalNames(canonical);
  }

  /** The folded form that stands for this name and all that count as it. */
  String of(String name) {
    String folded = FoldedName.fold(name);
    return canonical.getOrDefault(folded, folded);
  }
}

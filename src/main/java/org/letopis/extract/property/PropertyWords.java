package org.letopis.extract.property;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;

/** The words by which properties of persons and sites are told, by what they do there. */
public final class PropertyWords {

  private final Map<String, Set<String>> byUse = new HashMap<>();

  /** The words of the phrases of each use. */
  private final Map<String, List<String[]>> formsByUse = new HashMap<>();

  private final AgeWords ages;

  private PropertyWords(AgeWords ages) {
    this.ages = ages;
  }

  /**
   * Reads the lexica.
   *
   * @param language the folder of the language, {@code mappings/sr}
   */
  public static PropertyWords load(Path language) {
    PropertyWords loaded = new PropertyWords(AgeWords.load(language));
    for (Table.Row row : Table.read(language.resolve("property-words.tsv")).rows()) {
      for (String use : row.list(1)) {
        loaded.byUse.computeIfAbsent(use, u -> new TreeSet<>()).add(row.cell(0));
      }
    }
    // In order, but looked up in one step.
    loaded.byUse.replaceAll((use, words) -> new LinkedHashSet<>(words));
    loaded.byUse.forEach(
        (use, words) -> loaded.formsByUse.put(use, words.stream().map(w -> w.split(" ")).toList()));
    return loaded;
  }

  AgeWords ages() {
    return ages;
  }

  /** Whether the token, as it stands or by a lemma, is a word of that use. */
  boolean is(Words words, int i, String use) {
    Set<String> wanted = byUse.getOrDefault(use, Set.of());
    return i < words.size() && (wanted.contains(words.lower(i)) || words.hasLemma(i, wanted));
  }

  /** Whether the token as it stands is a word of that use. */
  boolean isForm(Words words, int i, String use) {
    return i < words.size() && byUse.getOrDefault(use, Set.of()).contains(words.lower(i));
  }

  /** Whether words of that use end right before the token. */
  boolean endsBefore(Words words, int i, int start, String use) {
    for (String[] forms : formsByUse.getOrDefault(use, List.of())) {
      boolean stands = i - forms.length >= start;
      for (int k = 0; k < forms.length && stands; k++) {
        stands = words.lower(i - forms.length + k).equals(forms[k]);
      }
      if (stands) {
        return true;
      }
    }
    return false;
  }
}

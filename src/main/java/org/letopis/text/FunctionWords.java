package org.letopis.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The small words that tell languages apart, in canonical form ({@code languages.tsv}).
 *
 * @param words the words by language, BCP 47
 */
record FunctionWords(Map<String, Set<String>> words) {

  /**
   * Reads them.
   *
   * @param file tab separated: language, words parted by blanks; a language may have several lines
   * @throws IOException when the file cannot be read
   */
  static FunctionWords load(Path file) throws IOException {
    Map<String, Set<String>> words = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != 2) {
        throw new IOException(
            "%s:%d: \"%s\" is not language, words; mend the line".formatted(file, i + 1, line));
      }
      Arrays.stream(cells[1].split(" "))
          .map(CanonicalText::canonical)
          .forEach(word -> words.computeIfAbsent(cells[0], key -> new HashSet<>()).add(word));
    }
    return new FunctionWords(words);
  }

  /** The words of one language; none where the file has no such language. */
  Set<String> of(String language) {
    return words.getOrDefault(language, Set.of());
  }
}

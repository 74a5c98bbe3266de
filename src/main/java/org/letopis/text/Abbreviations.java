package org.letopis.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The words of a language that are shortened with a stop ({@code abbreviations.tsv}). */
final class Abbreviations {

  /** Whether a sentence can end with an abbreviation. */
  enum Kind {
    /** It always stands before something: sv., dr., tzv. */
    OPENS,
    /** It can be the last word of a sentence: itd., god. */
    CLOSES,
    /** It can only after "i": "i dr.", "i sl.", but not "dr. Petar" and "sl. list". */
    BOTH
  }

  private final Map<String, Kind> kinds;

  private Abbreviations(Map<String, Kind> kinds) {
    this.kinds = kinds;
  }

  /**
   * Reads them.
   *
   * @param file tab separated: abbreviation without its stop, opens, closes or both, meaning
   * @throws IOException when the file cannot be read
   */
  static Abbreviations load(Path file) throws IOException {
    Map<String, Kind> kinds = new HashMap<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != 3 || !cells[1].matches("opens|closes|both")) {
        throw new IOException(
            "%s:%d: \"%s\" is not abbreviation, opens, closes or both, meaning; mend the line"
                .formatted(file, i + 1, line));
      }
      kinds.put(cells[0], Kind.valueOf(cells[1].toUpperCase(Locale.ROOT)));
    }
    return new Abbreviations(kinds);
  }

  /** What kind of abbreviation a word is when a stop follows it; empty where it is none. */
  Optional<Kind> kind(String word) {
    // "Dr." as "dr.", but EP. and NN. are acronyms.
    return Optional.ofNullable(
        kinds.get(word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1)));
  }
}

package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.letopis.claim.EntityType;

/** One file of the gazetteer: its entries, and the names that each is found by. */
final class GazetteerFile {

  private static final int CELLS = 13;

  private GazetteerFile() {}

  /** Under which circumstances a name is taken for the entry. */
  enum Condition {
    NONE,
    /** ?: only after a word that announces a place. */
    ANNOUNCED,
    /** !: not as the first word of a sentence. */
    INSIDE_SENTENCE,
    /** Only where the place that it lies in is named. */
    BESIDE_ITS_PLACE
  }

  /**
   * A name to search for.
   *
   * @param text nominative; a raised dot stands before what does not change
   */
  record SearchName(String text, Condition condition) {}

  /** An entry and its names. */
  record Line(GazetteerEntry entry, List<SearchName> names) {}

  /**
   * Reads a file.
   *
   * @param file tab separated, columns as its first line says
   * @param type what its entries are
   * @param shown how readers see labels
   */
  static List<Line> read(Path file, EntityType type, UnaryOperator<Map<String, String>> shown)
      throws IOException {
    List<Line> entries = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank() || lines.get(i).startsWith("#")) {
        continue;
      }
      String[] cells = lines.get(i).split("\t", -1);
      if (cells.length != CELLS) {
        throw new IOException(
            "%s:%d: %d cells, not %d as the first line says; mend the line"
                .formatted(file, i + 1, cells.length, CELLS));
      }
      entries.add(new Line(entry(cells, type, shown), names(cells)));
    }
    return entries;
  }

  private static GazetteerEntry entry(
      String[] cells, EntityType type, UnaryOperator<Map<String, String>> shown) {
    Map<String, String> labels = new LinkedHashMap<>();
    put(labels, "sr-Latn", cells[1]);
    put(labels, "sr-Cyrl", cells[2]);
    put(labels, "sq", cells[3]);
    put(labels, "en", cells[4]);
    List<String> alternateNames =
        Stream.of(cells[5], cells[6], cells[7])
            .flatMap(GazetteerFile::list)
            .map(GazetteerFile::plain)
            .filter(name -> !labels.containsValue(name))
            .distinct()
            .sorted()
            .toList();
    return new GazetteerEntry(
        cells[0],
        type,
        labels,
        shown.apply(labels),
        alternateNames,
        text(cells[8]).map(Double::valueOf),
        text(cells[9]).map(Double::valueOf),
        text(cells[10]),
        text(cells[11]),
        cells[12]);
  }

  private static List<SearchName> names(String[] cells) {
    List<SearchName> names = new ArrayList<>();
    list(cells[5]).forEach(name -> names.add(searchName(name)));
    list(cells[6])
        .forEach(name -> names.add(new SearchName(unmarked(name), Condition.BESIDE_ITS_PLACE)));
    if (names.stream().noneMatch(name -> plain(name.text()).equals(cells[1]))) {
      names.add(new SearchName(cells[1], Condition.NONE));
    }
    return names;
  }

  private static SearchName searchName(String name) {
    Condition condition =
        switch (name.charAt(0)) {
          case '?' -> Condition.ANNOUNCED;
          case '!' -> Condition.INSIDE_SENTENCE;
          default -> Condition.NONE;
        };
    return new SearchName(unmarked(name), condition);
  }

  private static String unmarked(String name) {
    return name.replaceFirst("^[?!]", "");
  }

  /** A name as it is read: without marks. */
  static String plain(String name) {
    return unmarked(name).replace(Paradigms.FIXED, " ");
  }

  private static void put(Map<String, String> labels, String language, String label) {
    if (!label.isEmpty()) {
      labels.put(language, label);
    }
  }

  private static Stream<String> list(String cell) {
    return Arrays.stream(cell.split("\\|")).filter(name -> !name.isEmpty());
  }

  private static Optional<String> text(String cell) {
    return Optional.of(cell).filter(text -> !text.isEmpty());
  }
}

package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The words of dates, clock times and lengths of time ({@code mappings/sr/times.tsv}). */
final class TimeWords {

  /** What words are; the file says what each is for. */
  enum Kind {
    MONTH,
    MONTH_ADJECTIVE,
    YEAR_WORD,
    UNIT,
    CLOCK_UNIT,
    MINUTE_UNIT,
    CENTURY_WORD,
    FROM,
    FROM_OR_OF,
    UNTIL,
    BETWEEN,
    BEFORE_HOUR,
    BEFORE_CLOCK,
    LENGTH,
    IN_YEAR,
    LINK,
    LATER,
    AGO,
    EARLIER,
    LENGTH_PHRASE,
    LENGTH_HEAD,
    LENGTH_TAIL,
    RELATIVE,
    WEEKDAY,
    WEEKDAY_BEFORE,
    ORDINAL_UNIT,
    NAME_BEFORE;

    /** Whether a line holds one phrase, not the forms of one word. */
    boolean isPhrase() {
      return switch (this) {
        case FROM,
            FROM_OR_OF,
            UNTIL,
            BETWEEN,
            BEFORE_HOUR,
            BEFORE_CLOCK,
            LENGTH,
            LATER,
            AGO,
            EARLIER,
            LENGTH_PHRASE,
            RELATIVE,
            NAME_BEFORE ->
            true;
        default -> false;
      };
    }

    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** By their first word: a phrase is sought at every token. */
  private final Map<Kind, Map<String, List<List<String>>>> phrases = new EnumMap<>(Kind.class);

  private final Map<Kind, Map<String, Integer>> words = new EnumMap<>(Kind.class);

  /** No phrase before a date has more words. */
  private static final int LONGEST = 4;

  private TimeWords() {
    for (Kind kind : Kind.values()) {
      phrases.put(kind, new HashMap<>());
      words.put(kind, new HashMap<>());
    }
  }

  /**
   * Reads them.
   *
   * @param mappings the folder of the mappings; reads {@code sr/times.tsv}
   * @throws IOException when the table cannot be read
   */
  static TimeWords load(Path mappings) throws IOException {
    TimeWords known = new TimeWords();
    for (WordTable.Row row : WordTable.read(mappings.resolve("sr").resolve("times.tsv"), 3)) {
      Kind kind =
          Stream.of(Kind.values())
              .filter(each -> each.label().equals(row.cell(0)))
              .findFirst()
              .orElseThrow(() -> row.wrong(0, "a kind of time word"));
      if (kind.isPhrase()) {
        known
            .phrases
            .get(kind)
            .computeIfAbsent(row.words(2).get(0), word -> new ArrayList<>())
            .add(row.words(2));
      } else {
        int value = value(row);
        row.words(2).forEach(word -> known.words.get(kind).put(word, value));
      }
    }
    Comparator<List<String>> longest = Comparator.comparingInt(List::size);
    known
        .phrases
        .values()
        .forEach(each -> each.values().forEach(list -> list.sort(longest.reversed())));
    return known;
  }

  private static int value(WordTable.Row row) throws IOException {
    try {
      return row.cell(1).isEmpty() ? 0 : Integer.parseInt(row.cell(1));
    } catch (NumberFormatException notANumber) {
      throw row.wrong(1, "a whole number");
    }
  }

  boolean is(Kind kind, String word) {
    return words.get(kind).containsKey(word);
  }

  /** The words of a kind. */
  Iterable<String> all(Kind kind) {
    return words.get(kind).keySet();
  }

  /** The number that the table gives a word of a kind: 3 for marta. */
  Optional<Integer> value(Kind kind, String word) {
    return Optional.ofNullable(words.get(kind).get(word));
  }

  /** Index after the longest phrase of a kind that begins at a token; empty where none does. */
  OptionalInt after(Kind kind, Passage passage, int i, int end) {
    for (List<String> phrase : phrases.get(kind).getOrDefault(passage.lower(i), List.of())) {
      if (passage.stands(phrase, i, end)) {
        return OptionalInt.of(i + phrase.size());
      }
    }
    return OptionalInt.empty();
  }

  /** Whether a phrase of a kind ends before a token. */
  boolean precedes(Kind kind, Passage passage, int i, int begin) {
    for (int from = Math.max(begin, i - LONGEST); from < i; from++) {
      if (after(kind, passage, from, i).equals(OptionalInt.of(i))) {
        return true;
      }
    }
    return false;
  }
}

package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The words of dates, clock times and lengths of time ({@code mappings/sr/times.tsv}), and the
 * verbs of saying ({@code mappings/sr/saying.tsv}).
 */
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
    TODAY,
    THIS_YEAR,
    THAT_DAY,
    THAT_MORNING,
    THAT_NIGHT,
    THAT_MONTH,
    THAT_YEAR,
    THAT_PERIOD,
    FIRST_MONTHS,
    HOUR_WORD,
    NIGHT_WORD,
    MONTH_WORD,
    TOLD_YEAR,
    SEASON,
    AHEAD,
    FUTURE_WORD,
    WEEKDAY,
    WEEKDAY_OF_SPAN,
    WEEKDAY_BEFORE,
    ORDINAL_UNIT,
    NAME_BEFORE,
    AGE_BEFORE,
    TERM_AFTER,
    CONTENT,
    WHEN_WORD;

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
            TODAY,
            THIS_YEAR,
            THAT_DAY,
            THAT_MORNING,
            THAT_NIGHT,
            THAT_MONTH,
            THAT_YEAR,
            THAT_PERIOD,
            FIRST_MONTHS,
            AHEAD,
            NAME_BEFORE ->
            true;
        default -> false;
      };
    }

    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Kinds of phrases that need an antecedent. */
  static final Set<Kind> POINTING =
      EnumSet.of(
          Kind.RELATIVE,
          Kind.TODAY,
          Kind.THIS_YEAR,
          Kind.THAT_DAY,
          Kind.THAT_MORNING,
          Kind.THAT_NIGHT,
          Kind.THAT_MONTH,
          Kind.THAT_YEAR,
          Kind.THAT_PERIOD);

  /** Those that need an antecedent, by their first word; the longest first, then as kinds are. */
  private final Map<String, List<Pointing>> pointing = new HashMap<>();

  private record Pointing(Kind kind, Phrase phrase) {}

  /** A phrase of the table, and the number that the table gives it. */
  private record Phrase(List<String> words, int value) {}

  /**
   * A phrase where it stands.
   *
   * @param kind what it is
   * @param to index after its last token
   * @param value the number that the table gives it: 1 for "sutradan"
   */
  record Standing(Kind kind, int to, int value) {}

  /** By their first word: a phrase is sought at every token. */
  private final Map<Kind, Map<String, List<Phrase>>> phrases = new EnumMap<>(Kind.class);

  private final Map<Kind, Map<String, Integer>> words = new EnumMap<>(Kind.class);

  /** No phrase before a date has more words. */
  private static final int LONGEST = 4;

  /** Lemmas of verbs with which somebody says something. */
  private final Set<String> sayings = new HashSet<>();

  private TimeWords() {
    for (Kind kind : Kind.values()) {
      phrases.put(kind, new HashMap<>());
      words.put(kind, new HashMap<>());
    }
  }

  /**
   * Reads them.
   *
   * @param mappings the folder of the mappings; reads {@code sr/times.tsv} and {@code
   *     sr/saying.tsv}
   * @throws IOException when a table cannot be read
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
            .add(new Phrase(row.words(2), value(row)));
      } else {
        int value = value(row);
        row.words(2).forEach(word -> known.words.get(kind).put(word, value));
      }
    }
    for (WordTable.Row row : WordTable.read(mappings.resolve("sr").resolve("saying.tsv"), 5)) {
      known.sayings.add(row.cell(0));
    }
    Comparator<Phrase> longest = Comparator.comparingInt(p -> p.words().size());
    known
        .phrases
        .values()
        .forEach(each -> each.values().forEach(list -> list.sort(longest.reversed())));
    for (Kind kind : POINTING) {
      known
          .phrases
          .get(kind)
          .forEach(
              (first, all) ->
                  all.forEach(
                      phrase ->
                          known
                              .pointing
                              .computeIfAbsent(first, f -> new ArrayList<>())
                              .add(new Pointing(kind, phrase))));
    }
    known
        .pointing
        .values()
        .forEach(all -> all.sort(Comparator.comparingInt(p -> -p.phrase().words().size())));
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

  /** Whether a token can be a form of a verb with which somebody says something. */
  boolean isSaying(Passage passage, int i) {
    return passage.reads(i, r -> r.verbForm().isPresent() && sayings.contains(r.lemma()));
  }

  /** Whether a word is of that kind, or the first of a phrase of it. */
  boolean begin(Kind kind, String word) {
    return words.get(kind).containsKey(word) || phrases.get(kind).containsKey(word);
  }

  /** Whether a word is the first of a phrase that needs an antecedent. */
  boolean beginPointing(String word) {
    return pointing.containsKey(word);
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
    return standing(kind, passage, i, end)
        .map(found -> OptionalInt.of(found.to()))
        .orElse(OptionalInt.empty());
  }

  /** The longest phrase of a kind that begins at a token. */
  Optional<Standing> standing(Kind kind, Passage passage, int i, int end) {
    for (Phrase phrase : phrases.get(kind).getOrDefault(passage.lower(i), List.of())) {
      if (passage.stands(phrase.words(), i, end)) {
        return Optional.of(new Standing(kind, i + phrase.words().size(), phrase.value()));
      }
    }
    return Optional.empty();
  }

  /** The longest phrase that needs an antecedent and begins at a token. */
  Optional<Standing> pointing(Passage passage, int i, int end) {
    for (Pointing one : pointing.getOrDefault(passage.lower(i), List.of())) {
      Phrase phrase = one.phrase();
      if (passage.stands(phrase.words(), i, end)) {
        return Optional.of(new Standing(one.kind(), i + phrase.words().size(), phrase.value()));
      }
    }
    return Optional.empty();
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

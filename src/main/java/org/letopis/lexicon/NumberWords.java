package org.letopis.lexicon;

import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.lexicon.NumberWord.Kind;
import org.letopis.text.CanonicalText;

/**
 * The number words of Serbian.
 *
 * <p>ICU spells every number in every case and gender; a word is looked up among what it spells,
 * not parsed by it, because its parser takes ordinals for cardinals and is thousands of times
 * slower.
 */
final class NumberWords {

  private static final int LONGEST = 40;
  private static final int HEAD = 3;

  private final Map<String, NumberWord> words = new HashMap<>();
  private final Map<Kind, Set<String>> lists = new HashMap<>();
  private final Map<String, Set<Agreement>> ones = new HashMap<>();

  /** Gender and case that a form of "one" can have. */
  record Agreement(Reading.Gender gender, Reading.Case grammatical) {}

  /** The first letters of all cardinals: most words are told from joined ones by them. */
  private final Set<String> heads = new HashSet<>();

  private NumberWords() {}

  /**
   * Reads them.
   *
   * @param mappings the folder of the mappings; reads {@code sr/numerals.tsv}
   * @throws IOException when the table cannot be read
   */
  static NumberWords load(Path mappings) throws IOException {
    NumberWords known = new NumberWords();
    known.spell();
    for (WordTable.Row row : WordTable.read(mappings.resolve("sr").resolve("numerals.tsv"), 3)) {
      Kind kind = Kind.of(row.cell(0)).orElseThrow(() -> row.wrong(0, "a kind of number word"));
      known.lists.computeIfAbsent(kind, k -> new HashSet<>()).addAll(row.words(2));
      if (!row.cell(1).isEmpty()) {
        BigDecimal value = number(row);
        row.words(2).forEach(word -> known.words.put(word, new NumberWord(kind, value)));
      }
    }
    known.derive(Kind.COLLECTIVE_ENDING, Kind.COLLECTIVE, 11);
    known.derive(Kind.APPROXIMATE_ENDING, Kind.APPROXIMATE, 10);
    known.words.forEach(
        (word, number) -> {
          if (number.kind() == Kind.CARDINAL) {
            known.heads.add(word.substring(0, HEAD));
          }
        });
    for (Kind kind : EnumSet.of(Kind.FEW, Kind.FEW_BEFORE_PLURAL, Kind.MORE, Kind.LEAD)) {
      known.lists.get(kind).forEach(word -> known.words.put(word, NumberWord.of(kind, 0)));
    }
    return known;
  }

  private static BigDecimal number(WordTable.Row row) throws IOException {
    try {
      return new BigDecimal(row.cell(1));
    } catch (NumberFormatException notANumber) {
      throw row.wrong(1, "a number");
    }
  }

  private static IntStream simple() {
    return IntStream.of(
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70,
        80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900);
  }

  private void spell() {
    RuleBasedNumberFormat speller =
        new RuleBasedNumberFormat(ULocale.forLanguageTag("sr"), RuleBasedNumberFormat.SPELLOUT);
    for (String rules : speller.getRuleSetNames()) {
      boolean cardinal = rules.startsWith("%spellout-cardinal-");
      if (!cardinal && !rules.startsWith("%spellout-ordinal-")) {
        continue;
      }
      Kind kind = cardinal ? Kind.CARDINAL : Kind.ORDINAL;
      simple()
          .forEach(
              value -> {
                String word = CanonicalText.canonical(speller.format(value, rules));
                words.merge(word, NumberWord.of(kind, value), NumberWords::cardinalFirst);
              });
      if (cardinal) {
        String one = CanonicalText.canonical(speller.format(1, rules));
        ones.computeIfAbsent(one, k -> new HashSet<>()).addAll(agreements(rules));
      }
    }
  }

  private static NumberWord cardinalFirst(NumberWord one, NumberWord other) {
    return one.kind() == Kind.CARDINAL ? one : other;
  }

  /** What a rule set's name tells: %spellout-cardinal-feminine-genitive. */
  private static Set<Agreement> agreements(String rules) {
    Set<Agreement> agreements = new HashSet<>();
    for (Reading.Gender gender : Reading.Gender.values()) {
      if (rules.contains("-" + gender.name().toLowerCase(Locale.ROOT))) {
        Optional<Reading.Case> named =
            Stream.of(Reading.Case.values())
                .filter(each -> rules.endsWith("-" + each.name().toLowerCase(Locale.ROOT)))
                .findFirst();
        agreements.add(new Agreement(gender, named.orElse(Reading.Case.NOMINATIVE)));
      }
    }
    return agreements;
  }

  private void derive(Kind ending, Kind kind, int from) {
    Map<String, NumberWord> derived = new HashMap<>();
    words.forEach(
        (word, number) -> {
          long value = number.value().longValue();
          if (number.kind() == Kind.CARDINAL && value >= from && value < 100) {
            lists
                .get(ending)
                .forEach(end -> derived.put(word + end, new NumberWord(kind, number.value())));
          }
        });
    derived.forEach(words::putIfAbsent);
  }

  /** Whether a word is in a list that has no numbers. */
  boolean is(Kind kind, String word) {
    return lists.getOrDefault(kind, Set.of()).contains(word);
  }

  /** The gender and case that a form of "one" can have; empty for every other word. */
  Set<Agreement> one(String word) {
    return ones.getOrDefault(word, Set.of());
  }

  /** What a word, in small letters, says of a number; joined words too: dvadesetpet. */
  Optional<NumberWord> read(String word) {
    NumberWord known = words.get(word);
    if (known != null || word.length() > LONGEST || !canBeJoined(word)) {
      return Optional.ofNullable(known);
    }
    for (int cut = word.length() - 3; cut >= 3; cut--) {
      NumberWord head = words.get(word.substring(0, cut));
      if (head != null && head.kind() == Kind.CARDINAL) {
        Optional<NumberWord> joined = read(word.substring(cut)).flatMap(tail -> joined(head, tail));
        if (joined.isPresent()) {
          return joined;
        }
      }
    }
    return Optional.empty();
  }

  private boolean canBeJoined(String word) {
    return word.length() >= 2 * HEAD && heads.contains(word.substring(0, HEAD));
  }

  private static Optional<NumberWord> joined(NumberWord head, NumberWord tail) {
    if (tail.kind().isScale()) {
      return Optional.of(new NumberWord(Kind.CARDINAL, head.value().multiply(tail.value())));
    }
    boolean fits = tail.value().longValue() < head.place() && tail.value().signum() > 0;
    return fits && (tail.kind().isCounting() || tail.kind() == Kind.ORDINAL)
        ? Optional.of(new NumberWord(tail.kind(), head.value().add(tail.value())))
        : Optional.empty();
  }
}

package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.lexicon.Approximator.Effect;
import org.letopis.lexicon.Approximator.Place;

/** The words that change what a number says. */
final class Approximators {

  private static final String GAP = "…";

  /** By their first word, the longest first. */
  private final Map<String, List<Approximator>> byFirst = new HashMap<>();

  /** Those before a number by their last word, the longest first. */
  private final Map<String, List<Approximator>> byLast = new HashMap<>();

  private Approximators(List<Approximator> all) {
    Comparator<Approximator> byLength =
        Comparator.comparingInt((Approximator each) -> each.words().size())
            .thenComparingInt(each -> each.second().size());
    all.stream()
        .sorted(byLength.reversed())
        .forEach(
            each -> {
              List<String> words = each.words();
              byFirst.computeIfAbsent(words.get(0), word -> new ArrayList<>()).add(each);
              if (each.place() == Place.BEFORE) {
                byLast
                    .computeIfAbsent(words.get(words.size() - 1), word -> new ArrayList<>())
                    .add(each);
              }
            });
  }

  /**
   * Reads them.
   *
   * @param mappings the folder of the mappings; reads {@code sr/approximators.tsv}
   * @throws IOException when the table cannot be read
   */
  static Approximators load(Path mappings) throws IOException {
    List<Approximator> all = new ArrayList<>();
    for (WordTable.Row row :
        WordTable.read(mappings.resolve("sr").resolve("approximators.tsv"), 5)) {
      Place place =
          Stream.of(Place.values())
              .filter(each -> each.label().equals(row.cell(0)))
              .findFirst()
              .orElseThrow(() -> row.wrong(0, "before, after, between or around"));
      Effect effect =
          Stream.of(Effect.values())
              .filter(each -> each.label().equals(row.cell(1)))
              .findFirst()
              .orElseThrow(() -> row.wrong(1, "an effect"));
      List<String> words = row.words(4);
      int gap = words.indexOf(GAP);
      all.add(
          new Approximator(
              place,
              effect,
              row.cell(2).equals("yes"),
              least(row),
              gap < 0 ? words : words.subList(0, gap),
              gap < 0 ? List.of() : words.subList(gap + 1, words.size())));
    }
    return new Approximators(all);
  }

  private static long least(WordTable.Row row) throws IOException {
    try {
      return Long.parseLong(row.cell(3));
    } catch (NumberFormatException notANumber) {
      throw row.wrong(3, "a whole number");
    }
  }

  /** Whether a word is the first of one. */
  boolean begin(String word) {
    return byFirst.containsKey(word);
  }

  /** Those of a place whose words begin at a token, the longest first. */
  List<Approximator> from(Place place, Passage passage, int i, int end) {
    List<Approximator> known = byFirst.get(passage.lower(i));
    return known == null
        ? List.of()
        : known.stream()
            .filter(each -> each.place() == place && passage.stands(each.words(), i, end))
            .toList();
  }

  /** The longest that ends before a token and begins at or after {@code begin}. */
  Optional<Approximator> upTo(Passage passage, int i, int begin) {
    return byLast.getOrDefault(passage.lower(i - 1), List.of()).stream()
        .filter(each -> i - each.words().size() >= begin)
        .filter(each -> passage.stands(each.words(), i - each.words().size(), i))
        .findFirst();
  }
}

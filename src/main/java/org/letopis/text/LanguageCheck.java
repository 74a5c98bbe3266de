package org.letopis.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.claim.Finding;

/**
 * Tells the language of a text by its small words and its letters, so that a text in a language
 * that has no pack yet is refused and not read as if it were Serbian.
 *
 * <p>A language has a pack when the mappings have a folder of its name. Croatian, Bosnian and
 * Montenegrin are read as Serbian.
 */
public final class LanguageCheck {

  /** Below this many words a text without any small word says nothing of its language. */
  private static final int ENOUGH_WORDS = 12;

  /** Of a hundred words of a text, at least so many are small words of its language. */
  private static final int LEAST_SHARE = 8;

  private static final int LETTER_WEIGHT = 2;

  private static final BitSet NONE = new BitSet();

  private final List<String> languages;
  private final Map<String, BitSet> wordOf;
  private final Map<String, BitSet> letterOf;
  private final Set<String> packs;

  /** What the letters of {@link #letterOf} begin with: most words have none of them. */
  private final BitSet firstLetters = new BitSet();

  private LanguageCheck(
      Map<String, Set<String>> words, Map<String, Set<String>> letters, Set<String> packs) {
    this.languages = List.copyOf(words.keySet());
    this.wordOf = byWord(words);
    this.letterOf = byWord(letters);
    this.packs = Set.copyOf(packs);
    letterOf.keySet().forEach(letter -> firstLetters.set(letter.charAt(0)));
  }

  /**
   * Reads what it knows of languages.
   *
   * @param mappings the folder of the mappings; reads {@code languages.tsv} and {@code
   *     language-letters.tsv}
   * @throws IOException when one of them cannot be read
   */
  public static LanguageCheck load(Path mappings) throws IOException {
    Map<String, Set<String>> words = FunctionWords.load(mappings.resolve("languages.tsv")).words();
    return new LanguageCheck(
        words,
        FunctionWords.load(mappings.resolve("language-letters.tsv")).words(),
        words.keySet().stream()
            .filter(language -> Files.isDirectory(mappings.resolve(language)))
            .collect(Collectors.toSet()));
  }

  /**
   * Why a document cannot be read for its language.
   *
   * @return a loss; empty for a document in a language that has a pack
   */
  public Optional<Finding> refusal(Document document) {
    List<String> tokens =
        Tokeniser.tokens(CanonicalText.of(document.text())).stream()
            .filter(Token::isWord)
            .map(token -> token.form().toLowerCase(Locale.ROOT))
            .toList();
    Map<String, Integer> counts = new HashMap<>();
    tokens.forEach(token -> counts.merge(token, 1, Integer::sum));
    List<Score> scores = scores(counts);
    scores.sort(Comparator.comparingInt(Score::points).reversed().thenComparing(Score::language));
    Score best = scores.getFirst();
    boolean tooShort = tokens.size() < ENOUGH_WORDS;
    if (tooShort && best.points() == 0) {
      return Optional.empty();
    }
    if (!tooShort && best.words() * 100 < tokens.size() * LEAST_SHARE) {
      return Optional.of(
          Finding.loss(
              document.name(),
              "is in no language that we can tell",
              "give a text in Serbian, or take it away"));
    }
    return hasPack(best, scores)
        ? Optional.empty()
        : Optional.of(
            Finding.loss(
                document.name(),
                "is in %s (\"%s\"), it seems, which cannot be read yet"
                    .formatted(
                        Locale.of(best.language()).getDisplayLanguage(Locale.ENGLISH),
                        best.language()),
                "give a text in Serbian, or take it away"));
  }

  /** In a draw the language with a pack wins. */
  private boolean hasPack(Score best, List<Score> scores) {
    return scores.stream()
        .takeWhile(score -> score.points() == best.points())
        .anyMatch(score -> packs.contains(score.language()));
  }

  private record Score(String language, int words, int points) {}

  /**
   * What each language has of a text.
   *
   * @param tokens how often each word stands in it
   */
  private List<Score> scores(Map<String, Integer> tokens) {
    int[] hits = new int[languages.size()];
    int[] points = new int[languages.size()];
    tokens.forEach(
        (token, count) -> {
          BitSet known = wordOf.getOrDefault(token, NONE);
          for (int i = known.nextSetBit(0); i >= 0; i = known.nextSetBit(i + 1)) {
            hits[i] += count;
            points[i] += count;
          }
          BitSet written = writing(token);
          for (int i = written.nextSetBit(0); i >= 0; i = written.nextSetBit(i + 1)) {
            points[i] += LETTER_WEIGHT * count;
          }
        });
    List<Score> scores = new ArrayList<>();
    for (int i = 0; i < languages.size(); i++) {
      scores.add(new Score(languages.get(i), hits[i], points[i]));
    }
    return scores;
  }

  /** The languages of which a word holds a letter of their own. */
  private BitSet writing(String word) {
    if (!hasFirstLetter(word)) {
      return NONE;
    }
    BitSet found = new BitSet();
    letterOf.forEach(
        (letter, of) -> {
          if (word.contains(letter)) {
            found.or(of);
          }
        });
    return found;
  }

  private boolean hasFirstLetter(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (firstLetters.get(word.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** The languages of each word or letter, by their places in {@link #languages}. */
  private Map<String, BitSet> byWord(Map<String, Set<String>> byLanguage) {
    Map<String, BitSet> index = new HashMap<>();
    byLanguage.forEach(
        (language, all) -> {
          int place = languages.indexOf(language);
          if (place >= 0) {
            all.forEach(word -> index.computeIfAbsent(word, w -> new BitSet()).set(place));
          }
        });
    return index;
  }
}

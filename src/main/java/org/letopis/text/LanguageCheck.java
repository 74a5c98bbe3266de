package org.letopis.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  private final FunctionWords words;
  private final Map<String, Set<String>> letters;
  private final Set<String> packs;

  private LanguageCheck(FunctionWords words, Map<String, Set<String>> letters, Set<String> packs) {
    this.words = words;
    this.letters = letters;
    this.packs = Set.copyOf(packs);
  }

  /**
   * Reads what it knows of languages.
   *
   * @param mappings the folder of the mappings; reads {@code languages.tsv} and {@code
   *     language-letters.tsv}
   * @throws IOException when one of them cannot be read
   */
  public static LanguageCheck load(Path mappings) throws IOException {
    FunctionWords words = FunctionWords.load(mappings.resolve("languages.tsv"));
    return new LanguageCheck(
        words,
        FunctionWords.load(mappings.resolve("language-letters.tsv")).words(),
        words.words().keySet().stream()
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
    List<Score> scores = new ArrayList<>();
    words.words().keySet().forEach(language -> scores.add(score(language, counts)));
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
   * @param tokens how often each word stands in the text
   */
  private Score score(String language, Map<String, Integer> tokens) {
    Set<String> known = words.of(language);
    Set<String> own = letters.getOrDefault(language, Set.of());
    int hits = 0;
    int points = 0;
    for (Map.Entry<String, Integer> token : tokens.entrySet()) {
      if (known.contains(token.getKey())) {
        hits += token.getValue();
        points += token.getValue();
      }
      if (hasOne(own, token.getKey())) {
        points += LETTER_WEIGHT * token.getValue();
      }
    }
    return new Score(language, hits, points);
  }

  private static boolean hasOne(Set<String> letters, String word) {
    for (String letter : letters) {
      if (word.contains(letter)) {
        return true;
      }
    }
    return false;
  }
}

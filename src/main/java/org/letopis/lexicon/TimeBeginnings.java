package org.letopis.lexicon;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells the words that no time expression begins with: most of a text. Says so by the form alone,
 * and remembers it. Safe for use by several threads.
 */
final class TimeBeginnings {

  private static final int CACHE_LIMIT = 200_000;
  private static final String ROMAN = "IVX";

  private final TimeWords words;
  private final FigureParser figures;
  private final NumberWords numbers;
  private final LengthParser lengths;
  private final Map<String, Boolean> known = new ConcurrentHashMap<>();

  TimeBeginnings(TimeWords words, FigureParser figures, NumberWords numbers, LengthParser lengths) {
    this.words = words;
    this.figures = figures;
    this.numbers = numbers;
    this.lengths = lengths;
  }

  /** Whether a time expression may begin at a token: sometimes wrongly yes, never wrongly no. */
  boolean at(Passage passage, int i) {
    if (passage.isNumber(i)) {
      return true;
    }
    String form = passage.token(i).form();
    Boolean begins = known.get(form);
    if (begins == null) {
      begins = begins(form, passage.lower(i));
      if (known.size() >= CACHE_LIMIT) {
        known.clear();
      }
      known.put(form, begins);
    }
    return begins;
  }

  private boolean begins(String form, String lower) {
    return words.begin(lower)
        || figures.mayBeginWith(lower)
        || numbers.is(NumberWord.Kind.MORE, lower)
        || lengths.isAdjective(lower)
        || form.chars().allMatch(c -> ROMAN.indexOf(c) >= 0);
  }
}

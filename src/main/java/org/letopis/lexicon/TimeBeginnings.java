package org.letopis.lexicon;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.letopis.lexicon.TimeWords.Kind;

/**
 * Tells the words that no time expression begins with, most of a text, and which sorts of them the
 * others can begin. Says so by the form alone, and remembers it. Safe for use by several threads.
 */
final class TimeBeginnings {

  private static final int CACHE_LIMIT = 200_000;
  private static final String ROMAN = "IVX";

  private static final Set<Kind> DATES =
      EnumSet.of(
          Kind.WEEKDAY_BEFORE,
          Kind.WEEKDAY,
          Kind.FROM,
          Kind.FROM_OR_OF,
          Kind.BETWEEN,
          Kind.UNTIL,
          Kind.BEFORE_HOUR,
          Kind.BEFORE_CLOCK,
          Kind.MONTH,
          Kind.FIRST_MONTHS,
          Kind.YEAR_WORD);

  private static final Set<Kind> RELATIVES =
      EnumSet.of(Kind.WEEKDAY_BEFORE, Kind.WEEKDAY, Kind.BETWEEN, Kind.FROM_OR_OF);

  private static final Set<Kind> LENGTHS =
      EnumSet.of(Kind.EARLIER, Kind.LENGTH, Kind.LENGTH_PHRASE, Kind.UNIT);

  private final TimeWords words;
  private final FigureParser figures;
  private final NumberWords numbers;
  private final LengthParser lengths;
  private final Map<String, Set<Sort>> known = new ConcurrentHashMap<>();

  /** What a time expression can be. */
  enum Sort {
    /** A date, a clock time, a date in "last year". */
    DATE,
    CENTURY,
    /** What needs an antecedent. */
    RELATIVE,
    LENGTH
  }

  private static final Set<Sort> ALL = EnumSet.allOf(Sort.class);

  TimeBeginnings(TimeWords words, FigureParser figures, NumberWords numbers, LengthParser lengths) {
    this.words = words;
    this.figures = figures;
    this.numbers = numbers;
    this.lengths = lengths;
  }

  /** Which may begin at a token: sometimes too many, never too few. */
  Set<Sort> at(Passage passage, int i) {
    if (passage.isNumber(i)) {
      return ALL;
    }
    String form = passage.token(i).form();
    Set<Sort> begins = known.get(form);
    if (begins == null) {
      begins = begins(form, passage.lower(i));
      if (known.size() >= CACHE_LIMIT) {
        known.clear();
      }
      known.put(form, begins);
    }
    return begins;
  }

  private Set<Sort> begins(String form, String lower) {
    boolean number = numbers.read(lower).isPresent() || lower.indexOf('-') > 0;
    Set<Sort> begins = EnumSet.noneOf(Sort.class);
    if (number || isOneOf(DATES, lower)) {
      begins.add(Sort.DATE);
    }
    if (number || form.chars().allMatch(c -> ROMAN.indexOf(c) >= 0)) {
      begins.add(Sort.CENTURY);
    }
    if (number || isOneOf(RELATIVES, lower) || words.beginPointing(lower)) {
      begins.add(Sort.RELATIVE);
    }
    if (figures.mayBeginWith(lower)
        || isOneOf(LENGTHS, lower)
        || numbers.is(NumberWord.Kind.MORE, lower)
        || lengths.isAdjective(lower)) {
      begins.add(Sort.LENGTH);
    }
    return begins.isEmpty() ? Set.of() : Collections.unmodifiableSet(begins);
  }

  private boolean isOneOf(Set<Kind> kinds, String lower) {
    return kinds.stream().anyMatch(kind -> words.begin(kind, lower));
  }
}

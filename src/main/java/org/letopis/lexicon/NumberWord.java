package org.letopis.lexicon;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/**
 * What a word says of a number.
 *
 * @param kind what it is
 * @param value its number; zero for kinds that have none
 */
record NumberWord(Kind kind, BigDecimal value) {

  /** The kinds of {@code mappings/sr/numerals.tsv}. */
  enum Kind {
    CARDINAL,
    COLLECTIVE,
    COLLECTIVE_ENDING,
    DIGIT_COLLECTIVE,
    APPROXIMATE,
    APPROXIMATE_ENDING,
    DIGIT_APPROXIMATE,
    ORDINAL,
    SCALE,
    SCALE_MANY,
    SCALE_EITHER,
    FEW,
    FEW_BEFORE_PLURAL,
    MORE,
    LEAD,
    PART,
    HALF,
    AND,
    FRACTION,
    PERCENT,
    LABEL,
    /** A noun after which a number is its name where nothing that follows can be counted: jama. */
    LABEL_ALONE,
    LABEL_FAR,
    STREET,
    NOT_ONE,
    ONE_OF;

    static Optional<Kind> of(String name) {
      for (Kind kind : values()) {
        if (kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name)) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }

    boolean isScale() {
      return this == SCALE || this == SCALE_MANY || this == SCALE_EITHER;
    }

    /** Whether it names a number of things by itself. */
    boolean isCounting() {
      return this == CARDINAL || this == COLLECTIVE || this == APPROXIMATE;
    }
  }

  static NumberWord of(Kind kind, long value) {
    return new NumberWord(kind, BigDecimal.valueOf(value));
  }

  /** The place of its last digit that is not zero: 20 is a multiple of 10, of 15 the place is 1. */
  int place() {
    long number = value.longValue();
    if (number == 0 || number % 10 != 0 || number == 10) {
      return 1;
    }
    return number % 100 == 0 ? 100 : 10;
  }
}

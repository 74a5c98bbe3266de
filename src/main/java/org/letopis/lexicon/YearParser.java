package org.letopis.lexicon;

import java.util.Optional;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Reads years: 2004. godine, u 2008. godini, 1999-2004, and what follows a month. */
final class YearParser {

  /** Without the word "godina" or a stop, a number below this is rather a figure. */
  private static final int BARE_SINCE = 1800;

  private final TimeWords words;
  private final Labels labels;

  YearParser(TimeWords words, Labels labels) {
    this.words = words;
    this.labels = labels;
  }

  /**
   * A year.
   *
   * @param value the year
   * @param to index after its last token
   * @param named whether the word "godina" stands with it
   */
  record Year(int value, int to, boolean named) {}

  /** The year that follows a month: 2004, 2004., 2004. godine, godine 2004. */
  Optional<Year> attached(Passage passage, int i, Sentence sentence) {
    if (i >= sentence.to()) {
      return Optional.empty();
    }
    int number = words.is(Kind.YEAR_WORD, passage.lower(i)) ? i + 1 : i;
    return number >= sentence.to()
        ? Optional.empty()
        : Digits.year(passage, number)
            .filter(year -> !Labels.countsNext(passage, number + 1))
            .map(year -> year(passage, number, year, number > i, sentence));
  }

  private Year year(Passage passage, int i, int value, boolean named, Sentence sentence) {
    int after = i + 1;
    boolean stop = passage.isStop(after) && after + 1 < sentence.to();
    int to = stop ? after + 1 : after;
    if (to < sentence.to() && words.is(Kind.YEAR_WORD, passage.lower(to))) {
      boolean shortened = passage.lower(to).startsWith("god") || passage.is(to, "g");
      boolean stopped = shortened && passage.lower(to).length() < 4 && passage.isStop(to + 1);
      return new Year(value, stopped && to + 2 < sentence.to() ? to + 2 : to + 1, true);
    }
    return new Year(value, to, named);
  }

  /** A year that stands without a month, or two of them. */
  Optional<Stretch> at(Passage passage, int i, Sentence sentence) {
    return attached(passage, i, sentence)
        .flatMap(
            first -> {
              Optional<Year> second =
                  isLink(passage, first.to())
                      ? attached(passage, first.to() + 1, sentence)
                          .filter(year -> year.value() > first.value())
                      : Optional.empty();
              Year last = second.orElse(first);
              boolean known = first.named() || last.named();
              return known || isClear(passage, i, first, last, sentence)
                  ? Optional.of(
                      Stretch.of(
                          i, last.to(), Moment.ofYear(first.value()), Moment.ofYear(last.value())))
                  : Optional.empty();
            });
  }

  private boolean isLink(Passage passage, int i) {
    return words.is(Kind.LINK, passage.lower(i)) && !passage.is(i, ",");
  }

  /** "U nesreći, 1958, poginulo je", "u nemirima 2004, kada je": a comma parts it from the rest. */
  private boolean isParted(Passage passage, int i, Year last) {
    boolean comma = passage.is(last.to(), ",") && !passage.isNumber(last.to() + 1);
    boolean alone = passage.is(i - 1, ",") && passage.isWord(i - 2) && !passage.isNumber(i - 2);
    boolean when = words.is(Kind.WHEN_WORD, passage.lower(last.to() + 1));
    return comma && last.value() >= BARE_SINCE && (alone || when);
  }

  /**
   * Without the word "godina": a stop inside the sentence, or a word that years follow: sagrađena
   * 1788.
   */
  private boolean isClear(Passage passage, int i, Year first, Year last, Sentence sentence) {
    boolean bracketed = passage.is(i - 1, "(") || passage.is(last.to(), ")");
    boolean joined = passage.isGlued(i) && passage.isGlued(i - 1);
    if (bracketed || joined || labels.isLabelled(passage, i, sentence)) {
      return false;
    }
    if (Circumstances.isMadeIn(passage, i) && !Labels.countsNext(passage, last.to())) {
      return true;
    }
    if (isParted(passage, i, last)) {
      return true;
    }
    boolean stop = passage.isStop(last.to() - 1);
    boolean finalStop = passage.isStop(last.to()) && last.to() + 1 == sentence.to();
    if (stop && !passage.isWord(last.to())) {
      return true;
    }
    if (stop) {
      return !passage.token(last.to()).isCapitalised() || first.value() >= BARE_SINCE;
    }
    boolean expected =
        words.is(Kind.IN_YEAR, passage.lower(i - 1))
            || (finalStop && i == sentence.from())
            || last.value() > first.value();
    return expected
        && first.value() >= BARE_SINCE
        && (finalStop || !Labels.countsNext(passage, last.to()));
  }
}

package org.letopis.lexicon;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.OptionalLong;
import org.letopis.claim.Count;
import org.letopis.lexicon.Approximator.Effect;
import org.letopis.lexicon.Approximator.Place;
import org.letopis.text.Sentence;

/** Finds figures: a number or a range of two, with what stands before and after and changes it. */
final class FigureParser {

  /** The most that a count can say; what is above has no meaning here. */
  private static final BigDecimal MOST = new BigDecimal("1000000000000000");

  private final NumeralParser numerals;
  private final Approximators approximators;

  FigureParser(NumeralParser numerals, Approximators approximators) {
    this.numerals = numerals;
    this.approximators = approximators;
  }

  /**
   * A figure.
   *
   * @param numeral its number or range; its tokens are those of the number alone
   * @param from index of its first token, what qualifies it included
   * @param to index after its last token
   * @param count its interval, with its words
   */
  record Figure(Numeral numeral, int from, int to, Count count) {}

  /**
   * The figure whose first token, approximators included, is at or after {@code begin} and whose
   * number begins at {@code i}.
   */
  Optional<Figure> at(Passage passage, int i, int begin, int end, Sentence sentence) {
    return around(passage, i, end, sentence)
        .or(() -> plain(passage, i, end, sentence))
        .filter(range -> range.high().compareTo(MOST) < 0)
        .map(range -> qualified(passage, range, begin, end));
  }

  /** Whether a figure may begin at a token: said fast, and sometimes wrongly yes. */
  boolean canBegin(Passage passage, int i, int end) {
    return passage.isNumber(i)
        || numerals.canBegin(passage.lower(i))
        || !approximators.from(Place.BEFORE, passage, i, end).isEmpty()
        || !approximators.from(Place.AROUND, passage, i, end).isEmpty();
  }

  /** The same of a word that is no number in digits, whatever stands behind it. */
  boolean mayBeginWith(String word) {
    return numerals.canBegin(word) || approximators.begin(word);
  }

  private Optional<Numeral> plain(Passage passage, int i, int end, Sentence sentence) {
    return numerals
        .at(passage, i, end, sentence)
        .map(first -> between(passage, first, end, sentence).orElse(first));
  }

  /** 800-1000, dva ili tri, pet do deset hiljada. */
  private Optional<Numeral> between(Passage passage, Numeral first, int end, Sentence sentence) {
    return approximators.from(Place.BETWEEN, passage, first.to(), end).stream()
        .map(link -> second(passage, first, first.to() + link.words().size(), end, sentence))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Od 800 do 1.000, između 800 i 1.000. */
  private Optional<Numeral> around(Passage passage, int i, int end, Sentence sentence) {
    return approximators.from(Place.AROUND, passage, i, end).stream()
        .map(
            pair ->
                rough(passage, i + pair.words().size(), end, sentence)
                    .filter(first -> passage.stands(pair.second(), first.to(), end))
                    .flatMap(
                        first ->
                            second(
                                passage, first, first.to() + pair.second().size(), end, sentence)))
        .flatMap(Optional::stream)
        .findFirst()
        .map(range -> range.since(i));
  }

  /** A numeral that may have "oko" before it. */
  private Optional<Numeral> rough(Passage passage, int i, int end, Sentence sentence) {
    return numerals
        .at(passage, i, end, sentence)
        .or(
            () ->
                approximators.from(Place.BEFORE, passage, i, end).stream()
                    .filter(each -> each.effect() == Effect.SAME)
                    .findFirst()
                    .flatMap(each -> numerals.at(passage, i + each.words().size(), end, sentence))
                    .map(Numeral::roughly));
  }

  private Optional<Numeral> second(
      Passage passage, Numeral first, int at, int end, Sentence sentence) {
    return rough(passage, at, end, sentence).flatMap(last -> range(first, last));
  }

  /** A scale that only the second number has multiplies the first as well: pet do deset hiljada. */
  private static Optional<Numeral> range(Numeral first, Numeral last) {
    boolean shared =
        first.scale().compareTo(BigDecimal.ONE) == 0
            && last.scale().compareTo(BigDecimal.ONE) > 0
            && first.high().multiply(last.scale()).compareTo(last.low()) < 0;
    BigDecimal low = shared ? first.low().multiply(last.scale()) : first.low();
    boolean rough = first.approximate() || last.approximate();
    return low.compareTo(last.high()) < 0
            && first.sort() != Numeral.Sort.SOME
            && last.sort() != Numeral.Sort.SOME
        ? Optional.of(
            new Numeral(
                first.from(), last.to(), low, last.high(), rough, last.sort(), last.scale()))
        : Optional.empty();
  }

  private Figure qualified(Passage passage, Numeral numeral, int begin, int end) {
    int from = numeral.from();
    int to = numeral.to();
    Count count =
        new Count(
            OptionalLong.of(numeral.low().setScale(0, RoundingMode.FLOOR).longValue()),
            OptionalLong.of(numeral.high().setScale(0, RoundingMode.CEILING).longValue()),
            numeral.approximate() || !numeral.isWhole(),
            passage.text(from, to));
    Optional<Approximator> after =
        approximators.from(Place.AFTER, passage, to, end).stream()
            .filter(each -> !goesOn(passage, numeral.to(), numeral.to() + each.words().size(), end))
            .findFirst();
    if (after.isPresent()) {
      to += after.get().words().size();
      count = after.get().on(count, passage.text(from, to));
    }
    // Two at most: "najmanje oko 800".
    for (int i = 0; i < 2; i++) {
      Optional<Approximator> before =
          approximators.upTo(passage, from, begin).filter(each -> each.canPrecede(numeral));
      if (before.isEmpty()) {
        break;
      }
      from -= before.get().words().size();
      count = before.get().on(count, passage.text(from, to));
    }
    return new Figure(numeral, from, to, count);
  }

  /** "800 i više od 200", "800 i više hiljada": the words belong to the number after them. */
  private boolean goesOn(Passage passage, int from, int to, int end) {
    for (int i = from + 1; i < to; i++) {
      int begin = i;
      boolean opens =
          approximators.from(Place.BEFORE, passage, begin, end).stream()
              .anyMatch(each -> begin + each.words().size() > to);
      if (opens) {
        return true;
      }
    }
    return to < end && numerals.isScale(passage.lower(to));
  }
}

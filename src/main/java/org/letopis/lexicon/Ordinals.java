package org.letopis.lexicon;

import java.util.Optional;
import org.letopis.lexicon.NumberWord.Kind;

/** Reads ordinals: 17., XIV, sedamnaestog, dvadeset prvog. */
final class Ordinals {

  private final NumberWords words;

  Ordinals(NumberWords words) {
    this.words = words;
  }

  /**
   * An ordinal.
   *
   * @param value its number
   * @param to index after its last token
   * @param marked whether it is written as an ordinal: a number with its stop, a word
   */
  record Ordinal(int value, int to, boolean marked) {}

  /** A number of one or two digits, with its stop or without, or an ordinal word. */
  Optional<Ordinal> at(Passage passage, int i, int end) {
    if (i >= end) {
      return Optional.empty();
    }
    if (passage.isNumber(i)) {
      boolean stop = i + 1 < end && passage.isStop(i + 1);
      return Digits.plain(passage, i, 2)
          .map(value -> new Ordinal(value, stop ? i + 2 : i + 1, stop));
    }
    Optional<NumberWord> first = words.read(passage.lower(i));
    if (first.filter(word -> word.kind() == Kind.ORDINAL).isPresent()) {
      return first.map(word -> new Ordinal(word.value().intValue(), i + 1, true));
    }
    return first
        .filter(word -> word.kind() == Kind.CARDINAL && word.place() == 10)
        .flatMap(
            tens ->
                words
                    .read(passage.lower(i + 1))
                    .filter(unit -> unit.kind() == Kind.ORDINAL && unit.value().intValue() < 10)
                    .map(unit -> tens.value().intValue() + unit.value().intValue()))
        .map(value -> new Ordinal(value, i + 2, true));
  }

  /** A Roman number in capitals up to {@code most}. */
  static Optional<Ordinal> roman(Passage passage, int i, int most) {
    if (!passage.isWord(i)) {
      return Optional.empty();
    }
    String form = passage.token(i).form();
    int total = 0;
    int last = 0;
    for (int at = form.length() - 1; at >= 0; at--) {
      int digit =
          switch (form.charAt(at)) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            default -> 0;
          };
      if (digit == 0) {
        return Optional.empty();
      }
      total += digit < last ? -digit : digit;
      last = Math.max(last, digit);
    }
    int value = total;
    int to = passage.isStop(i + 1) ? i + 2 : i + 1;
    return total > 0 && total <= most
        ? Optional.of(new Ordinal(value, to, true))
        : Optional.empty();
  }
}

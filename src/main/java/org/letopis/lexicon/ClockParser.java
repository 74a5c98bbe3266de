package org.letopis.lexicon;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Reads clock times: oko 16,40 sati, u 9 h, od 9 do 11 časova, u 16:40. */
final class ClockParser {

  private static final int HOURS = 24;

  private final TimeWords words;
  private final NumeralParser numerals;

  ClockParser(TimeWords words, NumeralParser numerals) {
    this.words = words;
    this.numerals = numerals;
  }

  /**
   * A clock time or a span of two.
   *
   * @param from index of its first token, the preposition included
   * @param to index after its last token
   * @param start {@code hh:mm}
   * @param end {@code hh:mm}
   */
  record Clock(int from, int to, String start, String end) {}

  /**
   * One clock time.
   *
   * @param to index after its last token
   * @param exact whether its minutes are given
   * @param colon whether a colon parts them, which nothing else writes
   * @param unit whether a word for hours follows
   */
  private record Hour(int to, int hour, int minute, boolean exact, boolean colon, boolean unit) {

    String iso() {
      return String.format(Locale.ROOT, "%02d:%02d", hour % HOURS, minute);
    }
  }

  /** The clock time whose first token stands at {@code i}. */
  Optional<Clock> at(Passage passage, int i, Sentence sentence) {
    int end = sentence.to();
    OptionalInt between = words.after(Kind.BETWEEN, passage, i, end);
    OptionalInt hour = words.after(Kind.BEFORE_HOUR, passage, i, end);
    OptionalInt clock = words.after(Kind.BEFORE_CLOCK, passage, i, end);
    int at = between.orElse(hour.orElse(clock.orElse(i)));
    boolean introduced = hour.isPresent() || between.isPresent();
    return reading(passage, at, sentence)
        .flatMap(
            first -> {
              boolean linked = words.is(Kind.LINK, passage.lower(first.to()));
              Optional<Hour> second =
                  linked && !passage.is(first.to(), ",")
                      ? reading(passage, first.to() + 1, sentence)
                          .filter(
                              last -> last.hour() > first.hour() || last.minute() > first.minute())
                      : Optional.empty();
              Hour last = second.orElse(first);
              boolean said =
                  last.colon()
                      || last.exact() && opensEntry(passage, i, last.to(), sentence)
                      || last.exact() && (last.unit() || introduced)
                      || last.unit() && introduced && last.hour() < HOURS;
              return said
                  ? Optional.of(new Clock(i, last.to(), first.iso(), last.iso()))
                  : Optional.empty();
            });
  }

  /** "04.20 – Artiljerijska vatra": the hour of an entry. */
  private static boolean opensEntry(Passage passage, int from, int to, Sentence sentence) {
    boolean dash =
        to + 1 < sentence.to()
            && (passage.is(to, "–") || passage.is(to, "—"))
            && !passage.isGlued(to)
            && passage.isWord(to + 1);
    return from == sentence.from() && dash;
  }

  private Optional<Hour> reading(Passage passage, int i, Sentence sentence) {
    return exact(passage, i, sentence)
        .or(() -> named(passage, i, sentence))
        .or(() -> hours(passage, i, sentence));
  }

  /** "U podne", "oko podneva". */
  private Optional<Hour> named(Passage passage, int i, Sentence sentence) {
    return i >= sentence.to()
        ? Optional.empty()
        : words
            .value(Kind.HOUR_WORD, passage.lower(i))
            .map(hour -> new Hour(i + 1, hour, 0, false, false, true));
  }

  /** 16.40, 16:40 and 16,40, each with a unit or without. */
  private Optional<Hour> exact(Passage passage, int i, Sentence sentence) {
    if (!passage.isNumber(i)) {
      return Optional.empty();
    }
    String form = passage.token(i).form();
    int comma = form.indexOf(',');
    if (comma > 0 && form.length() == comma + 3 && comma <= 2) {
      int hour = Integer.parseInt(form.substring(0, comma));
      int minute = Integer.parseInt(form.substring(comma + 1));
      return Optional.of(reading(passage, i + 1, hour, minute, false, sentence))
          .filter(r -> r.unit() && isClock(hour, minute));
    }
    boolean colon = passage.is(i + 1, ":");
    boolean joined = passage.isGlued(i + 1) && passage.isGlued(i + 2);
    if (!joined || !(colon || passage.is(i + 1, ".")) || i + 2 >= sentence.to()) {
      return Optional.empty();
    }
    Optional<Integer> hour = Digits.plain(passage, i, 2);
    Optional<Integer> minute =
        Digits.plain(passage, i + 2, 2).filter(m -> passage.token(i + 2).form().length() == 2);
    boolean longer = passage.isGlued(i + 3) && passage.isNumber(i + 4) && passage.isGlued(i + 4);
    return hour.flatMap(
        h ->
            minute
                .filter(m -> isClock(h, m) && !longer)
                .map(m -> reading(passage, i + 3, h, m, colon, sentence)));
  }

  private static boolean isClock(int hour, int minute) {
    return hour <= HOURS && minute < 60;
  }

  private Hour reading(
      Passage passage, int to, int hour, int minute, boolean colon, Sentence sentence) {
    boolean unit = to < sentence.to() && words.is(Kind.CLOCK_UNIT, passage.lower(to));
    return new Hour(unit ? to + 1 : to, hour, minute, true, colon, unit);
  }

  /** 9 h, devet časova, 9 časova i 30 minuta, and the 9 of "9 do 11 časova". */
  private Optional<Hour> hours(Passage passage, int i, Sentence sentence) {
    return numerals
        .at(passage, i, sentence.to(), sentence)
        .filter(n -> n.isOneValue() && n.isWhole() && !n.approximate())
        .filter(n -> n.high().intValue() <= HOURS)
        .map(
            n -> {
              int hour = n.high().intValue();
              if (!words.is(Kind.CLOCK_UNIT, passage.lower(n.to())) || n.to() >= sentence.to()) {
                return new Hour(n.to(), hour, 0, false, false, false);
              }
              return minutes(passage, n.to() + 1, sentence)
                  .map(m -> new Hour(m.to() + 1, hour, m.high().intValue(), true, false, true))
                  .orElse(new Hour(n.to() + 1, hour, 0, false, false, true));
            });
  }

  private Optional<Numeral> minutes(Passage passage, int i, Sentence sentence) {
    int at = passage.is(i, "i") ? i + 1 : i;
    return numerals
        .at(passage, at, sentence.to(), sentence)
        .filter(n -> n.isOneValue() && n.isWhole() && n.high().intValue() < 60)
        .filter(n -> n.to() < sentence.to())
        .filter(n -> words.is(Kind.MINUTE_UNIT, passage.lower(n.to())));
  }
}

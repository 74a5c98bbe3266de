package org.letopis.lexicon;

import java.util.Optional;
import org.letopis.lexicon.Ordinals.Ordinal;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Reads one date, or days of one month: 22.03.2004, 17. i 18. marta 2004. godine, marta 2004. */
final class DateParser {

  private final TimeWords words;
  private final Ordinals ordinals;
  private final YearParser years;

  DateParser(TimeWords words, Ordinals ordinals, YearParser years) {
    this.words = words;
    this.ordinals = ordinals;
    this.years = years;
  }

  /** The date that begins at a token. */
  Optional<Stretch> at(Passage passage, int i, Sentence sentence) {
    int end = sentence.to();
    return digits(passage, i, sentence)
        .or(() -> days(passage, i, sentence))
        .or(() -> months(passage, i, sentence))
        .or(() -> firstMonths(passage, i, sentence))
        .or(() -> years.at(passage, i, sentence))
        .filter(stretch -> stretch.to() <= end);
  }

  /** 22.03.2004. and 22/03/2004 and 2004-03-22, and 17.03. without a year. */
  private Optional<Stretch> digits(Passage passage, int i, Sentence sentence) {
    Optional<Integer> isoYear = Digits.year(passage, i);
    if (isoYear.isPresent() && isSign(passage, i + 1, "-") && isSign(passage, i + 3, "-")) {
      return day(passage, i + 2, i + 4)
          .map(moment -> moment.in(isoYear))
          .map(moment -> Stretch.of(i, i + 5, moment, moment));
    }
    boolean slashed = isSign(passage, i + 1, "/") && isSign(passage, i + 3, "/");
    boolean stopped = passage.isStop(i + 1) && passage.isStop(i + 3);
    if (!slashed && !stopped) {
      return Optional.empty();
    }
    return day(passage, i + 2, i)
        .flatMap(
            moment -> {
              Optional<YearParser.Year> year = years.attached(passage, i + 4, sentence);
              boolean clear = passage.token(i + 2).form().length() == 2 && i > sentence.from();
              boolean alone = stopped && clear && !passage.isNumber(i + 4);
              int to = year.map(YearParser.Year::to).orElse(i + 4);
              Moment dated = moment.in(year.map(YearParser.Year::value));
              return year.isPresent() || alone
                  ? Optional.of(Stretch.of(i, to, dated, dated))
                  : Optional.empty();
            });
  }

  private static boolean isSign(Passage passage, int i, String sign) {
    return passage.isGlued(i) && passage.is(i, sign) && passage.isGlued(i + 1);
  }

  private static Optional<Moment> day(Passage passage, int monthAt, int dayAt) {
    return Digits.plain(passage, monthAt, 2)
        .filter(month -> month >= 1 && month <= 12)
        .flatMap(
            month ->
                Digits.plain(passage, dayAt, 2)
                    .filter(DateParser::isDay)
                    .map(day -> Moment.ofDay(month, day)));
  }

  private static boolean isDay(int day) {
    return day >= 1 && day <= 31;
  }

  /** Days of one month: 17. marta; 17. i 18. marta; 17-19. marta; 17. na 18. mart. */
  private Optional<Stretch> days(Passage passage, int i, Sentence sentence) {
    int end = sentence.to();
    Optional<Ordinal> first = ordinals.at(passage, i, end).filter(day -> isDay(day.value()));
    Optional<Ordinal> last = first;
    while (last.isPresent()) {
      Ordinal day = last.get();
      Optional<Stretch> dated = month(passage, day, i, first.get().value(), sentence);
      if (dated.isPresent()) {
        return dated;
      }
      boolean linked = words.is(Kind.LINK, passage.lower(day.to()));
      boolean dashed = linked && !passage.isWord(day.to()) && !passage.is(day.to(), ",");
      last =
          linked && (day.marked() || dashed)
              ? ordinals
                  .at(passage, day.to() + 1, end)
                  .filter(next -> isDay(next.value()) && next.value() > day.value())
              : Optional.empty();
    }
    return Optional.empty();
  }

  private Optional<Stretch> month(
      Passage passage, Ordinal day, int from, int firstDay, Sentence sentence) {
    int at = day.to();
    Optional<Integer> named = words.value(Kind.MONTH, passage.lower(at));
    Optional<YearParser.Year> year = years.attached(passage, at + 1, sentence);
    if (named.isPresent()) {
      int to = year.map(YearParser.Year::to).orElse(at + 1);
      return Optional.of(stretch(from, to, named.get(), firstDay, day.value(), year));
    }
    // 17-19.3.2004. and 17. III 2004.
    Optional<Ordinal> number =
        Ordinals.roman(passage, at, 12)
            .or(() -> ordinals.at(passage, at, sentence.to()).filter(m -> passage.isNumber(at)))
            .filter(m -> m.marked() && day.marked() && m.value() >= 1 && m.value() <= 12);
    return number.flatMap(
        m ->
            years
                .attached(passage, m.to(), sentence)
                .map(y -> stretch(from, y.to(), m.value(), firstDay, day.value(), Optional.of(y))));
  }

  private static Stretch stretch(
      int from, int to, int month, int first, int last, Optional<YearParser.Year> year) {
    Optional<Integer> value = year.map(YearParser.Year::value);
    return Stretch.of(
        from, to, Moment.ofDay(month, first).in(value), Moment.ofDay(month, last).in(value));
  }

  /** Marta 2004; od marta do juna 2004. A month alone only after "u", "krajem" and the like. */
  private Optional<Stretch> months(Passage passage, int i, Sentence sentence) {
    Optional<Integer> first = words.value(Kind.MONTH, passage.lower(i));
    if (first.isEmpty()) {
      return Optional.empty();
    }
    boolean linked = words.is(Kind.LINK, passage.lower(i + 1)) && !passage.is(i + 1, ",");
    Optional<Integer> second =
        linked ? words.value(Kind.MONTH, passage.lower(i + 2)) : Optional.empty();
    int at = second.isPresent() ? i + 3 : i + 1;
    Optional<YearParser.Year> year = years.attached(passage, at, sentence);
    boolean small = !passage.token(i).isCapitalised();
    boolean alone = small && words.is(Kind.IN_YEAR, passage.lower(i - 1));
    if (year.isEmpty() && words.is(Kind.MONTH_WORD, passage.lower(i + 1)) && second.isEmpty()) {
      // Decembra meseca.
      Moment month = Moment.ofMonth(first.get());
      return Optional.of(Stretch.of(i, i + 2, month, month));
    }
    if (year.isEmpty() && !alone) {
      return Optional.empty();
    }
    Optional<Integer> value = year.map(YearParser.Year::value);
    Moment start = Moment.ofMonth(first.get()).in(value);
    Moment last = Moment.ofMonth(second.orElse(first.get())).in(value);
    return Optional.of(Stretch.of(i, year.map(YearParser.Year::to).orElse(at), start, last));
  }

  /** "Prvih šest meseci 2003. godine", "prvo polugodište 2004". */
  private Optional<Stretch> firstMonths(Passage passage, int i, Sentence sentence) {
    return words
        .standing(Kind.FIRST_MONTHS, passage, i, sentence.to())
        .flatMap(
            months ->
                years
                    .attached(passage, months.to(), sentence)
                    .map(
                        year ->
                            Stretch.of(
                                i,
                                year.to(),
                                Moment.ofMonth(1).in(Optional.of(year.value())),
                                Moment.ofMonth(months.value()).in(Optional.of(year.value())))));
  }
}

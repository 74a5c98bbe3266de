package org.letopis.lexicon;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Optional;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.lexicon.TimeWords.Standing;
import org.letopis.text.Sentence;

/** Finds the day, month or year that words point to: juče, sutradan, iste godine, u sredu. */
final class Pointers {

  private final Passage passage;
  private final TimeWords words;
  private final DatedTimes dates;
  private final Reckoning reckoning;

  Pointers(
      Passage passage, TimeWords words, DatedTimes dates, LengthParser lengths, Ordinals ordinals) {
    this.passage = passage;
    this.words = words;
    this.dates = dates;
    this.reckoning = new Reckoning(passage, words, lengths, ordinals);
  }

  /** What they point to, as far as the text has told it. */
  Optional<Stretch> at(Mention.Time mention, Sentence sentence, Told told) {
    int from = mention.from();
    int to = mention.to();
    Optional<Standing> phrase = words.pointing(passage, from, to).filter(p -> p.to() == to);
    if (phrase.isPresent()) {
      return phrase(phrase.get(), from, sentence, told);
    }
    Optional<Stretch> month = dates.beforeRelativeYear(passage, from, sentence);
    if (month.isPresent()) {
      return words
          .pointing(passage, month.get().to(), to)
          .flatMap(p -> year(p, told))
          .map(year -> month.get().yearOf(Moment.ofYear(year)).over(from, to));
    }
    return weekday(from, to, sentence, told).or(() -> reckoning.at(from, to, sentence, told));
  }

  /** Whether they point to a day, though perhaps to one that cannot be known. */
  boolean isOfDay(Mention.Time mention) {
    return words
        .pointing(passage, mention.from(), mention.to())
        .map(
            p ->
                switch (p.kind()) {
                  case TODAY, THAT_DAY, THAT_MORNING, THAT_NIGHT -> true;
                  default -> false;
                })
        .orElseGet(() -> namesDay(mention.from(), mention.to()));
  }

  /**
   * "Saopštila je danas", "juče je izjavio da": the day on which something was said, which is not
   * the day of what was said.
   */
  boolean isOfSaying(Mention.Time mention, Sentence sentence) {
    boolean counted =
        words
            .pointing(passage, mention.from(), mention.to())
            .filter(p -> p.kind() == Kind.TODAY || p.kind() == Kind.THAT_DAY)
            .isPresent();
    if (!counted && !namesDay(mention.from(), mention.to())) {
      return false;
    }
    for (int i = mention.from() - 1; i >= sentence.from() && !ends(i); i--) {
      if (words.isSaying(passage, i)) {
        return true;
      }
    }
    for (int i = mention.to(); i < sentence.to() && !ends(i); i++) {
      if (words.isSaying(passage, i)) {
        return true;
      }
    }
    return false;
  }

  private boolean ends(int i) {
    return isMark(i) || words.is(Kind.CONTENT, passage.lower(i));
  }

  private boolean namesDay(int from, int to) {
    for (int i = from; i < to; i++) {
      if (words.is(Kind.ORDINAL_UNIT, passage.lower(i))
          || Weekdays.named(words, passage, i, to).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Whether they name the evening or the night of the day. */
  boolean isOfNight(int from, int to) {
    for (int i = from; i < to; i++) {
      if (words.is(Kind.NIGHT_WORD, passage.lower(i))) {
        return true;
      }
    }
    return false;
  }

  private Optional<Stretch> phrase(Standing phrase, int from, Sentence sentence, Told told) {
    int value = phrase.value();
    int to = phrase.to();
    return switch (phrase.kind()) {
      case TODAY ->
          told.issued()
              .filter(issued -> value != 0 || isOfPast(from, sentence))
              .map(issued -> day(from, to, issued.plusDays(value)));
      case THAT_DAY ->
          value == 0
              ? told.day().map(stretch -> stretch.over(from, to).withoutClock())
              : told.oneDay().map(known -> day(from, to, known.plusDays(value)));
      case THAT_MORNING ->
          told.night() ? Optional.empty() : told.oneDay().map(known -> day(from, to, known));
      case THAT_NIGHT -> night(from, to, told);
      case THAT_MONTH ->
          told.moment()
              .filter(moment -> moment.month().isPresent())
              .map(moment -> Moment.ofMonth(moment.month().get()).in(moment.year()))
              .map(moment -> Stretch.of(from, to, moment, moment));
      case THAT_PERIOD ->
          told.days().period().filter(p -> !isOfOtherYear(to)).map(p -> p.over(from, to));
      case THIS_YEAR, THAT_YEAR ->
          year(phrase, told)
              .map(Moment::ofYear)
              .map(moment -> Stretch.of(from, to, moment, moment));
      default -> Optional.empty();
    };
  }

  /** "U istom periodu prethodne godine": a year behind, which is that of no span told. */
  private boolean isOfOtherYear(int to) {
    return words.pointing(passage, to, passage.size()).isPresent()
        || Digits.year(passage, to).isPresent();
  }

  /** "Tokom noći": the night behind the day told last; before the day of writing at the latest. */
  private static Optional<Stretch> night(int from, int to, Told told) {
    Optional<Stretch> day = told.day();
    if (day.filter(d -> !d.isOneDay()).isPresent()) {
      return day.map(d -> d.over(from, to).withoutClock());
    }
    Optional<LocalDate> latest = told.issued().map(issued -> issued.minusDays(1));
    Optional<LocalDate> evening =
        told.oneDay().filter(d -> !told.issued().equals(Optional.of(d))).or(() -> latest);
    return evening.map(d -> Stretch.of(from, to, Moment.of(d), Moment.of(d.plusDays(1))));
  }

  static Stretch day(int from, int to, LocalDate date) {
    return Stretch.of(from, to, Moment.of(date), Moment.of(date));
  }

  /** "Sledeće godine" is after the year told last, and after this one: where both are one. */
  private static Optional<Integer> year(Standing phrase, Told told) {
    Optional<Integer> now = told.issued().map(LocalDate::getYear);
    Optional<Integer> then = told.moment().flatMap(Moment::year);
    Optional<Integer> base =
        switch (phrase.kind()) {
          case THIS_YEAR -> now;
          case THAT_YEAR ->
              phrase.value() == 0 || now.isEmpty() || now.equals(then) ? then : Optional.empty();
          default -> Optional.empty();
        };
    return base.map(year -> year + phrase.value());
  }

  /** "Danas" is nowadays as well: only beside a perfect or a participle it is that day. */
  private boolean isOfPast(int at, Sentence sentence) {
    int from = at;
    while (from > sentence.from() && !isMark(from - 1)) {
      from--;
    }
    boolean past = false;
    for (int i = from; i < sentence.to() && (i <= at || !isMark(i)); i++) {
      past |=
          passage.reads(
              i,
              r ->
                  r.verbForm()
                      .filter(
                          f ->
                              f == Reading.VerbForm.ACTIVE_PARTICIPLE
                                  || f == Reading.VerbForm.PASSIVE_PARTICIPLE
                                  || f == Reading.VerbForm.AORIST)
                      .isPresent());
    }
    return past;
  }

  private boolean isMark(int i) {
    return passage.is(i, ",") || passage.is(i, ";") || passage.is(i, "(") || passage.is(i, ")");
  }

  private Optional<Stretch> weekday(int from, int to, Sentence sentence, Told told) {
    if (told.issued().isEmpty()) {
      return Optional.empty();
    }
    LocalDate issued = told.issued().get();
    Optional<Weekdays.Span> span = Weekdays.span(words, passage, from, sentence.to());
    if (span.isPresent()) {
      Optional<LocalDate> last = Weekdays.before(issued, span.get().last());
      Optional<LocalDate> first = last.flatMap(day -> Weekdays.before(day, span.get().first()));
      // The night before a day's paper came out is the last one: "između srede i četvrtka".
      Optional<LocalDate> end =
          issued.getDayOfWeek() == span.get().last() ? Optional.of(issued) : last;
      Optional<LocalDate> start =
          end.flatMap(day -> Weekdays.before(day, span.get().first())).or(() -> first);
      return end.isPresent() && start.isPresent()
          ? Optional.of(Stretch.of(from, to, Moment.of(start.get()), Moment.of(end.get())))
          : Optional.empty();
    }
    Optional<DayOfWeek> named = Weekdays.named(words, passage, to - 1, to);
    String before = passage.lower(from);
    boolean only = to - from <= 2 && named.isPresent();
    if (!only) {
      return Optional.empty();
    }
    if (words.after(Kind.AHEAD, passage, from, to).isPresent()) {
      return Weekdays.after(issued, named.get()).map(day -> day(from, to, day));
    }
    Optional<Moment> past = Weekdays.before(issued, named.get()).map(Moment::of);
    if (past.isEmpty() || isToCome(sentence)) {
      return Optional.empty();
    }
    boolean since = words.after(Kind.FROM_OR_OF, passage, from, to).isPresent();
    boolean until = words.after(Kind.UNTIL, passage, from, to).isPresent();
    boolean plain = to - from == 1 || before.equals("u");
    if (since || until || plain) {
      return Optional.of(
          new Stretch(from, to, until ? Optional.empty() : past, since ? Optional.empty() : past));
    }
    return Optional.empty();
  }

  /** "U sredu će": one that is still to come. */
  private boolean isToCome(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (words.is(Kind.FUTURE_WORD, passage.lower(i))) {
        return true;
      }
    }
    return false;
  }
}

package org.letopis.lexicon;

import java.time.LocalDate;
import java.util.Optional;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/**
 * Counts on or back to a day, month or year: tri dana kasnije, pre tri godine, and the second day
 * of a span.
 */
final class Reckoning {

  /** "Pre 10.000 godina" is no year that a claim can have. */
  private static final int FIRST_YEAR = 1000;

  private final Passage passage;
  private final TimeWords words;
  private final LengthParser lengths;
  private final Ordinals ordinals;

  Reckoning(Passage passage, TimeWords words, LengthParser lengths, Ordinals ordinals) {
    this.passage = passage;
    this.words = words;
    this.lengths = lengths;
    this.ordinals = ordinals;
  }

  /** What the words count to, as far as the text has told from where. */
  Optional<Stretch> at(int from, int to, Sentence sentence, Told told) {
    return away(from, to, sentence, told).or(() -> nthDay(from, to, told));
  }

  /** "Tri dana kasnije" after a day of the same paragraph, "pre tri godine" before now. */
  private Optional<Stretch> away(int from, int to, Sentence sentence, Told told) {
    Optional<Distance> distance = lengths.distance(passage, from, to, sentence);
    if (distance.isEmpty()) {
      return Optional.empty();
    }
    boolean same =
        told.sentence()
            .filter(s -> s.index() == sentence.index() || opens(from, sentence))
            .filter(s -> s.paragraph() == sentence.paragraph())
            .isPresent();
    Optional<LocalDate> base =
        distance.get().fromNow() ? told.issued() : told.oneDay().filter(day -> same);
    return base.map(day -> away(day, distance.get()))
        .filter(moment -> moment.year().filter(y -> y >= FIRST_YEAR).isPresent())
        .map(moment -> Stretch.of(from, to, moment, moment));
  }

  /** As exact as the length: years away is a year, months away a month. */
  private static Moment away(LocalDate base, Distance distance) {
    if (distance.years().isPresent()) {
      return Moment.ofYear(base.plusYears(distance.years().getAsInt()).getYear());
    }
    if (distance.months().isPresent()) {
      LocalDate day = base.plusMonths(distance.months().getAsInt());
      return Moment.ofMonth(day.getMonthValue()).in(Optional.of(day.getYear()));
    }
    return Moment.of(base.plusDays(distance.days().getAsInt()));
  }

  private boolean opens(int at, Sentence sentence) {
    for (int i = sentence.from(); i < at; i++) {
      if (passage.is(i, ",") || passage.is(i, ";") || passage.is(i, ":")) {
        return false;
      }
    }
    return true;
  }

  /** "Drugog dana": of the span of days told last, where it has so many. */
  private Optional<Stretch> nthDay(int from, int to, Told told) {
    Optional<LocalDate> first = told.days().period().flatMap(Stretch::start).flatMap(Moment::date);
    Optional<LocalDate> last = told.days().period().flatMap(Stretch::end).flatMap(Moment::date);
    Optional<Integer> nth =
        ordinals
            .at(passage, from, to)
            .filter(o -> o.to() == to - 1 && isDay(o.to()))
            .map(Ordinals.Ordinal::value);
    return nth.isPresent() && first.isPresent() && last.isPresent()
        ? Optional.of(first.get().plusDays(nth.get() - 1))
            .filter(day -> !day.isAfter(last.get()))
            .map(day -> Pointers.day(from, to, day))
        : Optional.empty();
  }

  private boolean isDay(int unit) {
    return words.value(Kind.ORDINAL_UNIT, passage.lower(unit)).equals(Optional.of(1));
  }
}

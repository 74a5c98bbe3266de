package org.letopis.lexicon;

import java.time.LocalDate;
import java.util.Optional;
import org.letopis.text.Sentence;

/**
 * What the text has told of the time up to some point.
 *
 * @param issued the day on which the document was written
 * @param day the last day, or night between two, that it told of
 * @param night whether that day was told by its evening or night
 * @param sentence the sentence that told of it
 * @param moment the last date of any precision that has a year
 * @param days the days of which the text has told anywhere
 */
record Told(
    Optional<LocalDate> issued,
    Optional<Stretch> day,
    boolean night,
    Optional<Sentence> sentence,
    Optional<Moment> moment,
    Days days) {

  /**
   * The days of which a text has told.
   *
   * @param first the first
   * @param others whether there are others, or stretches of time that are no day
   * @param period the last span of dates that is longer than a night
   */
  record Days(Optional<Stretch> first, boolean others, Optional<Stretch> period) {

    private static final Days NONE = new Days(Optional.empty(), false, Optional.empty());

    private Days plus(Stretch day) {
      boolean same =
          first.map(f -> f.start().equals(day.start()) && f.end().equals(day.end())).orElse(true);
      return new Days(first.or(() -> Optional.of(day)), others || !same, period);
    }

    private Days withOthers() {
      return new Days(first, true, period);
    }

    private Days ofPeriod(Stretch stretch) {
      boolean span = stretch.isRange() && stretch.start().isPresent() && stretch.end().isPresent();
      return span ? new Days(first, others, Optional.of(stretch)) : this;
    }

    private Optional<Stretch> only() {
      return others ? Optional.empty() : first;
    }
  }

  static Told nothing(Optional<LocalDate> issued) {
    return new Told(issued, Optional.empty(), false, Optional.empty(), Optional.empty(), Days.NONE);
  }

  /** After a date. */
  Told plus(Stretch stretch, boolean byNight, Sentence of) {
    Optional<Moment> dated = stretch.hasYear() ? Optional.of(stretch.last()) : moment;
    if (isDay(stretch)) {
      return new Told(
          issued, Optional.of(stretch), byNight, Optional.of(of), dated, days.plus(stretch));
    }
    // "Crkva sagrađena 1788" does not take the day away from what happened "tog dana".
    boolean bare = stretch.last().month().isEmpty();
    Days told = stretch.hasYear() ? days.ofPeriod(stretch) : days;
    return bare
        ? new Told(issued, day, night, sentence, dated, told)
        : new Told(issued, Optional.empty(), false, Optional.empty(), dated, told.withOthers());
  }

  /** After the day on which the document was written: what it tells of may be of another. */
  Told written(Stretch stretch, Sentence of) {
    return new Told(
        issued, Optional.of(stretch), false, Optional.of(of), Optional.of(stretch.last()), days);
  }

  /** Where the text goes on telling of the same day: "06.30 – ...". */
  Told goingOn(Sentence of) {
    return new Told(issued, day, night, Optional.of(of), moment, days);
  }

  /** After a day that cannot be known: "tog dana" is not the one before it. */
  Told withoutDay() {
    return new Told(issued, Optional.empty(), false, Optional.empty(), moment, days.withOthers());
  }

  /**
   * What it has told for a sentence: the day of an earlier paragraph holds for the first sentence
   * behind it; longer only where the text has told of no other.
   *
   * @param opens whether the sentence opens its paragraph
   */
  Told in(Sentence now, boolean opens) {
    boolean near =
        sentence
            .map(s -> now.paragraph() - s.paragraph())
            .filter(apart -> apart == 0 || apart == 1 && opens)
            .isPresent();
    return near ? this : new Told(issued, days.only(), night, sentence, moment, days);
  }

  private static boolean isDay(Stretch stretch) {
    Optional<LocalDate> first = stretch.start().flatMap(Moment::date);
    Optional<LocalDate> last = stretch.end().flatMap(Moment::date);
    return first.isPresent() && last.isPresent() && !first.get().plusDays(1).isBefore(last.get());
  }

  /** The one day; empty where it was a night between two. */
  Optional<LocalDate> oneDay() {
    return day.filter(Stretch::isOneDay).flatMap(stretch -> stretch.last().date());
  }

  /** Whether the day told last is of that paragraph. */
  boolean isOf(int paragraph) {
    return day.isPresent() && sentence.filter(s -> s.paragraph() == paragraph).isPresent();
  }

  /** The day on which the document was written. */
  Optional<Stretch> today(int from, int to) {
    return issued.map(Moment::of).map(now -> Stretch.of(from, to, now, now));
  }

  /** The day of an hour: of a night between two days the evening is of the first. */
  Optional<Stretch> dayOf(int hour) {
    return day.map(
        stretch -> {
          Optional<Moment> of = hour >= 12 ? stretch.start() : stretch.end();
          return new Stretch(stretch.from(), stretch.to(), of, of);
        });
  }
}

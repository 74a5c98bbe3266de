package org.letopis.lexicon;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/**
 * Settles the times of a document in the order of its text: the years of dates that name none, the
 * days of clock times, what "juče" and "tog dana" point to.
 */
final class Timeline {

  private final Passage passage;
  private final TimeWords words;
  private final Optional<Integer> covered;
  private final DocumentYears years;
  private final Pointers pointers;
  private Told told;

  private Timeline(
      Passage passage,
      TimeWords words,
      Optional<Integer> covered,
      DocumentYears years,
      Pointers pointers,
      Told told) {
    this.passage = passage;
    this.words = words;
    this.covered = covered;
    this.years = years;
    this.pointers = pointers;
    this.told = told;
  }

  /**
   * The times, in text order.
   *
   * @param covered the year that the catalogue says the document is about
   */
  static List<Mention.Time> of(
      Passage passage,
      TimeWords words,
      Pointers pointers,
      Optional<Integer> covered,
      List<SentenceTimes> document) {
    Optional<LocalDate> issued = IssueDay.of(passage, words, covered, document);
    DocumentYears years = new DocumentYears(passage, words, issued, document);
    Timeline timeline =
        new Timeline(passage, words, covered, years, pointers, Told.nothing(issued));
    return document.stream().flatMap(times -> timeline.settle(times).stream()).toList();
  }

  private sealed interface Item {
    int from();

    record Date(Dated dated) implements Item {
      @Override
      public int from() {
        return dated.from();
      }
    }

    record Other(Mention.Time time) implements Item {
      @Override
      public int from() {
        return time.from();
      }
    }
  }

  private List<Mention.Time> settle(SentenceTimes times) {
    Sentence sentence = times.sentence();
    told = told.in(sentence, opensParagraph(sentence));
    List<Item> items =
        Stream.<Item>concat(
                times.dated().stream().map(Item.Date::new),
                times.others().stream().map(Item.Other::new))
            .sorted(Comparator.comparingInt(Item::from))
            .toList();
    List<Mention.Time> settled = new ArrayList<>();
    for (Item item : items) {
      switch (item) {
        case Item.Date date -> settled.add(date(date.dated(), sentence, settled));
        case Item.Other other -> settled.add(other(other.time(), sentence));
      }
    }
    return settled;
  }

  private boolean opensParagraph(Sentence sentence) {
    return sentence.index() == 0
        || passage.sentences().get(sentence.index() - 1).paragraph() != sentence.paragraph();
  }

  private Mention.Time date(Dated dated, Sentence sentence, List<Mention.Time> before) {
    if (dated.clock().isPresent()) {
      return clock(dated.clock().get(), sentence, before);
    }
    Stretch stretch = dated.stretch().orElseThrow();
    Optional<Integer> year =
        stretch.hasYear() ? Optional.empty() : covered.or(() -> years.of(stretch, sentence));
    Stretch whole = overnight(year.map(Moment::ofYear).map(stretch::yearOf).orElse(stretch));
    boolean writing =
        whole.isOneDay()
            && whole.last().date().equals(told.issued())
            && IssueDay.isLine(passage, words, dated, sentence);
    if (writing) {
      told = told.written(whole, sentence);
      return DatedTimes.time(passage, whole);
    }
    told =
        whole.hasYear()
            ? told.plus(whole, pointers.isOfNight(whole.from() - 1, whole.to()), sentence)
            : told.withoutDay();
    return DatedTimes.time(passage, whole);
  }

  /** "U noći na 27. maj": the night before it. */
  private Stretch overnight(Stretch day) {
    boolean night =
        passage.is(day.from() - 1, "na")
            && words.is(Kind.NIGHT_WORD, passage.lower(day.from() - 2));
    return night && day.isOneDay()
        ? day.last()
            .date()
            .map(d -> Stretch.of(day.from(), day.to(), Moment.of(d.minusDays(1)), Moment.of(d)))
            .orElse(day)
        : day;
  }

  /** A clock time is of the day told last; "juče u podne" is one time. */
  private Mention.Time clock(
      ClockParser.Clock clock, Sentence sentence, List<Mention.Time> before) {
    int hour = Integer.parseInt(clock.start().substring(0, 2));
    boolean until = words.after(Kind.UNTIL, passage, clock.from(), clock.to()).isPresent();
    boolean since = words.after(Kind.FROM_OR_OF, passage, clock.from(), clock.to()).isPresent();
    Optional<Stretch> day =
        (until || since) && !told.isOf(sentence.paragraph())
            ? told.today(clock.from(), clock.to()).or(() -> told.dayOf(hour))
            : told.dayOf(hour);
    if (day.isEmpty()) {
      return RelativeParser.relative(passage, clock.from(), clock.to());
    }
    if (clock.from() == sentence.from()) {
      told = told.goingOn(sentence);
    }
    int from = clock.from();
    if (!before.isEmpty() && isBeside(before.getLast(), from)) {
      from = before.removeLast().from();
    }
    Stretch timed = Dated.of(from, clock.to(), day.get(), clock).stretch().orElseThrow();
    Stretch bounded = until ? timed.untilIts() : since ? timed.sinceIts() : timed;
    return DatedTimes.time(passage, timed.isRange() ? timed : bounded);
  }

  /** Whether the time is the day that was told last and ends where the clock time begins. */
  private boolean isBeside(Mention.Time time, int from) {
    boolean touching = time.to() == from || time.to() + 1 == from && passage.is(time.to(), ",");
    return touching
        && time.kind() == Mention.Time.Kind.DATE
        && told.day().filter(day -> day.from() == time.from()).isPresent();
  }

  private Mention.Time other(Mention.Time time, Sentence sentence) {
    if (time.kind() != Mention.Time.Kind.RELATIVE || time.span().start().isPresent()) {
      return time;
    }
    Optional<Stretch> stretch = pointers.at(time, sentence, told);
    if (stretch.isEmpty()) {
      told = pointers.isOfDay(time) ? told.withoutDay() : told;
      return time;
    }
    Stretch bounded = bounded(stretch.get(), time.from(), sentence);
    if (pointers.isOfSaying(time, sentence)) {
      return DatedTimes.time(passage, bounded);
    }
    told = told.plus(stretch.get(), pointers.isOfNight(time.from(), time.to()), sentence);
    return DatedTimes.time(passage, bounded);
  }

  /** "Do danas", "do jutros": until then, and since when is not said; "od sinoć": since then. */
  private Stretch bounded(Stretch stretch, int from, Sentence sentence) {
    if (stretch.isRange() || from == sentence.from()) {
      return stretch;
    }
    if (words.precedes(Kind.UNTIL, passage, from, sentence.from())) {
      return stretch.untilIts();
    }
    if (words.after(Kind.FROM, passage, from - 1, sentence.to()).isPresent()
        || words.precedes(Kind.FROM, passage, from, sentence.from())) {
      return stretch.sinceIts();
    }
    boolean behindNoun =
        from - 2 >= sentence.from()
            && passage.reads(from - 2, r -> r.partOfSpeech() == Reading.PartOfSpeech.NOUN)
            && !passage.reads(from - 2, r -> r.partOfSpeech() == Reading.PartOfSpeech.VERB);
    boolean since = words.after(Kind.FROM_OR_OF, passage, from - 1, from).isPresent();
    return since && !behindNoun ? stretch.sinceIts() : stretch;
  }
}

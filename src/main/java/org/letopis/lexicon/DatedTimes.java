package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.TimeSpan;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Puts dates and clock times together, and settles their years. */
final class DatedTimes {

  private static final Set<String> QUOTES = Set.of("\"", "„", "“", "”", "«", "»");

  /**
   * Words that may stand between coordinated dates: 17. marta, i 29. aprila; 17. marta i od 2.
   * maja.
   */
  private static final int BETWEEN = 3;

  private final TimeWords words;
  private final DateSpans spans;
  private final ClockParser clocks;

  DatedTimes(TimeWords words, DateSpans spans, ClockParser clocks) {
    this.words = words;
    this.spans = spans;
    this.clocks = clocks;
  }

  /** The date, clock time or both whose first token stands at {@code i}. */
  Optional<Dated> at(Passage passage, int i, Sentence sentence) {
    return dateFirst(passage, i, sentence).or(() -> clockFirst(passage, i, sentence));
  }

  private Optional<Dated> dateFirst(Passage passage, int i, Sentence sentence) {
    return date(passage, i, sentence)
        .filter(date -> !isOfRelativeYear(passage, date, sentence))
        .map(
            date ->
                clocks
                    .at(passage, afterComma(passage, date.to()), sentence)
                    .filter(clock -> date.isOneDay())
                    .map(clock -> Dated.of(i, clock.to(), date, clock))
                    .orElse(Dated.of(date)));
  }

  private Optional<Dated> clockFirst(Passage passage, int i, Sentence sentence) {
    return clocks
        .at(passage, i, sentence)
        .map(
            clock ->
                date(passage, afterComma(passage, clock.to()), sentence)
                    .filter(Stretch::isOneDay)
                    .map(date -> Dated.of(i, date.to(), date, clock))
                    .orElse(Dated.of(clock)));
  }

  /** 28. maja prošle godine: {@link #ofRelativeYear} reads it. */
  private boolean isOfRelativeYear(Passage passage, Stretch date, Sentence sentence) {
    return !date.hasYear()
        && words
            .pointing(passage, date.to(), sentence.to())
            .filter(found -> words.is(Kind.YEAR_WORD, passage.lower(found.to() - 1)))
            .isPresent();
  }

  /** A date in a year that is not named, whose first token stands at {@code i}. */
  Optional<Mention.Time> ofRelativeYear(Passage passage, int i, Sentence sentence) {
    return beforeRelativeYear(passage, i, sentence)
        .flatMap(date -> words.pointing(passage, date.to(), sentence.to()))
        .map(found -> RelativeParser.relative(passage, i, found.to()));
  }

  /** The date of such a one. */
  Optional<Stretch> beforeRelativeYear(Passage passage, int i, Sentence sentence) {
    return date(passage, i, sentence).filter(date -> isOfRelativeYear(passage, date, sentence));
  }

  private static int afterComma(Passage passage, int i) {
    return passage.is(i, ",") ? i + 1 : i;
  }

  /** A date, its weekday before it included; none where it is a name. */
  private Optional<Stretch> date(Passage passage, int i, Sentence sentence) {
    int day = words.is(Kind.WEEKDAY_BEFORE, passage.lower(i)) ? i + 1 : i;
    boolean weekday = words.is(Kind.WEEKDAY, passage.lower(day));
    int at = weekday ? afterComma(passage, day + 1) : i;
    return at >= sentence.to()
        ? Optional.empty()
        : spans
            .at(passage, at, sentence)
            .filter(date -> !isName(passage, date, sentence))
            .map(date -> date.over(i, date.to()));
  }

  /** Ulica 27. marta, grupa „17. novembar“. */
  private boolean isName(Passage passage, Stretch date, Sentence sentence) {
    boolean quoted =
        QUOTES.contains(passage.lower(date.from() - 1))
            && QUOTES.contains(passage.lower(date.to()));
    return quoted || words.precedes(Kind.NAME_BEFORE, passage, date.from(), sentence.from());
  }

  /** Those of a sentence, in the same order, each with the year of what it is coordinated with. */
  List<Dated> coordinated(Passage passage, List<Dated> sentence) {
    List<Dated> settled = new ArrayList<>(sentence);
    for (int i = settled.size() - 2; i >= 0; i--) {
      inherit(passage, settled, i, i + 1);
    }
    for (int i = 1; i < settled.size(); i++) {
      inherit(passage, settled, i, i - 1);
    }
    return List.copyOf(settled);
  }

  private void inherit(Passage passage, List<Dated> dated, int to, int from) {
    Dated one = dated.get(Math.min(to, from));
    Dated other = dated.get(Math.max(to, from));
    boolean needed = dated.get(to).needsYear() && dated.get(from).hasYear();
    if (needed && isCoordinated(passage, one.to(), other.from())) {
      dated.set(to, dated.get(to).yearOf(dated.get(from)));
    }
  }

  private boolean isCoordinated(Passage passage, int from, int to) {
    boolean linked = to - from <= BETWEEN;
    for (int i = from; i < to && linked; i++) {
      String word = passage.lower(i);
      linked = words.is(Kind.LINK, word) || words.is(Kind.IN_YEAR, word);
    }
    return linked;
  }

  /** A stretch as a time, as far as its year is known. */
  static Mention.Time time(Passage passage, Stretch stretch) {
    Optional<String> start = stretch.start().flatMap(Moment::iso);
    Optional<String> end = stretch.end().flatMap(Moment::iso);
    boolean turned = start.isPresent() && end.isPresent() && start.get().compareTo(end.get()) > 0;
    boolean half =
        start.isPresent() != end.isPresent()
            && stretch.start().isPresent()
            && stretch.end().isPresent();
    String text = passage.text(stretch.from(), stretch.to());
    TimeSpan span =
        turned || half
            ? new TimeSpan(Optional.empty(), Optional.empty(), text)
            : new TimeSpan(start, end, text);
    return new Mention.Time(stretch.from(), stretch.to(), span, Mention.Time.Kind.DATE);
  }
}

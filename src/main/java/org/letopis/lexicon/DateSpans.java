package org.letopis.lexicon;

import java.util.Optional;
import java.util.OptionalInt;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Reads spans of dates: od 17. do 19. marta, od juna 1999. godine do marta 2004, počev od 2008. */
final class DateSpans {

  /** How many words may stand between "do" and the year: do martovskog nasilja 2004. godine. */
  private static final int EVENT = 3;

  private final TimeWords words;
  private final DateParser dates;
  private final YearParser years;

  DateSpans(TimeWords words, DateParser dates, YearParser years) {
    this.words = words;
    this.dates = dates;
    this.years = years;
  }

  /** The span or date whose first token stands at {@code i}. */
  Optional<Stretch> at(Passage passage, int i, Sentence sentence) {
    return since(passage, i, sentence)
        .or(() -> between(passage, i, sentence))
        .or(() -> until(passage, i, sentence))
        .or(() -> linked(passage, i, sentence));
  }

  private Optional<Stretch> since(Passage passage, int i, Sentence sentence) {
    int end = sentence.to();
    OptionalInt of = words.after(Kind.FROM_OR_OF, passage, i, end);
    OptionalInt from = words.after(Kind.FROM, passage, i, end);
    OptionalInt after = from.isPresent() ? from : of;
    if (after.isEmpty()) {
      return Optional.empty();
    }
    Optional<Stretch> found =
        linked(passage, after.getAsInt(), sentence)
            .map(first -> event(passage, first, sentence).orElse(first))
            .map(stretch -> stretch.over(i, stretch.to()));
    boolean onlyOf = from.isEmpty() && isNounBefore(passage, i);
    return found
        .filter(stretch -> stretch.isRange() || !onlyOf)
        .map(
            stretch ->
                stretch.isRange()
                    ? stretch
                    : new Stretch(i, stretch.to(), stretch.start(), Optional.empty()));
  }

  /** "Odluka od 17. marta" is of that day, "traje od 17. marta" since then. */
  private static boolean isNounBefore(Passage passage, int i) {
    return passage.reads(i - 1, r -> r.partOfSpeech() == Reading.PartOfSpeech.NOUN)
        && !passage.reads(i - 1, r -> r.partOfSpeech() == Reading.PartOfSpeech.VERB);
  }

  private Optional<Stretch> between(Passage passage, int i, Sentence sentence) {
    OptionalInt after = words.after(Kind.BETWEEN, passage, i, sentence.to());
    if (after.isEmpty()) {
      return Optional.empty();
    }
    return dates
        .at(passage, after.getAsInt(), sentence)
        .flatMap(
            first ->
                first.isRange()
                    ? Optional.of(first)
                    : next(passage, first.to() + 1, sentence)
                        .filter(second -> words.is(Kind.LINK, passage.lower(first.to())))
                        .map(first::until))
        .map(stretch -> stretch.over(i, stretch.to()));
  }

  private Optional<Stretch> until(Passage passage, int i, Sentence sentence) {
    OptionalInt after = words.after(Kind.UNTIL, passage, i, sentence.to());
    return after.isEmpty()
        ? Optional.empty()
        : dates
            .at(passage, after.getAsInt(), sentence)
            .filter(stretch -> !stretch.isRange())
            .map(date -> new Stretch(i, date.to(), Optional.empty(), date.end()));
  }

  /** A date, or two that "do" or a dash links; "i" between two dates makes no span of them. */
  private Optional<Stretch> linked(Passage passage, int i, Sentence sentence) {
    return dates
        .at(passage, i, sentence)
        .map(
            first -> {
              OptionalInt until = words.after(Kind.UNTIL, passage, first.to(), sentence.to());
              boolean dash =
                  words.is(Kind.LINK, passage.lower(first.to()))
                      && !passage.isWord(first.to())
                      && !passage.is(first.to(), ",");
              int at = dash ? first.to() + 1 : until.orElse(-1);
              return at < 0 || first.isRange()
                  ? first
                  : next(passage, at, sentence).map(first::until).orElse(first);
            });
  }

  private Optional<Stretch> next(Passage passage, int i, Sentence sentence) {
    return dates.at(passage, i, sentence).filter(stretch -> !stretch.isRange());
  }

  /** Od juna 1999. godine do martovskog nasilja 2004. godine: an event, dated by its year. */
  private Optional<Stretch> event(Passage passage, Stretch first, Sentence sentence) {
    OptionalInt until = words.after(Kind.UNTIL, passage, first.to(), sentence.to());
    if (until.isEmpty() || first.isRange()) {
      return Optional.empty();
    }
    Optional<Integer> month = Optional.empty();
    for (int i = until.getAsInt(); i <= until.getAsInt() + EVENT; i++) {
      Optional<Stretch> year =
          i == until.getAsInt() ? Optional.empty() : years.at(passage, i, sentence);
      if (year.isPresent()) {
        Optional<Integer> named = month;
        Moment end = year.get().last();
        Moment dated = named.map(m -> Moment.ofMonth(m).yearOf(end)).orElse(end);
        return Optional.of(
            new Stretch(first.from(), year.get().to(), first.start(), Optional.of(dated)));
      }
      if (!passage.isWord(i) || !passage.reads(i, r -> r.is(Reading.Case.GENITIVE))) {
        return Optional.empty();
      }
      String adjective = passage.lower(i);
      month = month.or(() -> words.value(Kind.MONTH_ADJECTIVE, adjective));
    }
    return Optional.empty();
  }
}

package org.letopis.lexicon;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/**
 * The years of dates that name none. A year that is told with a month, a season or in a heading
 * holds for later dates; where two could hold, none does.
 */
final class DocumentYears {

  /** A date that is no further ahead of the document's own is still to come. */
  private static final int SOON = 31;

  /** One that would be further ahead was in the year before. */
  private static final int HALF_A_YEAR = 183;

  /** No heading has more tokens. */
  private static final int LONGEST_HEADING = 14;

  /** A number below this is no year of a heading. */
  private static final int FIRST = 1800;

  /** A year, told at a token of a paragraph; a heading's holds for the paragraphs behind it. */
  private record Told(int year, int at, int paragraph, boolean heading) {}

  private final Passage passage;
  private final TimeWords words;
  private final Optional<LocalDate> issued;
  private final List<Told> told = new ArrayList<>();

  DocumentYears(
      Passage passage, TimeWords words, Optional<LocalDate> issued, List<SentenceTimes> document) {
    this.passage = passage;
    this.words = words;
    this.issued = issued;
    for (SentenceTimes times : document) {
      boolean heading = isHeading(times.sentence());
      if (heading && times.dated().isEmpty()) {
        bareYear(times.sentence()).ifPresent(told::add);
      }
      for (Dated dated : times.dated()) {
        dated
            .stretch()
            .filter(stretch -> heading || isTelling(stretch))
            .flatMap(stretch -> stretch.last().year())
            .ifPresent(
                year ->
                    told.add(new Told(year, dated.from(), times.sentence().paragraph(), heading)));
      }
    }
  }

  /** "Leta Gospodnjeg 1999.": the one number of a heading that can be a year. */
  private Optional<Told> bareYear(Sentence sentence) {
    List<Told> years = new ArrayList<>();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int at = i;
      Digits.year(passage, i)
          .filter(year -> year >= FIRST)
          .ifPresent(year -> years.add(new Told(year, at, sentence.paragraph(), true)));
    }
    return years.size() == 1 ? Optional.of(years.getFirst()) : Optional.empty();
  }

  /** With a month or a season: "sagrađena 1788" tells nothing of what else happened. */
  private boolean isTelling(Stretch stretch) {
    return stretch.last().month().isPresent()
        || words.is(Kind.SEASON, passage.lower(stretch.from() - 1))
        || words.is(Kind.TOLD_YEAR, passage.lower(stretch.from() - 1));
  }

  /** A short paragraph of its own that no stop ends, or that nothing but its date makes. */
  private boolean isHeading(Sentence sentence) {
    boolean alone =
        passage.sentences().stream()
            .noneMatch(s -> s.index() != sentence.index() && s.paragraph() == sentence.paragraph());
    return alone && sentence.to() - sentence.from() <= LONGEST_HEADING && !hasVerb(sentence);
  }

  private boolean hasVerb(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (!passage.readings(i).isEmpty()
          && passage.readings(i).stream()
              .allMatch(r -> r.partOfSpeech() == Reading.PartOfSpeech.VERB)) {
        return true;
      }
    }
    return false;
  }

  /** The year of a date without one. */
  Optional<Integer> of(Stretch stretch, Sentence sentence) {
    Optional<Told> here =
        told.stream()
            .filter(t -> t.paragraph() == sentence.paragraph() && t.at() < stretch.from())
            .reduce((first, second) -> second);
    if (issued.isPresent()) {
      Optional<Integer> recent = recent(stretch, issued.get());
      boolean other = here.filter(t -> t.year() != issued.get().getYear()).isPresent();
      return other ? Optional.empty() : recent;
    }
    Optional<Told> heading =
        told.stream()
            .filter(t -> t.heading() && t.at() < stretch.from())
            .reduce((first, second) -> second);
    return here.or(() -> heading).map(Told::year).or(() -> only(stretch));
  }

  private Optional<Integer> only(Stretch stretch) {
    Set<Integer> before =
        told.stream()
            .filter(t -> t.at() < stretch.from())
            .map(Told::year)
            .collect(Collectors.toSet());
    Set<Integer> all = told.stream().map(Told::year).collect(Collectors.toSet());
    Set<Integer> years = before.isEmpty() ? all : before;
    return years.size() == 1 ? years.stream().findFirst() : Optional.empty();
  }

  /** The year in which it was last, seen from the document's own day, or will soon be. */
  private static Optional<Integer> recent(Stretch stretch, LocalDate issued) {
    Moment moment = stretch.last();
    Moment first = moment.day().isPresent() ? moment : moment.onDay(1);
    Optional<LocalDate> day = first.in(Optional.of(issued.getYear())).date();
    if (day.isEmpty() || !day.get().isAfter(issued.plusDays(SOON))) {
      return day.map(LocalDate::getYear);
    }
    return day.get().isAfter(issued.plusDays(HALF_A_YEAR))
        ? Optional.of(issued.getYear() - 1)
        : Optional.empty();
  }
}

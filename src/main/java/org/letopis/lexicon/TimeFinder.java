package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.TimeBeginnings.Sort;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/**
 * Finds dates, clock times, lengths of time, centuries, and what needs an antecedent ("that day").
 *
 * <p>The words are those of {@code mappings/sr/times.tsv}. Dates get the precision that the text
 * gives them, and the year of a date that it is coordinated with, or else the year handed in, or
 * the one that the text itself tells before ({@link Timeline}).
 */
public final class TimeFinder {

  private final TimeWords words;
  private final DatedTimes dates;
  private final CenturyParser centuries;
  private final RelativeParser relatives;
  private final LengthParser lengths;
  private final Ordinals ordinals;
  private final TimeBeginnings beginnings;

  private TimeFinder(TimeWords words, NumberWords numbers, Approximators approximators) {
    this.words = words;
    NumeralParser numerals = new NumeralParser(numbers);
    this.ordinals = new Ordinals(numbers);
    YearParser years = new YearParser(words, new Labels(numbers));
    DateSpans spans = new DateSpans(words, new DateParser(words, ordinals, years), years);
    this.dates = new DatedTimes(words, spans, new ClockParser(words, numerals));
    this.centuries = new CenturyParser(words, ordinals);
    this.relatives = new RelativeParser(words, ordinals);
    FigureParser figures = new FigureParser(numerals, approximators);
    this.lengths = new LengthParser(words, figures, numbers);
    this.beginnings = new TimeBeginnings(words, figures, numbers, lengths);
  }

  /**
   * The finder of Serbian.
   *
   * @param mappings the folder of the mappings; reads {@code sr/times.tsv}, {@code sr/numerals.tsv}
   *     and {@code sr/approximators.tsv}
   * @throws IOException when one of them cannot be read or a line of it is wrong
   */
  public static TimeFinder load(Path mappings) throws IOException {
    return new TimeFinder(
        TimeWords.load(mappings), NumberWords.load(mappings), Approximators.load(mappings));
  }

  /**
   * The times of a document, in text order; they do not overlap.
   *
   * @param documentText the text as it was read, to quote from
   * @param tokens its tokens
   * @param readings the readings of each token
   * @param sentences its sentences
   * @param year the year of dates that name none, where it is known
   */
  public List<Mention.Time> find(
      String documentText,
      List<Token> tokens,
      List<List<Reading>> readings,
      List<Sentence> sentences,
      Optional<Integer> year) {
    Passage passage = new Passage(documentText, tokens, readings, sentences);
    List<SentenceTimes> document =
        sentences.stream().map(sentence -> find(passage, sentence, year)).toList();
    Pointers pointers = new Pointers(passage, words, dates, lengths, ordinals);
    return Timeline.of(passage, words, pointers, year, document);
  }

  private SentenceTimes find(Passage passage, Sentence sentence, Optional<Integer> year) {
    List<Dated> dated = new ArrayList<>();
    List<Mention.Time> found = new ArrayList<>();
    int i = sentence.from();
    while (i < sentence.to()) {
      Set<Sort> sorts = beginnings.at(passage, i);
      if (sorts.isEmpty()) {
        i++;
        continue;
      }
      Optional<Dated> date =
          sorts.contains(Sort.DATE) ? dates.at(passage, i, sentence) : Optional.empty();
      Optional<Mention.Time> other = other(passage, i, sentence, sorts, dated, year);
      int dateEnd = date.map(Dated::to).orElse(i);
      int otherEnd = other.map(Mention.Time::to).orElse(i);
      if (otherEnd > dateEnd) {
        other.ifPresent(found::add);
      } else {
        date.ifPresent(dated::add);
      }
      i = Math.max(i + 1, Math.max(dateEnd, otherEnd));
    }
    return new SentenceTimes(sentence, dates.coordinated(passage, dated), found);
  }

  private static Optional<Integer> lastYear(List<Dated> dated) {
    for (Dated each : dated.reversed()) {
      Optional<Integer> year = each.stretch().flatMap(stretch -> stretch.last().year());
      if (year.isPresent()) {
        return year;
      }
    }
    return Optional.empty();
  }

  /** The longest of what is no date. */
  private Optional<Mention.Time> other(
      Passage passage,
      int i,
      Sentence sentence,
      Set<Sort> sorts,
      List<Dated> before,
      Optional<Integer> year) {
    Optional<Mention.Time> longest = Optional.empty();
    if (sorts.contains(Sort.CENTURY)) {
      longest = centuries.at(passage, i, sentence);
    }
    if (sorts.contains(Sort.DATE)) {
      longest = longer(longest, dates.ofRelativeYear(passage, i, sentence));
    }
    if (sorts.contains(Sort.RELATIVE)) {
      longest = longer(longest, relatives.at(passage, i, sentence));
    }
    if (sorts.contains(Sort.LENGTH)) {
      Optional<Integer> since = lastYear(before).or(() -> year);
      longest = longer(longest, lengths.at(passage, i, sentence, since));
    }
    return longest;
  }

  private static Optional<Mention.Time> longer(
      Optional<Mention.Time> one, Optional<Mention.Time> two) {
    return one.isEmpty() || two.isPresent() && two.get().to() > one.get().to() ? two : one;
  }
}

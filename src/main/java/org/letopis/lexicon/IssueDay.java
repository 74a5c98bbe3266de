package org.letopis.lexicon;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/**
 * The day on which a document was written, where it says so itself: in its dateline ("LJIG, 17.
 * maja 2010. (PBN) –"), in a line with place and date, in a line of its own above the text
 * ("Objavljeno: 10:30 | sreda, 8. april 2016."), or by the way ("sinoć, 8. aprila 2016").
 */
final class IssueDay {

  /** No dateline has more tokens before its date. */
  private static final int LONGEST_PLACE = 6;

  /** A line that says when a text was written stands above it. */
  private static final int FIRST_PARAGRAPHS = 6;

  private static final Set<String> DASHES = Set.of("–", "—", "-", "--");

  private final Passage passage;
  private final TimeWords words;

  private IssueDay(Passage passage, TimeWords words) {
    this.passage = passage;
    this.words = words;
  }

  /**
   * That day; empty where the document tells none, or two.
   *
   * @param covered the year that the catalogue says the document is about: of a dateline without
   *     one
   */
  static Optional<LocalDate> of(
      Passage passage, TimeWords words, Optional<Integer> covered, List<SentenceTimes> document) {
    IssueDay reader = new IssueDay(passage, words);
    Set<LocalDate> lines = new TreeSet<>();
    Set<LocalDate> asides = new TreeSet<>();
    Set<LocalDate> heads = new TreeSet<>();
    for (SentenceTimes times : document) {
      for (Dated dated : times.dated()) {
        Optional<LocalDate> day =
            dated.stretch().filter(Stretch::isOneDay).flatMap(stretch -> stretch.last().date());
        Optional<LocalDate> known = day.or(() -> inYear(dated, covered));
        if (known.isPresent() && reader.isDateline(dated, times.sentence())) {
          lines.add(known.get());
        }
        if (day.isPresent() && reader.isAlone(dated, times.sentence())) {
          heads.add(day.get());
        }
        day.flatMap(it -> reader.beside(it, dated, times.sentence())).ifPresent(asides::add);
      }
    }
    Set<LocalDate> inside = lines.isEmpty() ? asides : lines;
    Set<LocalDate> told = inside.isEmpty() ? heads : inside;
    return told.size() == 1 ? told.stream().findFirst() : Optional.empty();
  }

  private static Optional<LocalDate> inYear(Dated dated, Optional<Integer> year) {
    return dated
        .stretch()
        .filter(stretch -> !stretch.hasYear() && year.isPresent())
        .map(stretch -> stretch.yearOf(Moment.ofYear(year.get())))
        .filter(Stretch::isOneDay)
        .flatMap(stretch -> stretch.last().date());
  }

  /** Whether a date stands where a document says when it was written. */
  static boolean isLine(Passage passage, TimeWords words, Dated dated, Sentence sentence) {
    IssueDay reader = new IssueDay(passage, words);
    return reader.isDateline(dated, sentence) || reader.isAlone(dated, sentence);
  }

  /** A place and a comma before it, a dash, a bracket with a dash or the paragraph's end behind. */
  private boolean isDateline(Dated dated, Sentence sentence) {
    boolean opens =
        sentence.from() == 0
            || passage.sentences().stream()
                .anyMatch(s -> s.to() == sentence.from() && s.paragraph() != sentence.paragraph());
    int length = dated.from() - sentence.from();
    return opens
        && length >= 2
        && length <= LONGEST_PLACE
        && isPlace(sentence.from(), dated.from())
        && closes(dated.to(), sentence);
  }

  /**
   * A date of a line of its own, with no words beside it but those before a colon: "Ažurirano: 9:37
   * | Nedelja, 14. avgust 2011."; two different ones are entries of a chronology.
   */
  private boolean isAlone(Dated dated, Sentence sentence) {
    List<Sentence> line =
        passage.sentences().stream().filter(s -> s.paragraph() == sentence.paragraph()).toList();
    return sentence.paragraph() < FIRST_PARAGRAPHS
        && line.stream()
            .flatMapToInt(s -> IntStream.range(s.from(), s.to()))
            .filter(i -> i < dated.from() || i >= dated.to())
            .noneMatch(i -> passage.isWord(i) && !passage.is(i + 1, ":"));
  }

  private boolean isPlace(int from, int to) {
    boolean named = false;
    for (int i = from; i < to; i++) {
      boolean name = passage.isWord(i) && passage.token(i).isCapitalised();
      named |= name && passage.lower(i).length() > 2;
      if (!name && passage.isWord(i)) {
        return false;
      }
    }
    return named;
  }

  /** The stop of the year may have ended the sentence; the paragraph goes on. */
  private boolean closes(int to, Sentence sentence) {
    int end =
        passage.sentences().stream()
            .filter(s -> s.paragraph() == sentence.paragraph())
            .mapToInt(Sentence::to)
            .max()
            .orElse(sentence.to());
    int i = passage.isStop(to) ? to + 1 : to;
    if (passage.is(i, "(")) {
      while (i < end && !passage.is(i, ")")) {
        i++;
      }
      i++;
    }
    return i >= end || DASHES.contains(passage.lower(i));
  }

  /** "Sinoć, 8. aprila 2016": the day after. */
  private Optional<LocalDate> beside(LocalDate day, Dated dated, Sentence sentence) {
    boolean comma = passage.is(dated.from() - 1, ",") && dated.from() - 2 >= sentence.from();
    return comma
        ? words
            .standing(Kind.TODAY, passage, dated.from() - 2, dated.from() - 1)
            .map(found -> day.minusDays(found.value()))
        : Optional.empty();
  }
}

package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;

/**
 * When that happened which a numbered list tells in brief: the one span of days that the title or
 * the paragraphs before the list give, or the day that the entry itself gives.
 *
 * @param span that of the list, empty where there is no list or not one span
 * @param titled whether the title gives it, which is then about all that stands below it
 */
record ListDates(Optional<TimeSpan> span, boolean titled) {

  /** A numbered list has no fewer entries. */
  private static final int FEWEST_ENTRIES = 3;

  private static final int DAY = "2004-03-17".length();

  private static final ListDates NONE = new ListDates(Optional.empty(), false);

  /** The span of the entries of a list, where there is one list and one span. */
  static ListDates of(Collection<List<Phrases>> paragraphs) {
    long entries = paragraphs.stream().filter(p -> isNumbered(p.getFirst())).count();
    if (entries < FEWEST_ENTRIES) {
      return NONE;
    }
    List<Phrases> title = paragraphs.iterator().next();
    if (isNumbered(title.getFirst())) {
      return NONE;
    }
    List<TimeSpan> titled = title.size() > 1 ? List.of() : spans(title.getFirst());
    if (!titled.isEmpty()) {
      return titled.size() == 1 ? new ListDates(Optional.of(titled.getFirst()), true) : NONE;
    }
    List<TimeSpan> before = new ArrayList<>();
    for (List<Phrases> paragraph : paragraphs) {
      if (isNumbered(paragraph.getFirst())) {
        break;
      }
      paragraph.stream().filter(s -> !isBrief(s)).forEach(s -> before.addAll(spans(s)));
    }
    return before.size() == 1 ? new ListDates(Optional.of(before.getFirst()), false) : NONE;
  }

  /** When that was which a sentence of the paragraph tells, if it is an entry of the list. */
  Optional<TimeSpan> of(Phrases first, Phrases sentence) {
    boolean entry = isBrief(first) && hasText(first) || isBrief(sentence);
    return span.filter(s -> entry && (titled || isNumbered(first)))
        .map(s -> own(sentence, s).orElse(s));
  }

  /** The one day or span of days within that of the list which an entry gives itself. */
  private static Optional<TimeSpan> own(Phrases entry, TimeSpan list) {
    List<TimeSpan> spans = spans(entry);
    return spans.size() == 1
            && spans.getFirst().start().orElseThrow().compareTo(list.start().orElseThrow()) >= 0
            && day(spans.getFirst().end()).compareTo(day(list.end())) <= 0
        ? Optional.of(spans.getFirst())
        : Optional.empty();
  }

  private static String day(Optional<String> moment) {
    return moment.orElseThrow().substring(0, DAY);
  }

  /** "Crkva Svete Petke – zapaljena": no sentence with a verb of its own. */
  private static boolean isBrief(Phrases phrases) {
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to())
        .filter(i -> phrases.nominalOver(i).isEmpty())
        .noneMatch(i -> Verbs.isAuxiliary(phrases.words(), i));
  }

  /** More than its number, which a stop can part from what it numbers. */
  private static boolean hasText(Phrases phrases) {
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to())
        .anyMatch(i -> phrases.words().token(i).isWord());
  }

  private static List<TimeSpan> spans(Phrases phrases) {
    Words words = phrases.words();
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to())
        .mapToObj(words::timeFrom)
        .flatMap(Optional::stream)
        .filter(t -> t.kind() == Mention.Time.Kind.DATE)
        .filter(t -> IntStream.range(t.from(), t.to()).noneMatch(i -> words.does(i, Use.TODAY)))
        .map(Mention.Time::span)
        .filter(s -> isDay(s.start()) && isDay(s.end()))
        .toList();
  }

  private static boolean isDay(Optional<String> moment) {
    return moment.filter(s -> s.length() >= DAY).isPresent();
  }

  /** "2. ...", "3) ...". */
  private static boolean isNumbered(Phrases phrases) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    return words.token(from).isNumber()
        && from + 1 < words.size()
        && Set.of(".", ")").contains(words.form(from + 1))
        && words.timeFrom(from).isEmpty();
  }
}

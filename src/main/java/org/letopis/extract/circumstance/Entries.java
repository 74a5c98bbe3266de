package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.letopis.claim.Mentioned;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;

/**
 * What a document's headings and the openings of its paragraphs say of all that stands below them:
 * the entries of a chronology ("3. maj", "17. april 1988: ...", "04.20 – ..."), lists under the
 * name of a place.
 */
public final class Entries {

  private static final Set<String> MARKS = Set.of(":", "–", "—", "-");

  /** No heading has more tokens. */
  private static final int LONGEST_HEADING = 8;

  private static final int DAY = "2004-03-17".length();

  /**
   * What holds for a sentence.
   *
   * @param time the day or hour of its entry
   * @param first whether it is the sentence that the entry begins with
   * @param places the places that a heading names
   */
  public record Entry(Optional<TimeSpan> time, boolean first, List<Mentioned> places) {

    static final Entry NONE = new Entry(Optional.empty(), false, List.of());

    public Entry {
      places = List.copyOf(places);
    }

    Entry undated() {
      return new Entry(Optional.empty(), first, places);
    }
  }

  private final Map<Integer, Entry> entries;

  private Entries(Map<Integer, Entry> entries) {
    this.entries = Map.copyOf(entries);
  }

  /** The entries of a document. */
  public static Entries of(List<Phrases> sentences) {
    Map<Integer, List<Phrases>> paragraphs = new TreeMap<>();
    sentences.forEach(
        s -> paragraphs.computeIfAbsent(s.sentence().paragraph(), p -> new ArrayList<>()).add(s));
    Map<Integer, Entry> found = new HashMap<>();
    boolean chronology = isChronology(paragraphs.values());
    ListDates list = ListDates.of(paragraphs.values());
    Entry heading = Entry.NONE;
    Announced announced = Announced.NOTHING;
    for (List<Phrases> paragraph : paragraphs.values()) {
      Phrases first = paragraph.getFirst();
      Optional<TimeSpan> above = announced.of(paragraph);
      if (above.isEmpty() && paragraph.size() == 1 && isHeading(first)) {
        heading = chronology ? under(heading, first) : under(heading, first).undated();
        continue;
      }
      Optional<TimeSpan> dated = opening(paragraph);
      Optional<TimeSpan> own = dated.or(() -> above);
      announced = announced.after(paragraph, dated);
      for (Phrases sentence : paragraph) {
        boolean opens = sentence == first || paragraph.size() > 1 && sentence == paragraph.get(1);
        UnaryOperator<TimeSpan> precise = opens ? t -> t : Entries::day;
        Optional<TimeSpan> listed = list.of(first, sentence);
        Optional<TimeSpan> time =
            own.isPresent() ? own.map(precise) : heading.time().or(() -> listed);
        boolean entry = own.isPresent() || heading.time().isPresent() || listed.isEmpty();
        found.put(sentence.sentence().index(), new Entry(time, opens && entry, heading.places()));
      }
    }
    return new Entries(found);
  }

  /** What holds for a sentence. */
  public Entry of(Phrases sentence) {
    return entries.getOrDefault(sentence.sentence().index(), Entry.NONE);
  }

  /** One day in a line of its own says when the text was written: "8. februar 2003." */
  private static boolean isChronology(Collection<List<Phrases>> paragraphs) {
    List<TimeSpan> headings =
        paragraphs.stream()
            .filter(p -> p.size() == 1 && isHeading(p.getFirst()))
            .flatMap(p -> onlyTime(p.getFirst()).stream())
            .map(Mention.Time::span)
            .toList();
    return headings.size() != 1 || !isOneDay(headings.getFirst());
  }

  private static boolean isOneDay(TimeSpan span) {
    return span.start().equals(span.end())
        && span.start().filter(s -> s.length() >= DAY).isPresent();
  }

  private static boolean isHeading(Phrases phrases) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    int to = phrases.sentence().to();
    boolean only = onlyTime(phrases).isPresent();
    boolean open = !words.form(to - 1).equals(".") && !words.form(to - 1).equals(":");
    if (!only && !open || to - from > LONGEST_HEADING) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (phrases.nominalOver(i).isEmpty() && Verbs.isPredicate(words, i)) {
        return false;
      }
    }
    return true;
  }

  private static Entry under(Entry above, Phrases heading) {
    Optional<TimeSpan> time = onlyTime(heading).map(Mention.Time::span);
    List<Mentioned> places = time.isPresent() ? above.places() : onlyPlace(heading);
    boolean title = heading.sentence().paragraph() == 0;
    return title ? Entry.NONE : new Entry(time, false, places);
  }

  /** The date that is all of a sentence. */
  private static Optional<Mention.Time> onlyTime(Phrases phrases) {
    int from = phrases.sentence().from();
    return date(phrases.words(), from)
        .filter(t -> afterStop(phrases.words(), t.to()) >= phrases.sentence().to());
  }

  private static List<Mentioned> onlyPlace(Phrases phrases) {
    List<Nominal> all = phrases.nominals();
    boolean only =
        all.size() == 1
            && all.getFirst().sort() == Sort.PLACE
            && !all.getFirst().isPrepositional()
            && all.getFirst().from() == phrases.sentence().from()
            && all.getFirst().to() == phrases.sentence().to();
    return only ? all.getFirst().named() : List.of();
  }

  /** The date or hour that a paragraph begins with and a mark parts from what it tells. */
  private static Optional<TimeSpan> opening(List<Phrases> paragraph) {
    Phrases first = paragraph.getFirst();
    Words words = first.words();
    int from = first.sentence().from();
    // "Jesen 2004: ..." begins with the season.
    Optional<Mention.Time> time = date(words, from).or(() -> date(words, from + 1));
    if (time.isEmpty()) {
      return Optional.empty();
    }
    int behind = afterStop(words, time.get().to());
    boolean marked = behind < words.size() && MARKS.contains(words.form(behind));
    boolean alone =
        behind >= first.sentence().to() && paragraph.size() > 1 && time.get().from() == from;
    boolean own = marked || alone;
    return own ? time.map(Mention.Time::span) : Optional.empty();
  }

  private static Optional<Mention.Time> date(Words words, int i) {
    return i >= words.size()
        ? Optional.empty()
        : words
            .timeFrom(i)
            .filter(t -> t.kind() == Mention.Time.Kind.DATE)
            .filter(t -> t.span().start().isPresent() && t.span().end().isPresent());
  }

  private static int afterStop(Words words, int i) {
    return i < words.size() && words.form(i).equals(".") ? i + 1 : i;
  }

  /** The day of an hour. */
  private static TimeSpan day(TimeSpan span) {
    return new TimeSpan(span.start().map(Entries::day), span.end().map(Entries::day), span.text());
  }

  private static String day(String moment) {
    int clock = moment.indexOf('T');
    return clock < 0 ? moment : moment.substring(0, clock);
  }
}

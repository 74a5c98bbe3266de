package org.letopis.extract.circumstance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;

/**
 * The time that one paragraph gives to those behind it that only complete it: the items under "U
 * noći 5. marta gomila je upala u selo:", the lines of a box behind "Datum: 4–7. mart 1989".
 *
 * @param time that time
 * @param sort what it may be followed by
 */
record Announced(Optional<TimeSpan> time, Sort sort) {

  /** What completes the paragraph that announces. */
  private enum Sort {
    ITEMS,
    LINES
  }

  static final Announced NOTHING = new Announced(Optional.empty(), Sort.ITEMS);

  private static final Set<String> BULLETS = Set.of("–", "—", "-", "•", "·", "*");

  /** No label of a line has more words. */
  private static final int LONGEST_LABEL = 2;

  /**
   * What holds behind a paragraph.
   *
   * @param own the time of the entry that it is itself
   */
  Announced after(List<Phrases> paragraph, Optional<TimeSpan> own) {
    Phrases first = paragraph.getFirst();
    Phrases last = paragraph.getLast();
    if (sort == Sort.ITEMS && time.isPresent() && isItem(first)) {
      return this;
    }
    if (last.words().form(last.sentence().to() - 1).equals(":")) {
      return new Announced(own.or(() -> only(last)), Sort.ITEMS);
    }
    int label = label(first);
    if (label < 0) {
      return NOTHING;
    }
    Optional<TimeSpan> dated =
        first
            .words()
            .timeFrom(label)
            .filter(t -> t.kind() == Mention.Time.Kind.DATE)
            .filter(t -> t.to() >= first.sentence().to() - 1)
            .map(Mention.Time::span)
            .filter(s -> s.start().isPresent());
    return dated.isPresent()
        ? new Announced(dated, Sort.LINES)
        : sort == Sort.LINES ? this : NOTHING;
  }

  /** The time of a paragraph that completes what stands above it. */
  Optional<TimeSpan> of(List<Phrases> paragraph) {
    Phrases first = paragraph.getFirst();
    boolean completes = sort == Sort.ITEMS ? isItem(first) : label(first) >= 0 && isBrief(first);
    return completes ? time : Optional.empty();
  }

  private static boolean isItem(Phrases first) {
    return BULLETS.contains(first.words().form(first.sentence().from()));
  }

  /** Index behind the colon of a line: "Povređeni: 132"; -1 where it is none. */
  private static int label(Phrases first) {
    Words words = first.words();
    int from = first.sentence().from();
    int colon = from;
    while (colon < first.sentence().to() && words.token(colon).isWord()) {
      colon++;
    }
    boolean found =
        colon > from
            && colon - from <= LONGEST_LABEL
            && colon + 1 < first.sentence().to()
            && words.form(colon).equals(":");
    return found ? colon + 1 : -1;
  }

  private static boolean isBrief(Phrases first) {
    return IntStream.range(first.sentence().from(), first.sentence().to())
        .noneMatch(i -> Verbs.isAuxiliary(first.words(), i));
  }

  /** The one date that a sentence tells. */
  private static Optional<TimeSpan> only(Phrases sentence) {
    List<TimeSpan> dates =
        IntStream.range(sentence.sentence().from(), sentence.sentence().to())
            .mapToObj(sentence.words()::timeFrom)
            .flatMap(Optional::stream)
            .filter(t -> t.kind() == Mention.Time.Kind.DATE)
            .map(Mention.Time::span)
            .filter(s -> s.start().isPresent() && s.end().isPresent())
            .toList();
    return dates.size() == 1 ? Optional.of(dates.getFirst()) : Optional.empty();
  }
}

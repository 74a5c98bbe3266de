package org.letopis.lexicon;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.letopis.claim.TimeSpan;
import org.letopis.lexicon.Ordinals.Ordinal;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/** Reads what needs an antecedent: tog dana, sutradan, u sredu, drugog dana. */
final class RelativeParser {

  private static final int SUNDAY = 7;

  private final TimeWords words;
  private final Ordinals ordinals;

  RelativeParser(TimeWords words, Ordinals ordinals) {
    this.words = words;
    this.ordinals = ordinals;
  }

  /** The longest such expression that begins at a token. */
  Optional<Mention.Time> at(Passage passage, int i, Sentence sentence) {
    OptionalInt to =
        Stream.of(
                phrase(passage, i, sentence),
                weekday(passage, i, sentence),
                weekdays(passage, i, sentence),
                nth(passage, i, sentence))
            .flatMapToInt(OptionalInt::stream)
            .max();
    return to.isEmpty() ? Optional.empty() : Optional.of(relative(passage, i, to.getAsInt()));
  }

  static Mention.Time relative(Passage passage, int from, int to) {
    TimeSpan span = new TimeSpan(Optional.empty(), Optional.empty(), passage.text(from, to));
    return new Mention.Time(from, to, span, Mention.Time.Kind.RELATIVE);
  }

  private OptionalInt phrase(Passage passage, int i, Sentence sentence) {
    return words
        .pointing(passage, i, sentence.to())
        .map(found -> OptionalInt.of(found.to()))
        .orElse(OptionalInt.empty());
  }

  /** "Nedelju" is a week as well: a Sunday only after a preposition. */
  private OptionalInt weekday(Passage passage, int i, Sentence sentence) {
    boolean introduced = words.is(Kind.WEEKDAY_BEFORE, passage.lower(i));
    int at = introduced ? i + 1 : i;
    Optional<Integer> day =
        at < sentence.to() ? words.value(Kind.WEEKDAY, passage.lower(at)) : Optional.empty();
    boolean clear = day.filter(d -> introduced || d != SUNDAY).isPresent();
    return clear && !passage.isNameLike(at, sentence)
        ? OptionalInt.of(at + 1)
        : OptionalInt.empty();
  }

  /** Između srede i četvrtka, od ponedeljka do subote. */
  private OptionalInt weekdays(Passage passage, int i, Sentence sentence) {
    return Weekdays.span(words, passage, i, sentence.to())
        .map(span -> OptionalInt.of(span.to()))
        .orElse(OptionalInt.empty());
  }

  /** Drugog dana, prve noći, 3. dana. */
  private OptionalInt nth(Passage passage, int i, Sentence sentence) {
    Optional<Ordinal> ordinal = ordinals.at(passage, i, sentence.to()).filter(Ordinal::marked);
    int at = ordinal.map(Ordinal::to).orElse(sentence.to());
    return at < sentence.to() && words.is(Kind.ORDINAL_UNIT, passage.lower(at))
        ? OptionalInt.of(at + 1)
        : OptionalInt.empty();
  }
}

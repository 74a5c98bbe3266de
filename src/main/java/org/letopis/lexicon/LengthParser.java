package org.letopis.lexicon;

import java.util.Optional;
import java.util.OptionalInt;
import org.letopis.claim.Count;
import org.letopis.claim.TimeSpan;
import org.letopis.lexicon.FigureParser.Figure;
import org.letopis.lexicon.TimeWords.Kind;
import org.letopis.text.Sentence;

/**
 * Reads lengths of time, and what is a length away: za 48 sati, trodnevni, četiri godine kasnije.
 */
final class LengthParser {

  /** The longest approximator is four words. */
  private static final int BEFORE_NUMBER = 4;

  /** An adjective's ending: trodnevn-og, trodnevn-ima. */
  private static final int LONGEST_ENDING = 4;

  /** The value of the unit in times.tsv. */
  private static final int HOURS_OF_YEAR = 8760;

  private static final int HOURS_OF_MONTH = 720;

  private static final int HOURS_OF_WEEK = 168;

  private static final int HOURS_OF_DAY = 24;

  private static final long MOST_YEARS = 10_000;

  private final TimeWords words;
  private final FigureParser figures;
  private final NumberWords numbers;

  LengthParser(TimeWords words, FigureParser figures, NumberWords numbers) {
    this.words = words;
    this.figures = figures;
    this.numbers = numbers;
  }

  /**
   * A length as it is read.
   *
   * @param to index after its last token
   * @param years its number of years, where it is one
   * @param months its number of months, where it is one
   * @param days its number of days, where it is one of whole days or weeks
   */
  private record Length(int to, OptionalInt years, OptionalInt months, OptionalInt days) {
    static Length of(int to) {
      return new Length(to, OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
    }
  }

  /**
   * The length, or what is a length away, whose first token stands at {@code i}.
   *
   * @param year the year from which "four years later" counts, where it is known
   */
  Optional<Mention.Time> at(Passage passage, int i, Sentence sentence, Optional<Integer> year) {
    if (isAdjective(passage.lower(i))) {
      return Optional.of(duration(passage, i, i + 1));
    }
    int end = sentence.to();
    OptionalInt earlier = words.after(Kind.EARLIER, passage, i, end);
    int at = earlier.orElse(words.after(Kind.LENGTH, passage, i, end).orElse(i));
    Optional<Length> counted = length(passage, at, sentence);
    return counted
        .or(() -> bareUnit(passage, at, sentence))
        .flatMap(
            length -> {
              OptionalInt later = after(Kind.LATER, passage, length.to(), sentence);
              OptionalInt ago = after(Kind.AGO, passage, length.to(), sentence);
              if (later.isPresent() || ago.isPresent()) {
                int to = Math.max(later.orElse(0), ago.orElse(0));
                int direction = later.isPresent() ? 1 : -1;
                return Optional.of(away(passage, i, to, year, length.years(), direction));
              }
              if (earlier.isPresent()) {
                return Optional.of(RelativeParser.relative(passage, i, length.to()));
              }
              return counted
                  .filter(known -> !isAgeOrTerm(passage, i, known.to(), sentence))
                  .map(known -> duration(passage, i, known.to()));
            });
  }

  /** "stara 67 godina", "na 12 godina zatvora": how old, how long a sentence, and not when. */
  private boolean isAgeOrTerm(Passage passage, int from, int to, Sentence sentence) {
    boolean age = from > sentence.from() && words.is(Kind.AGE_BEFORE, passage.lower(from - 1));
    return age || to < sentence.to() && words.is(Kind.TERM_AFTER, passage.lower(to));
  }

  /** In "medeni mesec pre dve godine" the preposition belongs to the length after it. */
  private OptionalInt after(Kind kind, Passage passage, int i, Sentence sentence) {
    OptionalInt to = words.after(kind, passage, i, sentence.to());
    boolean opens = words.after(Kind.EARLIER, passage, i, sentence.to()).isPresent();
    boolean governs =
        to.isPresent()
            && to.getAsInt() < sentence.to()
            && (counted(passage, to.getAsInt(), sentence).isPresent()
                || isGenitive(passage, to.getAsInt()));
    return opens && governs ? OptionalInt.empty() : to;
  }

  /** "Petnaest godina posle nereda": the preposition governs the noun. */
  private static boolean isGenitive(Passage passage, int i) {
    return passage.reads(
            i,
            r ->
                r.is(Reading.Case.GENITIVE)
                    && (r.partOfSpeech() == Reading.PartOfSpeech.NOUN
                        || r.partOfSpeech() == Reading.PartOfSpeech.ADJECTIVE))
        && !passage.reads(i, r -> r.partOfSpeech() == Reading.PartOfSpeech.VERB);
  }

  private static Mention.Time duration(Passage passage, int from, int to) {
    TimeSpan span = new TimeSpan(Optional.empty(), Optional.empty(), passage.text(from, to));
    return new Mention.Time(from, to, span, Mention.Time.Kind.DURATION);
  }

  /** Four years after a year that is known are in one that is known as well. */
  private static Mention.Time away(
      Passage passage, int from, int to, Optional<Integer> year, OptionalInt years, int direction) {
    Optional<String> then =
        years.isEmpty()
            ? Optional.empty()
            : year.map(known -> known + direction * years.getAsInt())
                .filter(value -> value >= 1000 && value <= 2100)
                .flatMap(value -> Moment.ofYear(value).iso());
    TimeSpan span = new TimeSpan(then, then, passage.text(from, to));
    return new Mention.Time(from, to, span, Mention.Time.Kind.RELATIVE);
  }

  /** Trodnevni, višednevnog, 48-časovni: not of years, which are rather an age or a sentence. */
  boolean isAdjective(String word) {
    for (String tail : words.all(Kind.LENGTH_TAIL)) {
      int at = word.indexOf(tail);
      boolean ends = at > 0 && word.length() - at - tail.length() <= LONGEST_ENDING;
      if (ends && isHead(word.substring(0, at))) {
        return true;
      }
    }
    return false;
  }

  private boolean isHead(String head) {
    boolean digits = head.endsWith("-") && Character.isDigit(head.charAt(0));
    return digits || words.is(Kind.LENGTH_HEAD, head);
  }

  private Optional<Length> length(Passage passage, int i, Sentence sentence) {
    OptionalInt phrase = words.after(Kind.LENGTH_PHRASE, passage, i, sentence.to());
    boolean modified = phrase.isPresent() && phrase.getAsInt() == i + 1 && isModified(passage, i);
    if (phrase.isPresent() && !modified) {
      int hours =
          words.standing(Kind.LENGTH_PHRASE, passage, i, sentence.to()).orElseThrow().value();
      return Optional.of(
          new Length(
              phrase.getAsInt(),
              hours == HOURS_OF_YEAR ? OptionalInt.of(1) : OptionalInt.empty(),
              hours == HOURS_OF_MONTH ? OptionalInt.of(1) : OptionalInt.empty(),
              ofHours(hours)));
    }
    return counted(passage, i, sentence)
        .map(
            first ->
                numbers.is(NumberWord.Kind.AND, passage.lower(first.to()))
                    ? counted(passage, first.to() + 1, sentence)
                        .map(second -> Length.of(second.to()))
                        .orElse(first)
                    : first);
  }

  /** "Danima" is for days on end, "tim danima" is not. */
  private static boolean isModified(Passage passage, int i) {
    return i > 0
        && (Character.isDigit(passage.lower(i - 1).codePointAt(0))
            || passage.reads(
                i - 1,
                r ->
                    r.partOfSpeech() == Reading.PartOfSpeech.ADJECTIVE
                        || r.partOfSpeech() == Reading.PartOfSpeech.PRONOUN
                        || r.partOfSpeech() == Reading.PartOfSpeech.NUMERAL));
  }

  /** A figure and a unit: oko 60 sati, nekoliko dana, više dana. */
  private Optional<Length> counted(Passage passage, int i, Sentence sentence) {
    boolean vague = numbers.is(NumberWord.Kind.MORE, passage.lower(i));
    if (vague && isUnit(passage, i + 1, sentence)) {
      return Optional.of(Length.of(i + 2));
    }
    if (!figures.canBegin(passage, i, sentence.to())) {
      return Optional.empty();
    }
    for (int k = i; k <= i + BEFORE_NUMBER && k < sentence.to(); k++) {
      Optional<Figure> figure = figures.at(passage, k, i, sentence.to(), sentence);
      if (figure.isPresent()) {
        return figure
            .filter(known -> known.from() == i && isUnit(passage, known.to(), sentence))
            .map(known -> ofUnit(passage, known));
      }
    }
    return Optional.empty();
  }

  private Length ofUnit(Passage passage, Figure figure) {
    int hours = hours(passage, figure);
    return new Length(
        figure.to() + 1,
        hours == HOURS_OF_YEAR ? exact(figure) : OptionalInt.empty(),
        hours == HOURS_OF_MONTH ? exact(figure) : OptionalInt.empty(),
        days(passage, figure));
  }

  private OptionalInt days(Passage passage, Figure figure) {
    OptionalInt each = ofHours(hours(passage, figure));
    OptionalInt many = exact(figure);
    return each.isPresent() && many.isPresent()
        ? OptionalInt.of(each.getAsInt() * many.getAsInt())
        : OptionalInt.empty();
  }

  private int hours(Passage passage, Figure figure) {
    return words.value(Kind.UNIT, passage.lower(figure.to())).orElse(0);
  }

  /** Days and weeks are of one length, months and years are not. */
  private static OptionalInt ofHours(int hours) {
    return hours == HOURS_OF_DAY || hours == HOURS_OF_WEEK
        ? OptionalInt.of(hours / HOURS_OF_DAY)
        : OptionalInt.empty();
  }

  private static OptionalInt exact(Figure figure) {
    Count count = figure.count();
    boolean exact = count.low().equals(count.high()) && !count.approximate();
    return exact
        ? OptionalInt.of((int) Math.min(count.low().getAsLong(), MOST_YEARS))
        : OptionalInt.empty();
  }

  /** How far on or back: "tri dana kasnije", "godinu dana ranije", "pre tri godine". */
  Optional<Distance> distance(Passage passage, int i, int to, Sentence sentence) {
    Optional<Integer> before =
        words.standing(Kind.EARLIER, passage, i, to).map(TimeWords.Standing::value);
    int at = words.after(Kind.EARLIER, passage, i, to).orElse(i);
    Optional<Length> length = length(passage, at, sentence);
    if (length.isEmpty()) {
      return Optional.empty();
    }
    int behind = length.get().to();
    OptionalInt end = OptionalInt.of(to);
    if (before.isPresent()) {
      return Optional.of(distance(length.get(), -1, true))
          .filter(d -> before.get() < 0 && behind == to && d.isKnown());
    }
    boolean later = after(Kind.LATER, passage, behind, sentence).equals(end);
    boolean ago = after(Kind.AGO, passage, behind, sentence).equals(end);
    return later || ago
        ? Optional.of(distance(length.get(), later ? 1 : -1, false)).filter(Distance::isKnown)
        : Optional.empty();
  }

  private static Distance distance(Length length, int sign, boolean fromNow) {
    return Distance.of(length.years(), length.months(), length.days(), sign, fromNow);
  }

  private boolean isUnit(Passage passage, int i, Sentence sentence) {
    return i < sentence.to() && words.is(Kind.UNIT, passage.lower(i));
  }

  /** "Dan kasnije", "godinu pre toga": one, without the number. */
  private Optional<Length> bareUnit(Passage passage, int i, Sentence sentence) {
    boolean single =
        isUnit(passage, i, sentence)
            && passage.reads(
                i,
                r ->
                    r.is(Reading.Case.ACCUSATIVE)
                        && r.number().filter(n -> n == Reading.Number.SINGULAR).isPresent());
    boolean away =
        after(Kind.LATER, passage, i + 1, sentence).isPresent()
            || after(Kind.AGO, passage, i + 1, sentence).isPresent();
    return single && away ? Optional.of(Length.of(i + 1)) : Optional.empty();
  }
}

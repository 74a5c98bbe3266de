package org.letopis.lexicon;

import java.math.BigDecimal;
import java.util.Optional;
import org.letopis.lexicon.NumberWord.Kind;
import org.letopis.lexicon.Numeral.Sort;
import org.letopis.text.Sentence;

/** Finds the number that begins at a token: in digits, in words, in both, or a vague plural. */
final class NumeralParser {

  private static final BigDecimal TWO = BigDecimal.TWO;
  private static final BigDecimal NINE = BigDecimal.valueOf(9);
  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);

  private final NumberWords words;

  NumeralParser(NumberWords words) {
    this.words = words;
  }

  NumberWords words() {
    return words;
  }

  /**
   * The longest numeral that begins at a token.
   *
   * @param end index after the last token that may belong to it
   */
  Optional<Numeral> at(Passage passage, int i, int end, Sentence sentence) {
    if (i >= end) {
      return Optional.empty();
    }
    if (passage.isNumber(i)) {
      return new NumeralReader(words, passage, end).composed(i).filter(n -> !isPart(passage, n));
    }
    if (!passage.isWord(i) || passage.isNameLike(i, sentence)) {
      return Optional.empty();
    }
    if (passage.token(i).form().indexOf('-') > 0) {
      return hyphened(passage, i, end);
    }
    return words
        .read(passage.lower(i))
        .flatMap(word -> byWord(passage, word, i, end))
        .filter(numeral -> !isPart(passage, numeral));
  }

  private Optional<Numeral> byWord(Passage passage, NumberWord word, int i, int end) {
    return switch (word.kind()) {
      case LEAD ->
          scale(passage, i + 1, end).filter(next -> next.kind() == Kind.SCALE_MANY).isPresent()
              ? some(passage, i, i + 1, end)
              : Optional.empty();
      case MORE -> some(passage, i, i + 1, end);
      case FEW -> some(passage, i, i + 1, end).or(() -> Optional.of(few(i)));
      case FEW_BEFORE_PLURAL ->
          some(passage, i, i + 1, end)
              .or(() -> isBeforePlural(passage, i) ? Optional.of(few(i)) : Optional.empty());
      case SCALE_MANY -> some(passage, i, i, end);
      case SCALE_EITHER ->
          isManyThere(passage, i)
              ? some(passage, i, i, end)
              : new NumeralReader(words, passage, end).composed(i);
      case PART ->
          scale(passage, i + 1, end)
              .map(
                  s -> Numeral.exactly(i, i + 1, word.value(), Sort.WORDS).times(s.value(), i + 2));
      case CARDINAL, COLLECTIVE, APPROXIMATE, SCALE ->
          new NumeralReader(words, passage, end).composed(i);
      default -> Optional.empty();
    };
  }

  private static Numeral few(int i) {
    return new Numeral(i, i + 1, TWO, NINE, true, Sort.SOME, BigDecimal.ONE);
  }

  boolean canBegin(String word) {
    return word.indexOf('-') > 0 || words.read(word).isPresent();
  }

  boolean isScale(String word) {
    return words.read(word).filter(known -> known.kind().isScale()).isPresent();
  }

  private Optional<NumberWord> scale(Passage passage, int i, int end) {
    return i < end
        ? words.read(passage.lower(i)).filter(word -> word.kind().isScale())
        : Optional.empty();
  }

  /** Stotine, nekoliko hiljada, na desetine hiljada: {@code at} is where the scale stands. */
  private Optional<Numeral> some(Passage passage, int from, int at, int end) {
    return scale(passage, at, end)
        .map(
            base ->
                scale(passage, at + 1, end)
                    .filter(outer -> outer.value().compareTo(THOUSAND) >= 0)
                    .filter(outer -> outer.value().compareTo(base.value()) > 0)
                    .map(outer -> Numeral.some(from, at + 2, base.value(), outer.value()))
                    .orElseGet(() -> Numeral.some(from, at + 1, BigDecimal.ONE, base.value())));
  }

  /** "Hiljada" is one thousand, but after a noun the genitive of thousands: smrt hiljada ljudi. */
  private static boolean isManyThere(Passage passage, int i) {
    return passage.reads(i - 1, r -> r.partOfSpeech() == Reading.PartOfSpeech.NOUN)
        && !passage.reads(i - 1, r -> r.partOfSpeech() != Reading.PartOfSpeech.NOUN);
  }

  /** Dva-tri, pet-šest, 15-ak, 8-oro, and what they multiply: dve-tri hiljade. */
  private Optional<Numeral> hyphened(Passage passage, int i, int end) {
    String form = passage.lower(i);
    int hyphen = form.indexOf('-');
    String head = form.substring(0, hyphen);
    String tail = form.substring(hyphen + 1);
    Optional<Numeral> found = Optional.empty();
    if (head.chars().allMatch(Character::isDigit) && head.length() < 10) {
      BigDecimal value = new BigDecimal(head);
      Numeral numeral = Numeral.exactly(i, i + 1, value, Sort.DIGITS);
      if (words.is(Kind.DIGIT_APPROXIMATE, tail)) {
        found = Optional.of(numeral.roughly());
      } else if (words.is(Kind.DIGIT_COLLECTIVE, tail)) {
        found = Optional.of(numeral);
      }
    } else {
      found = counting(head).flatMap(low -> counting(tail).flatMap(high -> pair(i, low, high)));
    }
    return found.map(
        numeral ->
            scale(passage, i + 1, end).map(s -> numeral.times(s.value(), i + 2)).orElse(numeral));
  }

  private Optional<BigDecimal> counting(String word) {
    return words.read(word).filter(w -> w.kind().isCounting()).map(NumberWord::value);
  }

  private static Optional<Numeral> pair(int i, BigDecimal low, BigDecimal high) {
    return low.compareTo(high) < 0
        ? Optional.of(new Numeral(i, i + 1, low, high, false, Sort.WORDS, BigDecimal.ONE))
        : Optional.empty();
  }

  private static boolean isBeforePlural(Passage passage, int i) {
    return passage.reads(
        i + 1,
        r ->
            r.is(Reading.Case.GENITIVE)
                && r.number().filter(n -> n == Reading.Number.PLURAL).isPresent());
  }

  /** Two thirds are no count. */
  private boolean isPart(Passage passage, Numeral numeral) {
    return words.is(Kind.FRACTION, passage.lower(numeral.to()));
  }
}

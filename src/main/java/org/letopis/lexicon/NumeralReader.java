package org.letopis.lexicon;

import java.math.BigDecimal;
import java.util.Optional;
import org.letopis.lexicon.NumberWord.Kind;
import org.letopis.lexicon.Numeral.Sort;

/**
 * Puts one number together, word by word: dve hiljade trista dvadeset i pet. Made anew for every
 * number that is read.
 */
final class NumeralReader {

  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final int THOUSAND = 1000;

  private final NumberWords words;
  private final Passage passage;
  private final int end;

  /** What is complete: the thousands in "dve hiljade trista". */
  private BigDecimal total = BigDecimal.ZERO;

  /** What a scale may still multiply. */
  private BigDecimal group = BigDecimal.ZERO;

  private boolean groupOpen;

  /** A word that fits into the group is below this. */
  private long room = THOUSAND;

  private BigDecimal lastScale = BigDecimal.ZERO;
  private boolean approximate;
  private boolean inDigits;
  private int at;

  NumeralReader(NumberWords words, Passage passage, int end) {
    this.words = words;
    this.passage = passage;
    this.end = end;
  }

  /** The number that begins at a token; empty where none does, or where it is an ordinal. */
  Optional<Numeral> composed(int from) {
    at = from;
    while (at < end && (takeDigits(from) || takeWord(at) || takeJoined())) {
      // Each step moves on by what it took.
    }
    if (at == from || endsInOrdinal()) {
      return Optional.empty();
    }
    BigDecimal value = total.add(group);
    boolean one = at == from + 1 && !inDigits && !words.one(passage.lower(from)).isEmpty();
    Sort sort = inDigits ? Sort.DIGITS : one ? Sort.ONE : Sort.WORDS;
    BigDecimal scale = lastScale.signum() == 0 || groupOpen ? BigDecimal.ONE : lastScale;
    return value.signum() == 0
        ? Optional.empty()
        : Optional.of(new Numeral(from, at, value, value, approximate, sort, scale));
  }

  /** Digits begin a number, or go on below a scale: 2 miliona 300.000. */
  private boolean takeDigits(int from) {
    boolean goesOn = lastScale.signum() > 0 && !groupOpen;
    if (!passage.isNumber(at) || !(at == from || goesOn)) {
      return false;
    }
    Optional<BigDecimal> digits =
        Digits.number(passage.token(at))
            .filter(value -> at == from || value.compareTo(lastScale) < 0)
            .filter(value -> at == from || value.intValue() >= 100);
    if (digits.isEmpty() || (at > from && passage.isStop(at + 1))) {
      return false;
    }
    group = digits.get();
    groupOpen = true;
    room = 1;
    inDigits = true;
    at++;
    return true;
  }

  private boolean takeWord(int i) {
    if (i >= end || !passage.isWord(i)) {
      return false;
    }
    return words.read(passage.lower(i)).filter(word -> take(word, i)).isPresent();
  }

  private boolean take(NumberWord word, int i) {
    if (word.kind().isScale()) {
      return word.value().longValue() >= THOUSAND ? multiply(word, i) : multiplyInside(word, i);
    }
    if (!word.kind().isCounting() || !fits(word)) {
      return false;
    }
    group = group.add(word.value());
    groupOpen = true;
    approximate |= word.kind() == Kind.APPROXIMATE;
    room = word.kind() == Kind.CARDINAL ? word.place() : 1;
    at = i + 1;
    return true;
  }

  private boolean fits(NumberWord word) {
    return word.value().longValue() < room && word.value().signum() > 0;
  }

  private boolean multiply(NumberWord word, int i) {
    boolean smaller = lastScale.signum() == 0 || word.value().compareTo(lastScale) < 0;
    boolean alone = group.signum() == 0;
    if (!smaller || (alone && word.kind() == Kind.SCALE_MANY)) {
      return false;
    }
    total = total.add(alone ? word.value() : group.multiply(word.value()));
    group = BigDecimal.ZERO;
    groupOpen = false;
    room = THOUSAND;
    lastScale = word.value();
    at = i + 1;
    return true;
  }

  /** Pet stotina, stotinu dvadeset, tri desetine; "desetina" alone is about ten. */
  private boolean multiplyInside(NumberWord word, int i) {
    boolean alone = !groupOpen;
    boolean unit = group.compareTo(BigDecimal.TEN) < 0 && group.signum() > 0;
    if (!(alone || unit) || (alone && word.kind() == Kind.SCALE_MANY)) {
      return false;
    }
    group = alone ? word.value() : group.multiply(word.value());
    approximate |= alone && word.value().compareTo(BigDecimal.TEN) == 0;
    groupOpen = true;
    room = word.value().longValue();
    at = i + 1;
    return true;
  }

  /** Hiljadu i sto, dvadeset i pet, dva i po miliona, milion i po. */
  private boolean takeJoined() {
    if (!words.is(Kind.AND, passage.lower(at)) || at + 1 >= end) {
      return false;
    }
    if (words.is(Kind.HALF, passage.lower(at + 1))) {
      return takeHalf();
    }
    Optional<NumberWord> next = words.read(passage.lower(at + 1));
    boolean smaller = room > 1 && (groupOpen || lastScale.signum() > 0);
    return smaller
        && next.filter(word -> word.kind().isCounting() && fits(word)).isPresent()
        && takeWord(at + 1);
  }

  private boolean takeHalf() {
    if (groupOpen) {
      group = group.add(HALF);
      room = 1;
    } else {
      total = total.add(lastScale.multiply(HALF));
      room = 1;
    }
    at += 2;
    return true;
  }

  /** Dvadeset prvi, hiljadu devetsto devedeset devete: the last word makes all of it an ordinal. */
  private boolean endsInOrdinal() {
    int next = words.is(Kind.AND, passage.lower(at)) ? at + 1 : at;
    return !inDigits
        && room > 1
        && words
            .read(passage.lower(next))
            .filter(word -> word.kind() == Kind.ORDINAL && word.value().longValue() < room)
            .isPresent();
  }
}

package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/** The named persons of a sentence, and where their names and the brackets behind them end. */
public final class Persons {

  private final Phrases phrases;
  private final List<Nominal> all;
  private final Map<Integer, Integer> placeByEnd = new HashMap<>();
  private final BitSet starts = new BitSet();
  private final BitSet covered = new BitSet();

  /** The persons of one sentence. */
  public Persons(Phrases phrases) {
    this.phrases = phrases;
    this.all =
        phrases.all().stream()
            .filter(n -> n.sort() == Sort.PERSON && !n.named().isEmpty())
            .sorted(Comparator.comparingInt(Nominal::to))
            .toList();
    for (int k = 0; k < all.size(); k++) {
      placeByEnd.putIfAbsent(all.get(k).to(), k);
      starts.set(nameFrom(all.get(k)));
      covered.set(nameFrom(all.get(k)), all.get(k).to());
    }
  }

  /** All of them, in text order. */
  public List<Nominal> all() {
    return all;
  }

  /** Whether a name begins at the token. */
  boolean beginAt(int token) {
    return starts.get(token);
  }

  /** Whether the token is part of a name. */
  boolean cover(int token) {
    return covered.get(token);
  }

  /** Index of the first token of the name itself. */
  public static int nameFrom(Nominal person) {
    return person.adjectives().isEmpty() ? person.core() : person.adjectives().getLast() + 1;
  }

  /** Index after the name and the bracket with an age or a year behind it. */
  static int end(Words words, Nominal person, int limit) {
    int i = person.to();
    boolean bracket = i + 2 < limit && words.form(i).equals("(") && words.token(i + 1).isNumber();
    while (bracket && i < limit && !words.form(i).equals(")")) {
      i++;
    }
    return bracket && i < limit ? i + 1 : person.to();
  }

  /** The persons that stand in one list with that one, itself included. */
  List<Nominal> list(Nominal person) {
    int at = placeByEnd.get(person.to());
    int first = at;
    while (first > 0 && joined(all.get(first - 1), all.get(first))) {
      first--;
    }
    int last = at;
    while (last + 1 < all.size() && joined(all.get(last), all.get(last + 1))) {
      last++;
    }
    return new ArrayList<>(all.subList(first, last + 1));
  }

  private boolean joined(Nominal one, Nominal next) {
    Words words = phrases.words();
    int i = end(words, one, phrases.sentence().to());
    int to = nameFrom(next);
    return to - i == 1 && Set.of("i", ",", "te").contains(words.lower(i)) && agree(one, next);
  }

  /** "supruga Jovana Ilića, Milena": in another case it is no item of one list. */
  private static boolean agree(Nominal one, Nominal next) {
    return one.cases().isEmpty()
        || next.cases().isEmpty()
        || one.cases().stream().anyMatch(next::may);
  }
}

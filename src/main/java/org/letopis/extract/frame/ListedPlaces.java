package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * The places that stand bare behind the names of an entry of a list: "Ilić Marko, Brod", "Ilić
 * Marko, Belo Brdo, opština Lug". A name in capitals between commas is one though nothing knows it.
 */
final class ListedPlaces {

  /** No name of a place has more words. */
  private static final int LONGEST = 3;

  private static final Set<String> MARKS = Set.of(",", ";", ".");

  private ListedPlaces() {}

  static List<Mentioned> behind(Phrases entry, Nominal name) {
    Words words = entry.words();
    List<Mentioned> found = new ArrayList<>();
    int end = entry.sentence().to();
    int i = name.to();
    while (i + 1 < end && words.form(i).equals(",")) {
      int from = i + 1;
      int to = wordsEnd(words, from, end);
      boolean closed = to >= end || MARKS.contains(words.form(to));
      List<Mentioned> known =
          entry
              .nominalOver(from)
              .filter(n -> n.from() == from && n.to() == to && n.sort() == Sort.PLACE)
              .filter(n -> !n.isPrepositional())
              .map(Nominal::named)
              // "Gornja Rača": not that Rača which the text names elsewhere.
              .filter(n -> isWhole(n, to - from) || !isName(words, from, to))
              .orElse(List.of());
      if (closed && !known.isEmpty()) {
        found.addAll(known);
      } else if (closed && found.isEmpty() && isName(words, from, to)) {
        found.add(Mentioned.named(words.latin(from, to)));
      }
      i = to;
    }
    return List.copyOf(found);
  }

  private static boolean isWhole(List<Mentioned> named, int length) {
    return named.getFirst().label().split(" ").length >= length;
  }

  private static int wordsEnd(Words words, int from, int end) {
    return IntStream.range(from, end).filter(k -> !words.token(k).isWord()).findFirst().orElse(end);
  }

  private static boolean isName(Words words, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!words.token(i).isCapitalised()) {
        return false;
      }
    }
    return to > from && to - from <= LONGEST;
  }
}

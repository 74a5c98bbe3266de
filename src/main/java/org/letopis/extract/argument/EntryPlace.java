package org.letopis.extract.argument;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * The place that an entry of a list begins with, before the thing that it is about: "BROD, crkva
 * Svete Petke", "Brod (opština Lug) – kapela". A name in capitals that nothing knows is one too.
 */
final class EntryPlace {

  private static final Set<String> MARKS = Set.of(",", "–", "—", "-", ":");

  /** No name of a place has more words. */
  private static final int LONGEST = 3;

  private EntryPlace() {}

  /** The index of the thing behind the place; {@code start} where no place stands there. */
  static int past(Phrases phrases, int start) {
    Words words = phrases.words();
    int end = nameEnd(phrases, start);
    if (end == start) {
      return start;
    }
    int i = end;
    if (i < phrases.sentence().to() && words.form(i).equals("(")) {
      while (i < phrases.sentence().to() && !words.form(i).equals(")")) {
        i++;
      }
      i++;
    }
    boolean marked = i + 1 < phrases.sentence().to() && MARKS.contains(words.form(i));
    boolean known = place(phrases, start).isPresent();
    int next = i + 1;
    boolean thing =
        marked
            && phrases
                .nominalOver(next)
                .filter(n -> n.from() == next && isThing(n))
                .filter(n -> known || n.sort() == Sort.SITE)
                .isPresent();
    return thing ? next : start;
  }

  /** The place itself. */
  static Optional<Mentioned> at(Phrases phrases, int start) {
    Optional<Mentioned> known = place(phrases, start).flatMap(n -> n.named().stream().findFirst());
    return known.isPresent()
        ? known
        : Optional.of(Mentioned.named(name(phrases.words(), start, nameEnd(phrases, start))));
  }

  private static boolean isThing(Nominal nominal) {
    return (nominal.sort() == Sort.SITE || nominal.sort() == Sort.THING)
        && !nominal.isPrepositional()
        && nominal.quantity().isEmpty()
        && (nominal.cases().isEmpty() || nominal.may(Case.NOMINATIVE));
  }

  private static Optional<Nominal> place(Phrases phrases, int start) {
    return phrases
        .nominalOver(start)
        .filter(n -> n.from() == start && n.sort() == Sort.PLACE && !n.isPrepositional());
  }

  private static int nameEnd(Phrases phrases, int start) {
    Optional<Nominal> known = place(phrases, start);
    if (known.isPresent()) {
      return known.get().to();
    }
    boolean body =
        phrases.nominalOver(start).filter(n -> n.sort() == Sort.ORGANIZATION).isPresent();
    int i = start;
    while (!body
        && i < phrases.sentence().to()
        && i - start <= LONGEST
        && isCapitals(phrases.words(), i)) {
      i++;
    }
    return i - start > LONGEST ? start : i;
  }

  private static boolean isCapitals(Words words, int i) {
    String form = words.form(i);
    return words.token(i).isWord()
        && form.length() > 1
        && form.equals(form.toUpperCase(Locale.ROOT));
  }

  /** "GORNJI BROD": each word with one great letter. */
  private static String name(Words words, int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(words::form)
        .map(w -> w.substring(0, 1) + w.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }
}

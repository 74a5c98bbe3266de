package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;

/** A counted noun grows by another one under the same number. */
final class SameCountTail {

  private final Words words;
  private final NominalReader reader;

  SameCountTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  /** "35 crkava i manastira": nouns in the genitive under one number. */
  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    if (head.quantity().isEmpty() || i + 1 >= limit) {
      return Optional.empty();
    }
    boolean joined = Set.of("i", "ili", ",").contains(words.lower(i)) || words.form(i).equals(",");
    if (!joined
        || words.quantityFrom(i + 1).isPresent()
        || words.timeFrom(i + 1).isPresent()
        || !NominalStart.at(words, i + 1, limit)) {
      return Optional.empty();
    }
    return reader
        .at(i + 1, limit)
        .filter(n -> !n.isPrepositional() && n.quantity().isEmpty())
        .filter(n -> n.may(Case.GENITIVE) && n.sort() != Sort.ELLIPTIC)
        .filter(n -> n.sort() == head.sort() || n.sort() == Sort.OTHER && head.sort() == Sort.THING)
        .filter(n -> genitivePlural(n) && !(isFew(head) && mayBeSingularSubject(n)))
        .map(
            n ->
                head.withTo(n.to())
                    .withUnit(Units.common(head.unit(), n.unit()))
                    .plusGroups(n.allGroups()));
  }

  /** Two, three, four: what is counted stands in another form than under five and more. */
  private static boolean isFew(Nominal head) {
    long low = head.quantity().get().count().low().orElse(0);
    return low >= 2 && low <= 4;
  }

  /** "dva vagona i lokomotiva": one more, not of the same number. */
  private boolean mayBeSingularSubject(Nominal nominal) {
    return words.any(
        nominal.head(),
        r -> r.is(Case.NOMINATIVE) && r.number().filter(k -> k == Number.SINGULAR).isPresent());
  }

  private boolean genitivePlural(Nominal nominal) {
    return words.any(
        nominal.head(),
        r -> r.is(Case.GENITIVE) && r.number().filter(k -> k == Number.PLURAL).isPresent());
  }
}

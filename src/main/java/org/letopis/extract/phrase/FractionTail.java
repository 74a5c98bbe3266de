package org.letopis.extract.phrase;

import java.util.Optional;
import org.letopis.extract.phrase.Nominal.Sort;

/** A figure grows by the whole of which it is a part. */
final class FractionTail {

  private final Words words;
  private final NominalReader reader;

  FractionTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  /** "47 od 58 kuća": so many of those behind "od". */
  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    boolean of =
        head.sort() == Sort.ELLIPTIC
            && head.quantity().isPresent()
            && i + 1 < limit
            && words.lower(i).equals("od")
            && words.quantityFrom(i + 1).isPresent();
    if (!of) {
      return Optional.empty();
    }
    return reader
        .at(i + 1, limit)
        .filter(n -> n.quantity().isPresent() && n.unit().isPresent())
        .map(
            n ->
                head.withTo(n.to())
                    .withHead(n.head(), n.sort())
                    .withUnit(n.unit())
                    .plusGroups(n.allGroups())
                    .withComplements(n.complements())
                    .withCollective(false));
  }
}

package org.letopis.extract.phrase;

import java.util.Optional;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;

/** A figure or people grow by the force to which they belong. */
final class MembersTail {

  private final NominalReader reader;

  MembersTail(NominalReader reader) {
    this.reader = reader;
  }

  /** "61 iz redova Kfora": the members of a force, after "iz redova". */
  Optional<Nominal> grow(Nominal head, int limit) {
    if (head.sort() != Sort.PEOPLE && head.sort() != Sort.ELLIPTIC) {
      return Optional.empty();
    }
    return reader
        .at(head.to(), limit)
        .filter(
            n ->
                n.preposition()
                    .filter(p -> p.means(Meaning.AMONG) && p.words().startsWith("iz"))
                    .isPresent())
        .map(
            inner ->
                head.withTo(inner.to())
                    .withUnit(head.unit().or(inner::unit))
                    .plusGroups(inner.allGroups()));
  }
}

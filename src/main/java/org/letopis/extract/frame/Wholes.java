package org.letopis.extract.frame;

import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;

/**
 * What a part is a part of: who damages the roof of a school has damaged a school. Only where the
 * text names the whole beside its part, and counts no parts.
 */
final class Wholes {

  private Wholes() {}

  /** The building or vehicle whose part the phrase means: "krov škole", "stakla na dva vozila". */
  static Optional<Nominal> of(Context context, Clause clause, Nominal part) {
    if (part.sort() != Sort.THING || part.quantity().isPresent() || !isPart(context, part)) {
      return Optional.empty();
    }
    Stream<Nominal> behind =
        clause.nominals().stream()
            .filter(n -> n.from() == part.to())
            .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent());
    return Stream.concat(
            part.complements().stream().filter(c -> !c.isPrepositional()),
            Stream.concat(part.complements().stream(), behind))
        .filter(n -> n.sort() == Sort.SITE || n.sort() == Sort.THING && n.unit().isPresent())
        .filter(n -> !isPart(context, n))
        .findFirst();
  }

  private static boolean isPart(Context context, Nominal thing) {
    return context
        .nouns()
        .at(context.words(), thing.head(), thing.to())
        .or(() -> context.nouns().at(context.words(), thing.core(), thing.to()))
        .filter(m -> m.value().has("part"))
        .isPresent();
  }
}

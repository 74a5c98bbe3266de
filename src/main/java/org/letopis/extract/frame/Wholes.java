package org.letopis.extract.frame;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;

/**
 * What a part is a part of: who damages the roof of a school has damaged a school. Only where the
 * text names the whole beside its part, and counts no parts.
 */
final class Wholes {

  /** Units of what is named by whose building it is. */
  private static final Set<String> BUILDINGS = Set.of("building", "object", "publicBuilding");

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
        .filter(n -> isWhole(context, n))
        .findFirst()
        .or(() -> before(context, clause, part))
        .map(Wholes::housed);
  }

  /** "na kući je uništen krov": the one thing that the clause says it stood on. */
  private static Optional<Nominal> before(Context context, Clause clause, Nominal part) {
    List<Nominal> on =
        clause.nominals().stream()
            .filter(n -> n.to() <= part.from() && n.quantity().isEmpty())
            .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
            .filter(n -> isWhole(context, n))
            .toList();
    return on.size() == 1 && part.complements().isEmpty() && isOne(context, part)
        ? Optional.of(on.getFirst())
        : Optional.empty();
  }

  /** "krov"; of "sva stakla" it is told how many of them. */
  private static boolean isOne(Context context, Nominal part) {
    return !context
        .words()
        .any(part.head(), r -> r.number().filter(n -> n == Number.PLURAL).isPresent());
  }

  private static boolean isWhole(Context context, Nominal nominal) {
    return (nominal.sort() == Sort.SITE
            || nominal.sort() == Sort.THING && nominal.unit().isPresent())
        && !isPart(context, nominal);
  }

  /** "zgrada škole": the school. */
  private static Nominal housed(Nominal whole) {
    boolean building =
        whole.sort() == Sort.THING && whole.unit().filter(BUILDINGS::contains).isPresent();
    return building
        ? whole.complements().stream()
            .filter(c -> !c.isPrepositional() && c.may(Case.GENITIVE))
            .filter(c -> c.sort() == Sort.SITE || c.sort() == Sort.THING && c.unit().isPresent())
            .findFirst()
            .orElse(whole)
        : whole;
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

package org.letopis.extract.argument;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.Case;

/** A figure that is said of two groups, of each: "po troje Nemaca i Turaka". */
final class Shares {

  private Shares() {}

  /** The phrase of each group where the figure holds for each; else the phrase itself. */
  static Stream<Nominal> of(Nominal nominal) {
    boolean each =
        nominal.preposition().filter(p -> p.words().equals("po")).isPresent()
            && nominal.sort() == Sort.PEOPLE
            && nominal.quantity().isPresent()
            && nominal.complements().isEmpty()
            && nominal.groups().size() == 2;
    return each ? Stream.of(share(nominal, 0), share(nominal, 1)) : Stream.of(nominal);
  }

  private static Nominal share(Nominal nominal, int k) {
    return new Nominal(
        nominal.core(),
        k == 0 ? nominal.head() + 1 : nominal.to(),
        k == 0 ? nominal.head() : nominal.to() - 1,
        nominal.sort(),
        Optional.empty(),
        Set.of(Case.NOMINATIVE),
        nominal.quantity(),
        nominal.unit(),
        List.of(nominal.groups().get(k)),
        List.of(),
        nominal.adjectives(),
        List.of(),
        false);
  }
}

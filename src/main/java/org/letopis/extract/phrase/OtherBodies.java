package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.Case;

/**
 * A body whose known name goes on with the name of a country or a town is another body than the one
 * of that name alone: "Crveni krst Makedonije".
 */
final class OtherBodies {

  private OtherBodies() {}

  /** The phrase with the whole name of its body. */
  static Nominal apart(Words words, Nominal nominal) {
    Optional<Nominal> of =
        nominal.complements().stream()
            .filter(c -> c.sort() == Sort.PLACE && !c.isPrepositional() && c.may(Case.GENITIVE))
            .findFirst();
    if (nominal.sort() != Sort.ORGANIZATION || nominal.named().isEmpty() || of.isEmpty()) {
      return nominal;
    }
    String label = nominal.named().getFirst().label();
    boolean same = label.split(" ").length == of.get().from() - nominal.core();
    List<Mentioned> whole =
        same
            ? List.of(Mentioned.named(label + " " + words.latin(of.get().from(), of.get().to())))
            : List.of();
    return nominal.withNames(nominal.groups(), whole);
  }
}

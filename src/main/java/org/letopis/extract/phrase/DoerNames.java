package org.letopis.extract.phrase;

import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal.Sort;

/** Names those who did something, by the whole of their own name. Immutable. */
public final class DoerNames {

  private final Naming naming;
  private final Nouns nouns;

  /** Names phrases with this naming; {@code nouns} tell which mean members of a force. */
  public DoerNames(Naming naming, Nouns nouns) {
    this.naming = naming;
    this.nouns = nouns;
  }

  /**
   * The entity's label where the phrase names one, else its own words with what its name goes on
   * with: "tužilaštvo BiH", "okružni sud u Nišu", "grupa mladića iz sela Rudine".
   */
  public Mentioned name(Phrases phrases, Nominal nominal) {
    Optional<Mentioned> person = person(phrases, nominal);
    if (person.isPresent()) {
      return person.get();
    }
    Optional<Nominal> force = force(phrases, nominal);
    if (force.isPresent()) {
      return force.get().named().getFirst();
    }
    Mentioned plain = naming.name(phrases.words(), nominal);
    boolean body = nominal.sort() == Sort.ORGANIZATION;
    boolean armed = body && nominal.unit().isPresent();
    if (plain.entity().isPresent() || !body && nominal.sort() != Sort.PEOPLE) {
      return plain;
    }
    // "policija u Nišu je uhapsila": where a force did it is no part of its name.
    String tail = ProperName.tail(phrases, nominal, !armed);
    return tail.isEmpty() ? plain : Mentioned.named(plain.label() + tail);
  }

  /** "general Ivan Tasić je podneo": whom the noun is an apposition to. */
  private static Optional<Mentioned> person(Phrases phrases, Nominal nominal) {
    boolean title = nominal.sort() == Sort.PEOPLE && nominal.quantity().isEmpty();
    return phrases.nominals().stream()
        .filter(n -> title && n.from() == nominal.to() && n.sort() == Sort.PERSON)
        .filter(n -> !n.isPrepositional() && !n.named().isEmpty())
        .filter(n -> n.cases().isEmpty() || nominal.cases().stream().anyMatch(n::may))
        .map(n -> n.named().getFirst())
        .findFirst();
  }

  /** "pripadnici Kfora su ušli u selo": what members do, their force does. */
  private Optional<Nominal> force(Phrases phrases, Nominal nominal) {
    boolean members =
        nominal.sort() == Sort.PEOPLE
            && nominal.adjectives().isEmpty()
            && nominal.quantity().isEmpty()
            && nouns
                .at(phrases.words(), nominal.head(), nominal.head() + 1)
                .filter(m -> m.value().has("member"))
                .isPresent();
    return members
        ? nominal.complements().stream()
            .filter(c -> c.from() == nominal.head() + 1 && c.sort() == Sort.ORGANIZATION)
            .filter(c -> !c.isPrepositional() && !c.named().isEmpty())
            .findFirst()
        : Optional.empty();
  }
}

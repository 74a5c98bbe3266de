package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Nominal.Sort;

/** People grow by what a dash says of them once more. */
final class DashTail {

  private static final Set<String> DASHES = Set.of("–", "-", "—");

  private final Words words;
  private final NominalReader reader;

  DashTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  /** "Srba – povratnika": the same people once more. */
  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    if (i + 1 >= limit || !DASHES.contains(words.form(i)) || head.sort() != Sort.PEOPLE) {
      return Optional.empty();
    }
    return reader
        .at(i + 1, limit)
        .filter(n -> n.sort() == Sort.PEOPLE && !n.isPrepositional() && n.quantity().isEmpty())
        .filter(n -> n.cases().stream().anyMatch(head::may))
        .map(n -> head.withTo(n.to()).plusGroups(n.groups()));
  }
}

package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/** Finds by whom, as the phrases of a clause say it. */
final class Agents {

  /** Units whose nouns do things though they are no persons: država, opština, grupa. */
  private static final Set<String> ACTING = Set.of("country", "municipality", "group");

  private final Naming naming;

  Agents(Naming naming) {
    this.naming = naming;
  }

  /** Who did it: "od strane X", and those in whose violence it happened. */
  List<Mentioned> agents(Phrases phrases, Clause clause, int around) {
    List<Mentioned> found = new ArrayList<>();
    for (Nominal nominal : clause.nominals()) {
      boolean agent = nominal.preposition().filter(p -> p.means(Meaning.AGENT)).isPresent();
      if (agent) {
        found.add(naming.name(phrases.words(), nominal));
        found.addAll(listed(phrases, clause, nominal));
      }
    }
    if (found.isEmpty()) {
      clause.nominals().stream()
          .filter(
              n ->
                  n.sort() == Sort.EVENT
                      && n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
          .filter(n -> n.from() >= around || n.to() <= around)
          .flatMap(n -> n.complements().stream())
          .filter(c -> c.sort() == Sort.PEOPLE && c.may(Case.GENITIVE))
          .findFirst()
          .ifPresent(c -> found.add(naming.name(phrases.words(), c)));
    }
    return found;
  }

  /** Further agents of the same list: "ekstremista i terorista". */
  private List<Mentioned> listed(Phrases phrases, Clause clause, Nominal first) {
    List<Mentioned> found = new ArrayList<>();
    int end = first.to();
    for (Nominal nominal : clause.nominals()) {
      if (nominal.from() >= end
          && !nominal.isPrepositional()
          && (nominal.sort() == Sort.PEOPLE || nominal.sort() == Sort.ORGANIZATION)
          && nominal.may(Case.GENITIVE)
          && nominal.from() - end <= 1
          && Links.between(phrases, end, nominal.from())) {
        found.add(naming.name(phrases.words(), nominal));
        end = nominal.to();
      }
    }
    return found;
  }

  /** The active subject of a clause as who did it. */
  List<Mentioned> subject(Phrases phrases, Clause clause, Nominal affected) {
    List<Nominal> subjects =
        clause.nominals().stream()
            .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
            .filter(n -> affected.head() < n.from() || affected.head() >= n.to())
            .filter(
                n ->
                    n.sort() == Sort.PEOPLE
                        || n.sort() == Sort.PERSON
                        || n.sort() == Sort.ORGANIZATION
                        || n.sort() == Sort.PLACE
                        || n.unit().filter(ACTING::contains).isPresent() && n.quantity().isEmpty())
            .toList();
    List<Mentioned> found = new ArrayList<>();
    int end = -1;
    for (Nominal subject : subjects) {
      if (found.isEmpty() || Links.between(phrases, end, subject.from())) {
        found.add(naming.name(phrases.words(), subject));
        end = subject.to();
      }
    }
    return found;
  }
}

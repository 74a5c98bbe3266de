package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Coordination;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.DoerNames;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;

/** Finds by whom, as the phrases of a clause say it. */
final class Agents {

  /** Classes of event nouns whose genitive names sides, none of whom did it alone. */
  private static final Set<String> OF_SIDES = Set.of("clash", "war");

  /** Who can give means. */
  private static final Set<Sort> GIVING =
      EnumSet.of(Sort.PEOPLE, Sort.PERSON, Sort.ORGANIZATION, Sort.PLACE);

  private final DoerNames naming;
  private final Nouns nouns;

  Agents(Naming naming, Nouns nouns) {
    this.naming = new DoerNames(naming, nouns);
    this.nouns = nouns;
  }

  /** Who did it: "od strane X", and those in whose violence it happened. */
  List<Mentioned> agents(Phrases phrases, Clause clause, int around) {
    List<Mentioned> found = new ArrayList<>();
    for (Nominal nominal : clause.nominals()) {
      boolean agent = nominal.preposition().filter(p -> p.means(Meaning.AGENT)).isPresent();
      if (agent) {
        found.add(naming.name(phrases, nominal));
        found.addAll(listed(phrases, clause, nominal));
      }
    }
    if (found.isEmpty()) {
      ofEvent(phrases, clause.nominals(), around)
          .or(() -> ofOpening(phrases, clause, around))
          .ifPresent(c -> found.add(naming.name(phrases, c)));
    }
    return found;
  }

  /** Whose the means are: the genitives of a noun for means in the instrumental or behind "uz". */
  List<Mentioned> givers(Phrases phrases, Clause clause, Set<String> means) {
    List<Mentioned> found = new ArrayList<>();
    for (Nominal nominal : clause.nominals()) {
      boolean by =
          nominal.isPrepositional()
              ? !nominal.preposition().get().means(Meaning.ABOUT)
              : nominal.may(Case.INSTRUMENTAL);
      if (by && phrases.words().hasLemma(nominal.head(), means)) {
        Stream.concat(nominal.complements().stream(), behind(clause, nominal))
            .filter(
                c ->
                    c.isPrepositional()
                        ? c.preposition().get().means(Meaning.WITH) && c.may(Case.INSTRUMENTAL)
                        : c.may(Case.GENITIVE) && nominal.complements().contains(c))
            .filter(c -> GIVING.contains(c.sort()))
            .findFirst()
            .ifPresent(
                c -> {
                  found.add(naming.name(phrases, c));
                  found.addAll(listed(phrases, clause, nominal));
                });
      }
    }
    return found;
  }

  /** "u saradnji sa UNHCR-om": what stands right behind. */
  private static Stream<Nominal> behind(Clause clause, Nominal nominal) {
    return clause.nominals().stream().filter(n -> n.from() == nominal.to() && n.isPrepositional());
  }

  /** "u napadu ekstremista": whose event it happened in. */
  private Optional<Nominal> ofEvent(Phrases phrases, List<Nominal> nominals, int around) {
    return nominals.stream()
        .filter(
            n ->
                n.sort() == Sort.EVENT
                    && n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
        .filter(n -> n.from() >= around || n.to() <= around)
        .filter(n -> !isOfSides(phrases, n))
        .flatMap(n -> n.complements().stream())
        .filter(c -> c.sort() == Sort.PEOPLE && c.may(Case.GENITIVE))
        .map(c -> c.in(Case.GENITIVE))
        .findFirst();
  }

  /** "u sukobu navijača sa policijom": who hurt whom is not said. */
  private boolean isOfSides(Phrases phrases, Nominal event) {
    return nouns
        .at(phrases.words(), event.head(), event.head() + 1)
        .filter(m -> m.value().flags().stream().anyMatch(OF_SIDES::contains))
        .isPresent();
  }

  /** "U napadu ekstremista spaljena je crkva, miniran je manastir": a list of passives. */
  private Optional<Nominal> ofOpening(Phrases phrases, Clause clause, int around) {
    boolean listed =
        clause.type() == Clause.Type.MAIN
            && clause.index() > 0
            && Coordination.isPassive(phrases, clause)
            && phrases.clauses().stream()
                .filter(c -> c.index() < clause.index() && c.type() == Clause.Type.MAIN)
                .allMatch(c -> Coordination.isPassive(phrases, c));
    return listed ? ofEvent(phrases, Surroundings.opening(phrases), around) : Optional.empty();
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
        found.add(naming.name(phrases, nominal.in(Case.GENITIVE)));
        end = nominal.to();
      }
    }
    return found;
  }
}

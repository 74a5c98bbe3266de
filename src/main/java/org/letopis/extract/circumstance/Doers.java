package org.letopis.extract.circumstance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.argument.Coordination;
import org.letopis.extract.argument.Links;
import org.letopis.extract.argument.Roles;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.DoerNames;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the active subject of a clause as who did it. */
final class Doers {

  /** Units whose nouns do things though they are no persons: država, opština, grupa. */
  private static final Set<String> ACTING = Set.of("country", "municipality", "group");

  private final DoerNames naming;

  Doers(Naming naming, Nouns nouns) {
    this.naming = new DoerNames(naming, nouns);
  }

  /**
   * The active subject of a clause as who did it: its own or, where it has none, that of the clause
   * that it goes on from: "vojnici su otvorili vatru i ubili dvojicu".
   *
   * @param verb index of its verb
   */
  List<Mentioned> subject(Phrases phrases, Clause clause, Nominal affected, int verb) {
    Optional<Nominal> gapped = gapped(phrases, affected, verb);
    if (gapped.isPresent()) {
      return List.of(name(phrases, gapped.get()));
    }
    List<Nominal> subjects =
        Roles.of(phrases, verb).subjects().stream().filter(n -> !holds(affected, n)).toList();
    // "Granate su ubile šestoro civila": the grenades did it, and nobody else.
    return subjects.isEmpty()
        ? shared(phrases, clause, affected, verb).stream().toList()
        : named(phrases, subjects);
  }

  private static boolean holds(Nominal affected, Nominal other) {
    return other.from() <= affected.head() && affected.head() < other.to();
  }

  /** "uputio je 11 kamiona, a UNHCR 300 paketa": who did the second, the verb left out. */
  private static Optional<Nominal> gapped(Phrases phrases, Nominal affected, int verb) {
    return phrases.nominals().stream()
        .filter(n -> n.from() > verb + 1 && n.to() <= affected.from() && n.head() < affected.head())
        .filter(n -> phrases.words().does(n.from() - 1, Use.GAP))
        .filter(n -> phrases.words().form(n.from() - 2).equals(","))
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE) && acts(n))
        .reduce((first, second) -> second);
  }

  /** The subject that the clause shares, where it agrees with its verb. */
  private Optional<Mentioned> shared(Phrases phrases, Clause clause, Nominal affected, int verb) {
    return Coordination.subject(phrases, clause, affected)
        .filter(Doers::acts)
        .filter(n -> Agreement.alone(phrases, n, verb))
        .map(n -> name(phrases, n));
  }

  /** "Grčka je poslala": a name that no gazetteer has to know. */
  private static boolean isCountry(Phrases phrases, Nominal nominal) {
    return nominal.sort() == Sort.OTHER
        && nominal.head() + 1 == nominal.to()
        && nominal.core() == nominal.head()
        && phrases.words().token(nominal.head()).isCapitalised()
        && !phrases.words().is(nominal.head(), PartOfSpeech.VERB)
        && !(nominal.from() > 0 && phrases.words().isAdjective(nominal.from() - 1))
        && phrases
            .words()
            .any(
                nominal.head(),
                r -> r.partOfSpeech() == PartOfSpeech.PROPER_NOUN && r.is(Case.NOMINATIVE));
  }

  private static boolean acts(Nominal nominal) {
    return nominal.sort() == Sort.PEOPLE
        || nominal.sort() == Sort.PERSON
        || nominal.sort() == Sort.ORGANIZATION
        || nominal.sort() == Sort.PLACE
        || nominal.unit().filter(ACTING::contains).isPresent() && nominal.quantity().isEmpty()
        || owner(nominal).isPresent();
  }

  /** "konvoj Crvenog krsta", "helikopteri vojske": whose the thing is that does something. */
  private static Optional<Nominal> owner(Nominal nominal) {
    return nominal.sort() == Sort.THING
        ? nominal.complements().stream()
            .filter(c -> c.sort() == Sort.ORGANIZATION && !c.isPrepositional())
            .findFirst()
        : Optional.empty();
  }

  private Mentioned name(Phrases phrases, Nominal subject) {
    return naming.name(phrases, owner(subject).orElse(subject));
  }

  /** Those of the subjects who can act: the items of the first list. */
  private List<Mentioned> named(Phrases phrases, List<Nominal> all) {
    List<Nominal> subjects = all.stream().filter(n -> acts(n) || isCountry(phrases, n)).toList();
    // "u Izmiru, Manisi i Denizliju policija je privela": the rest of a list of places.
    if (subjects.stream().anyMatch(n -> n.sort() != Sort.PLACE)) {
      subjects = subjects.stream().filter(n -> n.sort() != Sort.PLACE).toList();
    }
    List<Mentioned> found = new ArrayList<>();
    int end = -1;
    for (Nominal subject : subjects) {
      if (found.isEmpty() || Links.between(phrases, end, subject.from())) {
        found.add(name(phrases, subject));
        end = subject.to();
      }
    }
    return found;
  }
}

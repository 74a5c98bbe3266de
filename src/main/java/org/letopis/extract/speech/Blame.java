package org.letopis.extract.speech;

import java.util.Optional;
import java.util.Set;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/** Finds in what somebody says that others did harm: whom it blames, and the verb. */
public final class Blame {

  /**
   * Somebody who is said to have done harm.
   *
   * @param accused the phrase that names them
   * @param verb index of the verb of the deed
   */
  public record Deed(Nominal accused, int verb) {}

  /**
   * A deed that is said not to have been done.
   *
   * @param subject who is said not to have done it; empty where the verb alone tells
   * @param verb index of the verb
   */
  public record Refusal(Optional<Nominal> subject, int verb) {}

  private final DeedWords deeds;
  private final DeedWords refused;

  /**
   * @param deeds words that say that their subject did harm
   * @param refused words of what somebody is said not to have done
   */
  public Blame(Set<String> deeds, Set<String> refused) {
    this.deeds = new DeedWords(deeds);
    this.refused = new DeedWords(refused);
  }

  /** The deed that a clause tells of a people, a body or a person. */
  public Optional<Deed> in(Phrases phrases, Clause clause) {
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index()
          && deeds.tells(phrases, clause, i)
          && !isCounted(phrases, i)) {
        int verb = i;
        Optional<Deed> deed =
            clause.nominals().stream()
                .filter(n -> isAccused(phrases, n, verb))
                .findFirst()
                // "kriva je uprava": the adjective is what is said of it.
                .map(n -> new Deed(withoutVerdict(n, verb), verb));
        if (deed.isPresent()) {
          return deed;
        }
      }
    }
    return Optional.empty();
  }

  private static Nominal withoutVerdict(Nominal accused, int verdict) {
    return accused.core() == verdict
        ? accused.behind(verdict + 1)
        : accused.to() - 1 == verdict ? accused.headOnly() : accused;
  }

  /** The deed that a clause says was not done. */
  public Optional<Refusal> refusal(Phrases phrases, Clause clause) {
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index()
          && refused.refuses(phrases, clause, i)
          && !isCounted(phrases, i)) {
        int verb = i;
        return Optional.of(
            new Refusal(
                clause.nominals().stream().filter(n -> isAccused(phrases, n, verb)).findFirst(),
                verb));
      }
    }
    return Optional.empty();
  }

  /** "zabeležila 17 napada": a noun that looks like the verb. */
  private static boolean isCounted(Phrases phrases, int i) {
    return phrases
        .nominalOver(i)
        .filter(n -> n.quantity().isPresent() && n.head() == i)
        .isPresent();
  }

  private static boolean isAccused(Phrases phrases, Nominal nominal, int verb) {
    boolean sort =
        nominal.sort() == Sort.ORGANIZATION
            || nominal.sort() == Sort.PERSON
            || nominal.sort() == Sort.PEOPLE;
    return sort
        && !nominal.isPrepositional()
        && nominal.may(Case.NOMINATIVE)
        && nominal.quantity().isEmpty()
        && Agreement.allows(phrases, nominal, verb);
  }

  /** The index after "za smrt tri dečaka": the phrase and the bare ones right behind it. */
  static int deedEnd(Phrases phrases, Nominal about, int verb) {
    int end = about.to();
    for (Nominal next : phrases.nominals()) {
      boolean ahead = verb >= end && next.to() > verb;
      if (next.from() == end && !next.isPrepositional() && !ahead) {
        end = next.to();
      }
    }
    return end;
  }
}

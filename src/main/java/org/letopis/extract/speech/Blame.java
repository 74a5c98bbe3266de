package org.letopis.extract.speech;

import java.util.Optional;
import java.util.Set;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Finds in what somebody says that others did harm: whom it blames, and the verb. */
public final class Blame {

  /**
   * Somebody who is said to have done harm.
   *
   * @param accused the phrase that names them
   * @param verb index of the verb of the deed
   */
  public record Deed(Nominal accused, int verb) {}

  private final LemmaPhrases<Boolean> deeds = new LemmaPhrases<>();

  /**
   * @param deeds lemmas of verbs that say that their subject did harm
   */
  public Blame(Set<String> deeds) {
    deeds.forEach(deed -> this.deeds.add(deed, true));
  }

  /** The deed that a clause tells of a people, a body or a person. */
  public Optional<Deed> in(Phrases phrases, Clause clause) {
    Words words = phrases.words();
    for (int i = clause.from(); i < clause.to(); i++) {
      if (phrases.clauseOf(i).index() == clause.index()
          && isDeed(words, i)
          && !isCounted(phrases, i)) {
        int verb = i;
        return clause.nominals().stream()
            .filter(n -> isAccused(phrases, n, verb))
            .findFirst()
            .map(n -> new Deed(n, verb));
      }
    }
    return Optional.empty();
  }

  /** "zabeležila 17 napada": a noun that looks like the verb. */
  private static boolean isCounted(Phrases phrases, int i) {
    return phrases.nominalOver(i).filter(n -> n.quantity().isPresent()).isPresent();
  }

  private boolean isDeed(Words words, int i) {
    return deeds.at(words, i, words.size()).isPresent()
        && words.any(
            i,
            r ->
                r.partOfSpeech() == PartOfSpeech.VERB
                    && r.verbForm()
                        .filter(v -> v == VerbForm.ACTIVE_PARTICIPLE || v == VerbForm.PRESENT)
                        .isPresent());
  }

  private static boolean isAccused(Phrases phrases, Nominal nominal, int verb) {
    boolean sort =
        nominal.sort() == Sort.ORGANIZATION
            || nominal.sort() == Sort.PERSON
            || nominal.sort() == Sort.PEOPLE && !nominal.groups().isEmpty();
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

package org.letopis.extract.circumstance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;

/** Where, when and by whom, as the phrases of a clause say it. */
public final class Circumstances {

  private final Agents agents;
  private final Doers doers;

  /** Names places and doers with this naming; {@code nouns} tell the classes of events. */
  public Circumstances(Naming naming, Nouns nouns) {
    agents = new Agents(naming, nouns);
    doers = new Doers(naming, nouns);
  }

  /** The places that phrases name: those in which something is, or, where there are none, near. */
  public List<Mentioned> places(Phrases phrases, List<Nominal> nominals, Set<Meaning> meanings) {
    return Localities.places(phrases, nominals, meanings);
  }

  /** Whether a phrase of place says where the body before it sits: "vlada u Prištini". */
  public boolean isSeat(Phrases phrases, Nominal place) {
    return Localities.isSeat(phrases, place);
  }

  /** The places that one phrase names: itself, its genitives, its adjective. */
  public List<Mentioned> placesIn(Phrases phrases, Nominal nominal) {
    return Localities.placesIn(phrases, nominal);
  }

  /** The sites that phrases name as where it happened. */
  public List<Mentioned> sites(List<Nominal> nominals) {
    return Localities.sites(nominals);
  }

  /**
   * The places that the sentence names for a clause that names none: those of the clause that says
   * when or of the event that it happened in, else those that the sentence opens with.
   */
  public List<Mentioned> around(Phrases phrases, Clause clause, Set<Meaning> meanings) {
    return SentencePlaces.around(phrases, clause, meanings);
  }

  /**
   * When: the date of the clause, of the clause that says when, or that the sentence opens with.
   */
  public Optional<TimeSpan> time(Phrases phrases, Clause clause) {
    return ClauseDates.time(phrases, clause, clause.from());
  }

  /**
   * The same for one of those that the clause tells of, where its parts share a verb: "juče je
   * ubijeno pet ljudi, a danas dvoje".
   *
   * @param told a token of the phrase that tells who
   */
  public Optional<TimeSpan> time(Phrases phrases, Clause clause, int told) {
    return ClauseDates.time(phrases, clause, told);
  }

  /** Who did it: "od strane X", and those in whose violence it happened. */
  public List<Mentioned> agents(Phrases phrases, Clause clause, int around) {
    return agents.agents(phrases, clause, around);
  }

  /**
   * By whose means it was done: "sredstvima Evropske komisije", "uz pomoć Crvenog krsta".
   *
   * @param means lemmas of the nouns for such means
   */
  public List<Mentioned> givers(Phrases phrases, Clause clause, Set<String> means) {
    return agents.givers(phrases, clause, means);
  }

  /**
   * The active subject of a clause as who did it.
   *
   * @param verb index of its verb
   */
  public List<Mentioned> subject(Phrases phrases, Clause clause, Nominal affected, int verb) {
    return doers.subject(phrases, clause, affected, verb);
  }
}

package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.Case;

/** Finds where an event was that no preposition says of it, and at which site. */
final class EventSpots {

  private EventSpots() {}

  /** "nemiri su zahvatili Bor i Niš": what an event that is the subject hit. */
  static List<Mentioned> hit(Clause clause, Nominal event) {
    boolean subject = !event.isPrepositional() && event.may(Case.NOMINATIVE);
    return clause.nominals().stream()
        .filter(n -> subject && n.from() >= event.to() && n.sort() == Sort.PLACE)
        .filter(n -> !n.isPrepositional() && n.may(Case.ACCUSATIVE) && !n.may(Case.GENITIVE))
        .flatMap(n -> n.named().stream())
        .toList();
  }

  /**
   * The sites at which it happened: behind the noun or in its relative clause, else in its clause.
   *
   * @param whole whether all of the clause tells of the event
   */
  static List<Mentioned> sites(
      Context context, Clause clause, boolean whole, List<Nominal> behind, Optional<Clause> told) {
    List<Nominal> near = new ArrayList<>(behind);
    told.ifPresent(r -> near.addAll(r.nominals()));
    List<Mentioned> own = context.circumstances().sites(near);
    return own.isEmpty() && whole ? context.circumstances().sites(clause.nominals()) : own;
  }
}

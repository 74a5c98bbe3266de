package org.letopis.extract.circumstance;

import java.util.List;
import java.util.Optional;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Mention;

/** Finds when, as the dates of a clause or of its sentence say it. */
final class ClauseDates {

  private ClauseDates() {}

  /**
   * When: the date of the clause, of the clause that says when, or that the sentence opens with.
   */
  static Optional<TimeSpan> time(Phrases phrases, Clause clause) {
    List<Nominal> opening = Surroundings.opening(phrases);
    int openingEnd = opening.isEmpty() ? phrases.sentence().from() : opening.getLast().to();
    Optional<Mention.Time> own = Optional.empty();
    Optional<Mention.Time> leading = Optional.empty();
    Optional<Mention.Time> explained = Optional.empty();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      Optional<Mention.Time> time = phrases.words().timeFrom(i);
      if (time.isEmpty() || isExcluded(phrases, i, time.get())) {
        continue;
      }
      Clause of = phrases.clauseOf(i);
      if (of.index() == clause.index()) {
        own = better(own, time.get());
      } else if (Surroundings.explains(phrases, clause, of)) {
        explained = better(explained, time.get());
      } else if (i < openingEnd && clause.type() == Clause.Type.MAIN) {
        leading = better(leading, time.get());
      }
    }
    Optional<Mention.Time> explainedDate = dated(explained);
    Optional<Mention.Time> leadingDate = dated(leading);
    Optional<Mention.Time> undated = own;
    return dated(own)
        .or(() -> explainedDate)
        .or(() -> leadingDate)
        .or(() -> undated)
        .map(Mention.Time::span);
  }

  private static Optional<Mention.Time> dated(Optional<Mention.Time> time) {
    return time.filter(t -> t.kind() == Mention.Time.Kind.DATE);
  }

  private static Optional<Mention.Time> better(Optional<Mention.Time> one, Mention.Time other) {
    boolean dated = one.isPresent() && one.get().kind() == Mention.Time.Kind.DATE;
    return dated ? one : Optional.of(other);
  }

  /**
   * "posle 17. marta", "crkva iz 1907", a date inside the name of an event: not when this happened.
   */
  private static boolean isExcluded(Phrases phrases, int i, Mention.Time time) {
    return switch (time.kind()) {
      case DATE, RELATIVE, DURATION ->
          isOrigin(phrases, i)
              || phrases
                  .nominalOver(i)
                  .filter(
                      n ->
                          n.preposition()
                              .filter(p -> p.means(Meaning.AFTER) || p.means(Meaning.BEFORE))
                              .isPresent())
                  .isPresent();
      default -> true;
    };
  }

  /** "iz 1907": says from when a thing is. */
  private static boolean isOrigin(Phrases phrases, int i) {
    return i > phrases.sentence().from() && phrases.words().lower(i - 1).equals("iz");
  }
}

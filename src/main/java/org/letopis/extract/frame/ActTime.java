package org.letopis.extract.frame;

import java.util.Optional;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.circumstance.EventDates;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.lexicon.Mention;

/** When an act was: a date of its clause that is not the date of the event it is about. */
final class ActTime {

  private ActTime() {}

  static Optional<TimeSpan> of(Phrases phrases, int verb) {
    Clause clause = phrases.clauseOf(verb);
    for (int i = clause.from(); i < clause.to(); i++) {
      Optional<Mention.Time> time = phrases.words().timeFrom(i);
      boolean when =
          time.filter(
                  t -> t.kind() == Mention.Time.Kind.DATE || t.kind() == Mention.Time.Kind.RELATIVE)
              .isPresent();
      if (when && phrases.clauseOf(i).index() == clause.index() && !isOfEvent(phrases, i)) {
        return time.map(Mention.Time::span);
      }
    }
    return Optional.empty();
  }

  /** "Savet je osudio zločin 21. jula": an object of which no more is said. */
  private static boolean isBareObject(Phrases phrases, Nominal event, int time) {
    return event.to() == time
        && event.complements().isEmpty()
        && EventDates.isObject(phrases.clauseOf(event.head()), event);
  }

  /** "pogrom nad Srbima 17. marta": between the event and the date stands no verb. */
  private static boolean isOfEvent(Phrases phrases, int time) {
    Optional<Nominal> event = Optional.empty();
    for (Nominal nominal : phrases.nominals()) {
      boolean before = nominal.to() <= time && nominal.all().anyMatch(n -> n.sort() == Sort.EVENT);
      event = before ? Optional.of(nominal) : event;
    }
    if (event.isEmpty()) {
      return false;
    }
    if (isBareObject(phrases, event.get(), time)) {
      return false;
    }
    for (int i = event.get().to(); i < time; i++) {
      if (Verbs.isPredicate(phrases.words(), i) && phrases.nominalOver(i).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
